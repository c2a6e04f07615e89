"""The bots of DiXkiBluff."""

BOTS = {
    "novice": "thumbs.Novice",
    "regular": "regular.Regular",
    "expert": "expert.Expert",
    "odds": "yardstick.Odds",
}
EVALUATOR = "evaluator.DiXkiBluffEvaluator"
SOLVER = "solver.solve"
SHIP = ("solver.ship", "train.ship")
