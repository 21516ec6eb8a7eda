#!/usr/bin/env python3
"""Drives many games of `rulebound gym` at once with a random policy, and says how fast that was.

Only Python's standard library is used. A learner replaces `choose`.

    python3 examples/gym/client.py --decisions 100000 --games 64
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RULEBOUND = os.path.join(HERE, "..", "..", "apps", "cli", "bin", "rulebound.mjs")


class Gym:
    """The other end of the lines: a process that holds the games."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("rulebound gym has stopped")
        response = json.loads(line)
        if "error" in response:
            raise RuntimeError(response["error"])
        return response

    def close(self):
        self.process.stdin.write(b'{"do": "close"}\n')
        self.process.stdin.close()
        self.process.wait(timeout=30)


def choose(state, chance):
    """The policy: state["observation"] is what the player sees, state["legal"] are the actions to choose from."""
    return chance.choice(state["legal"])


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--decisions", type=int, default=100_000)
    options.add_argument("--games", type=int, default=64, help="how many games are played side by side")
    options.add_argument("--mode", default="duel")
    options.add_argument("--decks", help="with commas between, one for each seat")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()

    chance = random.Random(options.seed)
    gym = Gym(["node", RULEBOUND, "gym"])
    contract = gym.ask({"do": "contract"})
    size, actions = contract["observation"]["size"], contract["actions"]["size"]
    print(f"observations of {size} numbers, {actions} actions, {len(contract['cards'])} cards")

    def setup(game, seed):
        wanted = {"game": game, "seed": seed, "mode": options.mode}
        if options.decks:
            wanted["decks"] = options.decks.split(",")
        return wanted

    next_seed = options.seed + options.games
    states = gym.ask({"do": "reset", "games": [setup(i, options.seed + i) for i in range(options.games)]})["states"]
    decisions, finished, total = 0, 0, None
    started = time.perf_counter()
    while decisions < options.decisions:
        wanted = []
        for state in states:
            assert len(state["observation"]) == size and all(0 <= action < actions for action in state["legal"])
            wanted.append([state["game"], choose(state, chance)])
        states = gym.ask({"do": "step", "actions": wanted})["states"]
        decisions += len(wanted)
        over = [state for state in states if "done" in state]
        if over:
            finished += len(over)
            for state in over:
                assert abs(sum(state["rewards"])) < 1e-9
                total = [a + b for a, b in zip(total or [0] * len(state["rewards"]), state["rewards"])]
            again = [setup(state["game"], next_seed + i) for i, state in enumerate(over)]
            next_seed += len(over)
            states = [state for state in states if "done" not in state]
            states += gym.ask({"do": "reset", "games": again})["states"]
    seconds = time.perf_counter() - started
    gym.close()
    print(f"{decisions} decisions, {finished} games to the end, rewards by seat {total}")
    print(f"{decisions / seconds:.0f} decisions per second ({seconds:.1f} s)")


if __name__ == "__main__":
    sys.exit(main())
