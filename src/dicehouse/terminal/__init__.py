"""Playing in a plain terminal."""
