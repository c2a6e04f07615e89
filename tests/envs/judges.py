"""PettingZoo's own tests; they import games of PettingZoo in a way that PettingZoo itself warns of."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.render_test import render_test

__all__ = ["api_test", "parallel_api_test", "render_test", "seed_test"]
