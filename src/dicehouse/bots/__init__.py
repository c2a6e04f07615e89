"""What the bots of all games share."""

from dicehouse.bots.bot import Bot, RandomBot, simple_bot

__all__ = ["Bot", "RandomBot", "simple_bot"]
