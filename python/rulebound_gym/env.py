"""One seat learns, bots play the others: the interface of Gymnasium."""

import numpy as np

from .games import Games
from .process import GymError
from .spaces import action_space, observation_space

try:
    from gymnasium import Env
except ImportError:

    class Env:
        """What a single-agent environment has, where Gymnasium is not installed."""

        np_random = None

        def reset(self, *, seed=None, options=None):
            if seed is not None or self.np_random is None:
                self.np_random = np.random.default_rng(seed)

        @property
        def unwrapped(self):
            return self


class RiftboundEnv(Env):
    """A game in which `seat` learns. Other seats are played by `opponent`: random, greedy, search:100 and so on.

    An observation is {"observation": int16, "action_mask": int8}; `info` holds "player", "legal" (numbers of the legal actions)
    and "answers" (their features). The reward is 0 until the end; then 1 for a win, and minus a share for a loss.
    """

    metadata = {"render_modes": ["ansi"], "name": "riftbound-v1"}

    def __init__(self, mode="duel", decks=None, seat=0, opponent="random", windows="useful", max_decisions=5000, render_mode=None):
        self._games = Games(1)
        self.contract = self._games.contract
        if mode not in self.contract.modes:
            self.close()
            raise GymError(f"mode: one of {', '.join(self.contract.modes)} was expected, but there is {mode!r}")
        seats = [opponent] * self.contract.modes[mode]
        if not 0 <= seat < len(seats):
            self.close()
            raise GymError(f"seat: a number below {len(seats)} was expected, but there is {seat!r}")
        seats[seat] = "learner"
        self.seat = seat
        self.render_mode = render_mode
        self._setup = {"game": 0, "mode": mode, "seats": seats, "windows": windows, "mostDecisions": max_decisions}
        if decks is not None:
            self._setup["decks"] = list(decks)
        self.observation_space = observation_space(self.contract)
        self.action_space = action_space(self.contract)

    def reset(self, *, seed=None, options=None):
        """Begins a game. The same seed gives the same game; without one it is a game by chance."""
        super().reset(seed=seed)
        self._games.reset([{**self._setup, **(options or {}), "game": 0, "seed": int(self.np_random.integers(1 << 31))}])
        return self._observation(), self._info()

    def step(self, action):
        self._games.step(np.array([action], dtype=np.int32))
        games = self._games
        reward = float(games.rewards[0, self.seat])
        return self._observation(), reward, bool(games.terminated[0]), bool(games.truncated[0]), self._info()

    def action_masks(self):
        """The mask by the name that some libraries look for."""
        return self._games.mask(0).astype(bool)

    def view(self):
        """The observation as nested dictionaries with names."""
        return self._games.view(0)

    def save(self):
        return self._games.save(0)

    def load(self, saved):
        self._games.load(saved, 0, self._setup["seats"])
        return self._observation(), self._info()

    def render(self):
        lines = self._games.describe(0)
        return "\n".join(f"{action}: {line}" for action, line in lines.items())

    def close(self):
        self._games.close()

    def _observation(self):
        return {"observation": self._games.observation[0].copy(), "action_mask": self._games.mask(0)}

    def _info(self):
        legal = self._games.legal(0)
        return {"player": int(self._games.player[0]), "legal": legal, "answers": self._games.answers[0, : len(legal)].copy()}
