"""The bots of Chinchiller Dice."""
