"""The vocabulary of the house: dice, rolls, the Game protocol, events, records, notation, viewers, errors. No I/O."""
