"""Tables over HTTP and WebSocket: seats, clocks, the log and its storage, bots, reviews, the bus between nodes."""
