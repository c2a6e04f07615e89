"""What a house of tables refuses, beside what the rules do."""

from dicehouse.core.errors import DicehouseError, define

define(
    {
        "action.too-soon": "Not so fast: {action} is possible again in {wait} ms.",
        "table.unknown": "There is no such table.",
        "table.begun": "The game has begun: seats stay as they are.",
        "table.not-begun": "The game has not begun yet: a seat is free, or the dice are being mixed.",
        "table.not-over": "The game is not over yet.",
        "table.full": "All seats are taken.",
        "table.taken": "Seat {seat} is not free.",
        "table.seats-elsewhere": "One address may have seats at {most} listed tables at a time. Leave one first.",
        "table.nobody": "Nobody sits in seat {seat} who could be sent away.",
        "table.name": "A name has 1 to {high} ordinary characters, without spaces at the ends.",
        "table.name-taken": "Somebody at this table is called {name} already.",
        "table.sent-away": "The host has sent {name} away from this table, and can take that back.",
        "table.not-sent-away": "Nobody called {name} was sent away from this table.",
        "table.chairs": "These chairs make no sense: one is not there, or is named twice.",
        "table.not-proposed": "Nobody has proposed another game, or it is settled already.",
        "table.said": "Say something of 1 to {high} ordinary characters.",
        "table.muted": "The host has muted you.",
        "table.enough-said": "Enough has been said at this table: it keeps {most} messages.",
        "table.too-long": "This table has grown as long as the house allows ({most} entries): it cannot go on.",
        "table.followed": "The next game has been opened already.",
        "table.no-hints": "This table plays without hints.",
        "table.no-advice": "The house has no advice for the game as it is played here.",
        "table.hints-busy": "Many are asking for hints right now. Ask again in a moment.",
        "table.no-choice": "There is nothing for you to choose now.",
        "table.pledged": "Your seat has pledged already.",
        "table.sealed": "Too late: what every seat adds to the dice is settled.",
        "table.not-sealed": "Keep your string to yourself: not all pledges are in yet.",
        "table.string": "This is not the string that your seat has pledged.",
        "table.crowded": "Too many are connected to this table already. Try again later.",
        "table.watching": "You are only watching: take a seat first.",
        "table.not-host": "Only the host may do that.",
        "table.token": "This token keeps no seat at this table.",
        "table.deleted": "This table has been deleted, with everything that was said and played at it.",
        "table.closed": "The house has closed this table.",
        "table.moved": "This game was taken along to another house. There it goes on.",
        "table.not-alone": "Others have seats at this table: only whoever holds all of them can take the game along.",
        "table.elsewhere": "These dice were thrown at another house: there is nothing that this one could prove.",
        "table.ended": "This game is over: there is nothing to play on.",
        "table.storage": "The house cannot write at the moment. Try again; what you send twice counts once.",
        "table.busy": "The table is too busy. Try again; what you send twice counts once.",
        "table.daily": "This is a game of the day: everybody plays it alike.",
        "table.not-daily": "Nobody has played a game of the day here.",
        "table.no-comparison": "The house cannot compare this game with best play right now. Ask again later.",
        "table.not-real": "At this table the house throws the dice.",
        "table.untold": "First say how your own dice lie: nobody told the house.",
        "table.late": "Only real dice can be told late: let the table have real dice, or tell them at once.",
        "table.real": "These dice were thrown by hand: there is nothing that the house could prove.",
        "table.day-not-over": "These are the dice of {day}: they can be checked when that day is over, in UTC.",
        "table.listed-enough": "Tables of yours on the shelf: {high}. Close one, or open this one for friends only.",
        "review.busy": "Many games are being reviewed right now. Ask again in a moment.",
        "review.too-slow": "The house has no time for a review this long. With the record you can: dicehouse review.",
        "review.broke": "The review broke off. Ask for it again.",
        "review.none": "The house cannot review this game as it is played here.",
        "paper.unknown": "There is no such sheet.",
        "paper.busy": "Many sheets are being printed right now. Ask again in a moment.",
        "paper.unavailable": "This house cannot print: typst is not installed there.",
        "lesson.none": "Nobody has written a lesson for this game yet.",
        "puzzle.none": "There are no puzzles in this house.",
        "protocol.version": "This house speaks version {known} of the protocol, not {version}.",
        "protocol.message": "This is no message of the protocol: {reason}.",
        "protocol.hello": "Say hello first.",
        "protocol.slow": "You read too slowly. Come back with the last number you saw.",
        "protocol.connections": "Too many connections from your address. Close some, or wait a moment.",
        "protocol.full": "The house is full. Try again in a moment.",
        "protocol.banned": "This house does not let you in from where you are.",
        "protocol.rate": "Too many messages. Wait a moment.",
        "protocol.origin": "A web page from elsewhere may not do that here.",
        "protocol.host": "This house does not answer to the name {host}. Its operator can add it to the setting hosts.",
        "settings.wrong": "The settings make no sense: {reason}.",
        "settings.port-taken": "Port {port} is taken: another program listens there. Choose another with --port.",
        "settings.door": "The house cannot listen on port {port} of {host}: {reason}.",
    }
)


class TableError(DicehouseError):
    """Something a table of the house refuses."""


class ProtocolError(DicehouseError):
    """Something that is no message of the protocol."""


class ListenError(DicehouseError):
    """The node cannot listen where it was told to."""
