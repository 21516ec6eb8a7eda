"""Many games in several processes, a batch at a time."""

import numpy as np

from .games import Games
from .process import GymError
from .spaces import action_space, observation_space


class VectorEnv:
    """`num_envs` games, shared out among `workers` processes. A game that ends is followed at once by another.

    With all seats learners (the default) a row of a batch is the position of whichever player is asked: `player` says who, and
    rewards are by seat. With `seats`, such as ["learner", "greedy"], bots play the others.

        envs = VectorEnv(256, workers=2)
        batch = envs.reset(seed=1)
        while learning:
            batch = envs.step(policy(batch))          # an action for each game

    Or, so that no process waits: `for part in envs.parts: part.send(actions)` ... `part.receive()`. A part is a `Games`, whose
    arrays are shared memory and are not copied.
    """

    def __init__(self, num_envs, workers=1, mode="duel", decks=None, seats=None, windows="useful", max_decisions=5000):
        if workers < 1 or num_envs % workers != 0:
            raise GymError(f"{num_envs} games cannot be shared out among {workers} processes: a multiple is needed")
        self.num_envs = num_envs
        self.parts = []
        try:
            for _ in range(workers):
                self.parts.append(Games(num_envs // workers))
        except BaseException:
            self.close()
            raise
        self.contract = self.parts[0].contract
        self._setup = {"mode": mode, "windows": windows, "mostDecisions": max_decisions}
        if seats is not None:
            self._setup["seats"] = list(seats)
        self._decks = decks
        self.single_observation_space = observation_space(self.contract)
        self.single_action_space = action_space(self.contract)

    def reset(self, seed=1):
        """Begins all games. Game i has the seed `seed + i`, then each time `num_envs` more: the same whatever the workers."""
        for which, part in enumerate(self.parts):
            first = which * part.count
            part.reset([{**self._setup, **self._decks_of(first + i), "game": i, "seed": seed + first + i, "again": self.num_envs} for i in range(part.count)])
        return self._batch()

    def _decks_of(self, game):
        """Decks by seat for all games, or a function of the number of the game."""
        if self._decks is None:
            return {}
        return {"decks": list(self._decks(game) if callable(self._decks) else self._decks)}

    def step(self, actions):
        actions = np.asarray(actions, dtype=np.int32)
        if actions.shape != (self.num_envs,):
            raise GymError(f"{self.num_envs} actions were expected, but there are {actions.shape}")
        each = self.num_envs // len(self.parts)
        for which, part in enumerate(self.parts):
            part.send(actions[which * each : (which + 1) * each])
        for part in self.parts:
            part.receive()
        return self._batch()

    def _batch(self):
        """Copies of everything, game by game."""
        return {
            "observation": np.concatenate([part.observation for part in self.parts]),
            "answers": np.concatenate([part.answers for part in self.parts]),
            "legal_count": np.concatenate([part.legal_count for part in self.parts]),
            "player": np.concatenate([part.player for part in self.parts]),
            "last_player": np.concatenate([part.last_player for part in self.parts]),
            "rewards": np.concatenate([part.rewards for part in self.parts]),
            "terminated": np.concatenate([part.terminated for part in self.parts]).astype(bool),
            "truncated": np.concatenate([part.truncated for part in self.parts]).astype(bool),
        }

    def masks(self):
        return np.concatenate([part.masks() for part in self.parts])

    def close(self):
        for part in self.parts:
            part.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
