"""The minds of Go Nuts!: from a novice who stops too soon to the solved game."""

BOTS = {"novice": "thumbs.Novice", "regular": "thumbs.Regular", "expert": "expert.Expert"}
EVALUATOR = "evaluator.GoNutsEvaluator"
SOLVER = "solver.solve"
SHIP = ("solver.ship",)
