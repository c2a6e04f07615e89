"""The signalling game between announcer and blind player, solved as a linear program by the simplex method.

The announcer knows the amount and claims one; the blind player knows the claim and believes it or looks. What one of
them wins the other loses. The announcer looks for x[amount, claim], how often both happen together, which maximises

    sum over claims of the smaller of   accept[claim] * sum of x[., claim]   and   what x[., claim] brings if challenged

and the prices of that program are how often the blind player should look. The simplex method starts from telling the
truth, so it needs no first phase. The code is plain enough for numba to compile it as it stands.
"""

from dicehouse.games.chinchiller.bots.throw_odds import Floats, Ints
from dicehouse.kit.arrays import np

SLACK = 1e-10
"""Reduced prices below this are zero, where the stakes span 1."""
SMALLEST = 1e-9
"""The smallest number to divide by."""
NEVER = 1e-9
"""Smaller probabilities are rounding errors."""
NO_STAKES = 1e-12
"""Where payoffs differ by less, the equilibrium is to claim the truth and to accept it."""
MOST_PIVOTS = 600
CAREFUL = 150
"""The number of pivots after which the first improving column is taken (Bland's rule), which cannot cycle."""


def equilibrium(accept: Floats, truth: Floats, lie: Floats, chances: Floats) -> tuple[float, Floats, Floats]:
    """The value for the announcer, how often each claim follows each amount, and how often each claim is believed.

    Args:
        accept: for each claim, what it is worth to the announcer if it is believed.
        truth: for each amount, what it is worth if it was claimed and challenged.
        lie: for each amount, what it is worth if another was claimed and challenged.
        chances: how likely each amount is.
    """
    n = len(accept)
    low = min(accept.min(), truth.min(), lie.min())
    span = max(accept.max(), truth.max(), lie.max()) - low
    if span < NO_STAKES:
        return low, np.eye(n), np.ones(n)
    accept, truth, lie = (accept - low) / span, (truth - low) / span, (lie - low) / span
    table, basis = tableau(accept, truth, lie, chances)
    run_simplex(table, basis)
    mix = np.zeros((n, n))
    for r in range(2 * n):
        if basis[r] < n * n and table[r, -1] > NEVER:
            mix[basis[r] // n, basis[r] % n] = table[r, -1]
    believe = np.zeros(n)
    for c in range(n):
        believe[c] = 1.0 - min(max(-table[2 * n, n * n + n + c], 0.0), 1.0)
        if mix[:, c].sum() == 0.0:
            believe[c] = off_path_trust(c, believe[c], accept, truth, lie)
    for w in range(n):
        mix[w, :] /= mix[w, :].sum()
    return low - span * table[2 * n, -1], mix, believe


def tableau(accept: Floats, truth: Floats, lie: Floats, chances: Floats) -> tuple[Floats, Ints]:
    """The linear program with the truth as its first solution, and which column each row stands for.

    Rows: the amounts, the claims, the prices. Columns: x, what looking takes away, what it would add, the right side.
    """
    n = len(accept)
    looks, calms, right = n * n, n * n + n, n * n + 2 * n
    table = np.zeros((2 * n + 1, right + 1))
    basis = np.zeros(2 * n, dtype=np.int64)
    for w in range(n):
        table[w, w * n : w * n + n] = 1.0
        table[w, right] = chances[w]
        basis[w] = w * n + w
        for c in range(n):
            table[n + c, w * n + c] = accept[c] - (truth[w] if w == c else lie[w])
            table[2 * n, w * n + c] = accept[c]
    for c in range(n):
        table[n + c, looks + c] = -1.0
        table[n + c, calms + c] = 1.0
        table[2 * n, looks + c] = -1.0
    for w in range(n):
        table[n + w, :] -= table[n + w, w * n + w] * table[w, :]
        table[2 * n, :] -= accept[w] * table[w, :]
        basis[n + w] = calms + w
        if table[n + w, right] < 0:
            table[n + w, :] *= -1.0
            basis[n + w] = looks + w
            table[2 * n, :] += table[n + w, :]
    return table, basis


def run_simplex(table: Floats, basis: Ints) -> None:
    """Pivot until no reduced price is positive."""
    rows = len(basis)
    for pivots in range(MOST_PIVOTS):
        prices = table[rows, :-1]
        column = int(np.argmax(prices)) if pivots < CAREFUL else int(np.argmax(prices > SLACK))
        if prices[column] <= SLACK:
            break
        row, least = -1, 0.0
        for r in range(rows):
            if table[r, column] > SMALLEST:
                ratio = table[r, -1] / table[r, column]
                if row < 0 or ratio < least or (ratio == least and basis[r] < basis[row]):
                    row, least = r, ratio
        if row < 0:
            break
        pivot(table, row, column)
        basis[row] = column


def off_path_trust(claim: int, trust: float, accept: Floats, truth: Floats, lie: Floats) -> float:
    """The trust in a claim that the equilibrium never makes: where one answer is best for every roll, it is given."""
    least, most = truth[claim], truth[claim]
    for w in range(len(lie)):
        if w != claim:
            least, most = min(least, lie[w]), max(most, lie[w])
    if accept[claim] <= least:
        return 1.0
    return 0.0 if accept[claim] >= most else trust


def pivot(table: Floats, row: int, column: int) -> None:
    """Let a column enter the basis in a row. `jit` has the same as loops."""
    table[row] /= table[row, column]
    for other in range(len(table)):
        factor = table[other, column]
        if other != row and factor != 0.0:
            table[other] -= table[row] * factor
