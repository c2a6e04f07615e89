"""The house in a page: the tables of a server without a server, for a browser that runs Python (docs/server.md)."""
