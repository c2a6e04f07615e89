"""The bots of Chinchiller Dice."""

BOTS = {"novice": "thumbs.Novice", "regular": "regular.Regular", "expert": "expert.Expert"}
EVALUATOR = "evaluator.ChinchillerEvaluator"
SOLVER = "solver.solve"
SHIP = ("solver.ship", "train.ship")
