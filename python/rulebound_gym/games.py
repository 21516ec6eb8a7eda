"""Games by number in one process: all that the engine offers to learners and searches."""

import numpy as np

from .contract import Contract
from .process import GymError, Process


class Games:
    """`count` games in one process. Arrays are views of shared memory: the next step or reset of a game overwrites its row.

    observation   (count, size) int16      what the player who is asked may know
    answers       (count, rows, fields) int16   the legal answers; the first field is the action
    rewards       (count, 4) float32       by seat, of the last step
    header        (count, 8) int32         see `player`, `legal_count`, `terminated`, `truncated`
    """

    def __init__(self, count, decks=None):
        self.process = Process(decks)
        self.count = count
        try:
            self.contract = Contract(self.process.request({"do": "contract"}))
            layout = self.process.open(count)
        except BaseException:
            self.process.close()
            raise
        for one in layout["lists"]:
            size = int(np.prod(one["shape"]))
            array = np.frombuffer(self.process.memory, dtype=one["type"], count=size, offset=one["from"])
            setattr(self, one["name"], array.reshape(one["shape"]))
        self._nothing = np.full(count, -1, dtype=np.int32)

    # ------------------------------------------------------------------------------------------------- positions

    def _column(self, name):
        return self.header[:, self.contract.header[name]]

    @property
    def player(self):
        """By game: the seat that is asked; -1: the game is over."""
        return self._column("player")

    @property
    def legal_count(self):
        return self._column("legal")

    @property
    def terminated(self):
        """By game: did the last step end it?"""
        return self._column("terminated")

    @property
    def truncated(self):
        return self._column("truncated")

    @property
    def last_player(self):
        """By game: the seat whose action was the last."""
        return self._column("last player")

    def legal(self, game=0):
        """The legal actions, in the engine's order."""
        count = int(self.legal_count[game])
        if count <= self.contract.answer_rows:
            return self.answers[game, :count, 0].astype(np.int32)
        return np.array(self.process.request({"do": "legal", "game": game})["actions"], dtype=np.int32)

    def mask(self, game=0):
        mask = np.zeros(self.contract.action_count, dtype=np.int8)
        mask[self.legal(game)] = 1
        return mask

    def masks(self):
        """The masks of all games, as (count, actions) of int8. Answers beyond the rows of an encoding are not in it."""
        rows = self.contract.answer_rows
        out = np.zeros((self.count, self.contract.action_count), dtype=np.int8)
        shown = np.arange(rows) < np.minimum(self.legal_count, rows)[:, None]
        games, places = np.nonzero(shown)
        out[games, self.answers[games, places, 0]] = 1
        return out

    # ------------------------------------------------------------------------------------------------- the game goes on

    def reset(self, games):
        """Begins games: dictionaries with `game` (its number), `seed`, `mode`, `decks`, `seats`, `windows`, `mostDecisions`, `again`."""
        self.process.request({"do": "reset", "games": games})

    def step(self, actions):
        """One action for each game, or -1. If one is not legal a GymError says so, and no game has changed."""
        self.send(actions)
        self.receive()

    def step_one(self, game, action):
        actions = self._nothing.copy()
        actions[game] = action
        self.step(actions)

    def send(self, actions):
        """The first half of `step`: the process plays while this one does something else."""
        actions = np.ascontiguousarray(actions, dtype=np.int32)
        if actions.shape != (self.count,):
            raise GymError(f"{self.count} actions were expected, but there are {actions.shape}")
        self.process.send_step(actions)

    def receive(self):
        self.process.wait_step()

    # ------------------------------------------------------------------------------------------------- looking and searching

    def view(self, game=0):
        """What the player who is asked may know, as nested dictionaries with names, and the legal actions as the engine asks."""
        return self.process.request({"do": "view", "game": game})

    def observe(self, game, seat):
        """What any seat may know, whoever is asked."""
        return np.array(self.process.request({"do": "observe", "game": game, "seat": seat})["observation"], dtype=np.int16)

    def describe(self, game=0):
        """The legal actions in words: {action: line}."""
        return {one["action"]: one["line"] for one in self.process.request({"do": "describe", "game": game})["actions"]}

    def hash(self, *games):
        """The engine's fingerprints of these games: all of a game, hidden cards too."""
        return self.process.request({"do": "hash", "games": list(games)})["hashes"]

    def save(self, game=0):
        """A text from which `load` makes the game again, in any process. It holds what players may not see."""
        return self.process.request({"do": "save", "game": game})["saved"]

    def load(self, saved, game=0, seats=None):
        self.process.request({"do": "load", "game": game, "saved": saved, **({"seats": seats} if seats else {})})

    def fork(self, source, to):
        """Makes game `to` a copy of game `source`: microseconds, since only what is written is copied."""
        self.process.request({"do": "fork", "from": source, "to": to})

    def determinize(self, source, to, seed):
        """Makes game `to` one that could be `source` for all that the player who is asked knows."""
        self.process.request({"do": "determinize", "from": source, "to": to, "seed": seed})

    def close(self):
        self.process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
