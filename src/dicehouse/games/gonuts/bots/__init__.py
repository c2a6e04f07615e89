"""The bots of Go Nuts!"""
