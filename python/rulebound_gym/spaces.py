"""Gymnasium's spaces where it is installed; else stand-ins with the few things that are needed of them."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
        def __init__(self, n):
            self.n = n

        def contains(self, x):
            return 0 <= int(x) < self.n

        def sample(self, mask=None):
            choices = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(np.random.choice(choices))

    class Box:
        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, x):
            return x.shape == self.shape and x.dtype == self.dtype and bool(np.all((x >= self.low) & (x <= self.high)))

    class Dict(dict):
        def contains(self, x):
            return set(x) == set(self) and all(self[key].contains(x[key]) for key in self)


INT16 = np.iinfo(np.int16)


def observation_space(contract):
    return Dict(
        {
            "observation": Box(INT16.min, INT16.max, (contract.observation_size,), np.int16),
            "action_mask": Box(0, 1, (contract.action_count,), np.int8),
        }
    )


def action_space(contract):
    return Discrete(contract.action_count)
