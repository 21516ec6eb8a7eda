"""Riftbound as an environment for learners.

The rules are played by the Rulebound engine in Node processes that this package starts (`rulebound gym`). Positions come back
through shared memory, many games at a time.

    RiftboundEnv        one seat learns, bots play the others; the interface of Gymnasium
    RiftboundAEC        every seat is an agent; the AEC interface of PettingZoo
    VectorEnv           many games in several processes
    Games               games by number: step, save, load, fork, determinize; what the others are made of
"""

from .aec import RiftboundAEC
from .contract import Contract
from .env import RiftboundEnv
from .games import Games
from .process import GymError
from .vector import VectorEnv

__all__ = ["Contract", "Games", "GymError", "RiftboundAEC", "RiftboundEnv", "VectorEnv"]
__version__ = "0.1.0"
