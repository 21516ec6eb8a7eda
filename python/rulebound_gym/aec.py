"""Every seat is an agent, one after another: the AEC interface of PettingZoo."""

import numpy as np

from .games import Games
from .process import GymError
from .spaces import action_space, observation_space

try:
    from pettingzoo import AECEnv
except ImportError:

    class AECEnv:
        """The part of PettingZoo's base class that is used, where it is not installed."""

        def last(self, observe=True):
            agent = self.agent_selection
            observation = self.observe(agent) if observe else None
            return (
                observation,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter=2**63):
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action):
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del table[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            for other in self.agents:
                self.rewards[other] = 0

        @property
        def unwrapped(self):
            return self


class RiftboundAEC(AECEnv):
    """Agents are player_0, player_1, ... by seat; who acts next is whoever the engine asks."""

    metadata = {"render_modes": ["ansi"], "name": "riftbound_v1", "is_parallelizable": False}

    def __init__(self, mode="duel", decks=None, windows="useful", max_decisions=5000, render_mode=None):
        self._games = Games(1)
        self.contract = self._games.contract
        if mode not in self.contract.modes:
            self.close()
            raise GymError(f"mode: one of {', '.join(self.contract.modes)} was expected, but there is {mode!r}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.contract.modes[mode])]
        self.agents = []
        self._setup = {"game": 0, "mode": mode, "windows": windows, "mostDecisions": max_decisions}
        if decks is not None:
            self._setup["decks"] = list(decks)
        self.observation_spaces = {agent: observation_space(self.contract) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.contract) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._games.reset([{**self._setup, **(options or {}), "game": 0, "seed": int(self._chance.integers(1 << 31))}])
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent):
        """What an agent may know. Its mask is empty where somebody else is asked."""
        seat = self.possible_agents.index(agent)
        if self._games.player[0] == seat:
            return {"observation": self._games.observation[0].copy(), "action_mask": self._games.mask(0)}
        observation = self._games.observe(0, seat)
        return {"observation": observation, "action_mask": np.zeros(self.contract.action_count, dtype=np.int8)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._games.step(np.array([action], dtype=np.int32))
        self._cumulative_rewards[agent] = 0
        games = self._games
        for other in self.agents:
            self.rewards[other] = float(games.rewards[0, self.possible_agents.index(other)])
            self.terminations[other] = bool(games.terminated[0])
            self.truncations[other] = bool(games.truncated[0])
        self._select()
        self._accumulate_rewards()

    def _select(self):
        player = int(self._games.player[0])
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
            self.infos[self.agent_selection] = {"legal": self._games.legal(0)}
        else:
            self.agent_selection = self.agents[0]

    def view(self):
        """What the agent who is asked may know, as nested dictionaries with names."""
        return self._games.view(0)

    def render(self):
        lines = self._games.describe(0)
        return "\n".join(f"{action}: {line}" for action, line in lines.items())

    def close(self):
        self._games.close()
