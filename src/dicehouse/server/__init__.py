"""Tables over HTTP and WebSocket: seats, clocks, the log, storage, channels between nodes."""
