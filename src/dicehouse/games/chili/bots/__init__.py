"""The bots of Chili Dice."""
