"""The bots of Chili Dice."""

BOTS = {
    "novice": "thumbs.Novice",
    "regular": "regular.Regular",
    "expert": "expert.Expert",
    "score": "expert.Expert",
}
"""`score` is the expert by another name: it plays for points, a yardstick for those who play to win."""

EVALUATOR = "evaluator.ChiliEvaluator"
SOLVER = "solver.solve"
SHIP = ("solver.ship",)
QUICK = "kernel"
