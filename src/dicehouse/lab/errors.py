"""Error codes of simulations."""

from dicehouse.core.errors import define

define(
    {
        "lab.cells": "The grid has {cells} cells. More than {most} nobody could look at.",
        "lab.other": "Results of another sweep lie in {folder}. Choose another folder, or repeat its command.",
        "lab.folder": "Nothing can be written into the folder {folder}: {reason}.",
        "lab.damaged": "The file {path} cannot be read. Delete it, and run the same command again.",
        "lab.engine": "These bots cannot be compiled: {reason}. Let the plain engine play them: {command}",
        "lab.worker": "A process that played games died. What was finished is kept; run the same command again.",
    }
)
