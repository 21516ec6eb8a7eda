"""python3 -m rulebound_gym: how fast it is here, and whether its games are the engine's."""

import argparse
import os
import sys
import time

import numpy as np

from .games import Games
from .playthroughs import engine_own, golden, play
from .vector import VectorEnv


def processor_seconds(envs):
    """What this process and its workers have used of the processors; None where the system does not tell (it is not Linux)."""
    try:
        used = time.process_time()
        for part in envs.parts:
            with open(f"/proc/{part.process.pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
            used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return used
    except (OSError, ValueError, AttributeError):
        return None


def surroundings():
    """How busy the machine is: a speed means nothing without it."""
    load = f"load {os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"{load}, {os.cpu_count()} cores"


def bench(options):
    """Decisions a second with a random policy, for each number of processes."""
    for workers in options.workers:
        with VectorEnv(options.games * workers, workers=workers, mode=options.mode) as envs:
            envs.reset(seed=1)
            chance = np.random.default_rng(1)
            each = np.arange(options.games)
            rows = envs.contract.answer_rows

            def choose(part):
                picked = (chance.random(options.games) * np.minimum(part.legal_count, rows)).astype(np.int64)
                return part.answers[each, picked, 0]

            for part in envs.parts:
                part.send(choose(part))
            decisions, ended, checksum, began, measured = 0, 0, 0, time.perf_counter(), False
            used = None
            while True:
                for part in envs.parts:
                    part.receive()
                    decisions += options.games
                    ended += int(part.terminated.sum())
                    checksum += int(part.observation[:, :64].sum())
                    part.send(choose(part))
                passed = time.perf_counter() - began
                if not measured and passed > options.warm_up:
                    decisions, ended, began, measured = 0, 0, time.perf_counter(), True
                    used = processor_seconds(envs)
                elif measured and passed > options.seconds:
                    break
            now = processor_seconds(envs)
            for part in envs.parts:
                part.receive()
            each_costs = "" if used is None or now is None else f", {(now - used) / decisions * 1e6:.1f} µs of processor time each"
            print(
                f"{workers} worker{'s' if workers > 1 else ''}, {options.games} games each, {options.mode}: "
                f"{decisions / passed:,.0f} decisions a second, {ended / passed:,.0f} games a second "
                f"({decisions} decisions in {passed:.1f} s{each_costs}; {surroundings()}; {checksum % 997})"
            )


def check(options):
    """The hashes of games by chance, beside the engine's own: those of a folder of golden files, or of games that it plays now."""
    wrong = 0
    with Games(1) as games:
        modes = list(games.contract.modes)
    for mode in [options.mode] if options.mode else modes:
        own = golden(options.golden, mode, options.games, options.first) if options.golden else engine_own(options.games, mode, options.first)
        began = time.perf_counter()
        ours = play(own, mode)
        seconds = time.perf_counter() - began
        differing = [seed for seed in own if own[seed] != ours.get(seed)]
        wrong += len(differing)
        decisions = sum(one["decisions"] for one in own.values())
        print(f"{mode}: {len(own)} games, {decisions} decisions, {len(differing)} differ{f': seeds {differing[:5]}' if differing else ''} ({seconds:.1f} s)")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(prog="rulebound-gym", description=__doc__)
    commands = parser.add_subparsers(required=True)
    speed = commands.add_parser("bench", help=bench.__doc__, description=bench.__doc__)
    speed.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    speed.add_argument("--games", type=int, default=32, help="of each worker, side by side")
    speed.add_argument("--seconds", type=float, default=20)
    speed.add_argument("--warm-up", type=float, default=5)
    speed.add_argument("--mode", default="duel")
    speed.set_defaults(run=bench)
    hashes = commands.add_parser("check", help=check.__doc__, description=check.__doc__)
    hashes.add_argument("--games", type=int, default=1000, help="of each mode")
    hashes.add_argument("--mode", help="one mode; all of them if left out")
    hashes.add_argument("--first", type=int, default=1, help="the first seed")
    hashes.add_argument("--golden", help="a folder of golden files, such as python/golden of the repository")
    hashes.set_defaults(run=check)
    options = parser.parse_args()
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
