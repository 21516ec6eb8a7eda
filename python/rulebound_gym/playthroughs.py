"""Games by chance that the engine plays as well: their hashes have to agree with its own."""

import json
import pathlib
import subprocess

import numpy as np

from .games import Games
from .process import GymError, command

_GOLDEN, _SECOND = np.uint32(0x9E3779B1), np.uint32(0x85EBCA6B)


def choice_at(seed, decision, count):
    """Which of `count` answers is given at a decision: the same numbers as in the engine's own play-throughs."""
    with np.errstate(over="ignore"):
        x = np.asarray(seed, dtype=np.uint32) * _GOLDEN + np.asarray(decision, dtype=np.uint32) * _SECOND
        x = (x ^ (x >> np.uint32(16))) * np.uint32(0x21F0AAAD)
        x = (x ^ (x >> np.uint32(15))) * np.uint32(0x735A2D97)
        return (x ^ (x >> np.uint32(15))) % np.asarray(count, dtype=np.uint32)


def engine_own(count, mode="duel", first=1):
    """Games that the engine plays by itself, without the gym: {seed: {"decks", "decisions", "hash"}}."""
    arguments = ["gym", "--play-throughs", str(count), "--mode", mode, "--from", str(first)]
    run = subprocess.run(command() + arguments, capture_output=True, text=True)
    if run.returncode != 0:
        raise GymError(run.stderr)
    return {line["seed"]: line for line in map(json.loads, run.stdout.splitlines())}


def golden(folder, mode="duel", count=1000, first=1):
    """Games that the engine once played and that are kept, in the form of `engine_own`. A line: seed, decisions, hash, decks by seat."""
    path = pathlib.Path(folder) / f"{mode}.txt"
    try:
        lines = path.read_text().splitlines()
    except OSError as error:
        raise GymError(f"no golden games of {mode}: {error}") from None
    out = {}
    for line in lines:
        seed, decisions, digest, *decks = line.split()
        if first <= int(seed) < first + count:
            out[int(seed)] = {"seed": int(seed), "decks": decks, "decisions": int(decisions), "hash": digest}
    if len(out) != count:
        raise GymError(f"{path} has {len(out)} of the {count} games from seed {first} on")
    return out


def play(wanted, mode="duel", slots=64):
    """The same seeds and decks, driven by frames and shared memory: {seed: {"decks", "decisions", "hash"}}."""
    waiting = [{"seed": seed, "mode": mode, "decks": one["decks"]} for seed, one in wanted.items()]
    slots = min(slots, len(waiting))
    out = {}
    with Games(slots) as games:
        rows = games.contract.answer_rows
        decisions = games.header[:, games.contract.header["decisions"]]
        everyone = np.arange(slots)
        seeds = np.zeros(slots, dtype=np.int64)
        decks = [None] * slots

        def begin(free):
            begun = [{**waiting.pop(0), "game": int(game)} for game in free if waiting]
            for one in begun:
                seeds[one["game"]], decks[one["game"]] = one["seed"], one["decks"]
            if begun:
                games.reset(begun)

        begin(everyone)
        while len(out) < len(wanted):
            asked = games.player >= 0
            picked = choice_at(seeds, decisions, np.maximum(1, np.minimum(games.legal_count, rows)))
            games.step(np.where(asked, games.answers[everyone, picked, 0], -1))
            over = np.flatnonzero(asked & (games.player < 0))
            if len(over) == 0:
                continue
            for game, digest in zip(over, games.hash(*map(int, over))):
                seed = int(seeds[game])
                out[seed] = {"seed": seed, "decks": decks[game], "decisions": int(decisions[game]), "hash": digest}
            begin(over)
    return out
