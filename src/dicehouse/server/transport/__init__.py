"""Connections of a node: one port for HTTP (uvicorn) and WebSockets (picows), with limits where bytes arrive."""
