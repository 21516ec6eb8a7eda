"""What the numbers of observations and actions mean."""

import numpy as np


class Section:
    """Rows of the same fields at one place of an observation."""

    def __init__(self, name, start, rows, fields):
        self.name, self.start, self.rows, self.fields = name, start, rows, tuple(fields)
        self.stop = start + rows * len(self.fields)

    def of(self, observation):
        """The rows of this section, for one observation or for many: a view, not a copy."""
        part = observation[..., self.start : self.stop]
        return part.reshape(*part.shape[:-1], self.rows, len(self.fields))

    def __repr__(self):
        return f"Section({self.name!r}, rows={self.rows}, fields={len(self.fields)})"


class Contract:
    """The contract of `rulebound gym`: sizes, sections of the observation, ranges of the actions, names of cards and decks."""

    def __init__(self, raw):
        self.raw = raw
        self.version = raw["encoding"]
        self.engine = raw["engine"]
        self.observation_size = raw["observation"]["size"]
        self.action_count = raw["actions"]["size"]
        self.answer_rows = raw["answers"]["rows"]
        self.answer_fields = tuple(raw["answers"]["fields"])
        self.sections = {
            one["name"]: Section(one["name"], one["from"], one["rows"], one["fields"]) for one in raw["observation"]["sections"]
        }
        self.header = {name: i for i, name in enumerate(raw["header"])}
        self.modes = {one["name"]: one["players"] for one in raw["modes"]}
        self.cards = raw["cards"]
        self.decks = raw["decks"]

    def mask(self, answers, count):
        """The actions that are legal, as an array of 0 and 1, from the rows of answers and their number."""
        mask = np.zeros(self.action_count, dtype=np.int8)
        mask[answers[:count, 0]] = 1
        return mask

    def range_of(self, action):
        """The name of the range that an action is in, and its number within it."""
        for one in self.raw["actions"]["ranges"]:
            if one["from"] <= action < one["from"] + one["size"]:
                return one["name"], action - one["from"]
        raise ValueError(f"{action} is no action: there are {self.action_count}")
