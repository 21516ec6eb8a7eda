"""python3 -m unittest discover -s python/tests: everything but the standard library and numpy is optional, and said if missing."""

import glob
import os
import pathlib
import re
import sys
import tempfile
import textwrap
import unittest
from unittest import mock

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from rulebound_gym import Games, GymError, RiftboundAEC, RiftboundEnv, VectorEnv  # noqa: E402
from rulebound_gym.playthroughs import choice_at, engine_own, golden, play  # noqa: E402
from rulebound_gym.process import FLAGS, Process, command  # noqa: E402

PLAY_THROUGHS = int(os.environ.get("PLAY_THROUGHS", "8"))


class OneLearner(unittest.TestCase):
    def setUp(self):
        self.env = RiftboundEnv(opponent="random")
        self.addCleanup(self.env.close)

    def play(self, seed):
        chance = np.random.default_rng(seed)
        observation, info = self.env.reset(seed=seed)
        trace, reward, over = [], 0.0, False
        while not over:
            self.assertTrue(self.env.observation_space.contains(observation))
            self.assertEqual(sorted(np.flatnonzero(observation["action_mask"])), sorted(info["legal"]))
            action = int(chance.choice(info["legal"]))
            trace.append((action, observation["observation"].tobytes()))
            observation, reward, terminated, truncated, info = self.env.step(action)
            over = terminated or truncated
        return trace, reward

    def test_a_game_goes_to_its_end_and_is_the_same_for_the_same_seed(self):
        first = self.play(3)
        self.assertIn(first[1], (1.0, -1.0))
        self.assertEqual(self.play(3), first)
        self.assertNotEqual(self.play(4), first)

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        observation, info = self.env.reset(seed=1)
        illegal = next(a for a in range(self.env.action_space.n) if a not in info["legal"])
        with self.assertRaisesRegex(GymError, "is not legal now"):
            self.env.step(illegal)
        self.assertTrue(np.array_equal(self.env._observation()["observation"], observation["observation"]))
        self.env.step(int(info["legal"][0]))

    def test_the_learner_is_asked_for_its_own_seat_alone(self):
        env = RiftboundEnv(seat=1, opponent="random")
        self.addCleanup(env.close)
        _, info = env.reset(seed=5)
        for _ in range(60):
            self.assertEqual(info["player"], 1)
            _, _, terminated, truncated, info = env.step(int(info["legal"][0]))
            if terminated or truncated:
                break

    def test_a_view_has_names_and_the_factored_answers(self):
        _, info = self.env.reset(seed=2)
        told = self.env.view()
        self.assertEqual(told["view"]["viewer"], 0)
        self.assertEqual([one["action"] for one in told["actions"]], list(info["legal"]))
        self.assertTrue(all("do" in one["answer"] for one in told["actions"]))
        self.assertTrue(told["view"]["players"][0]["hand"]["cards"][0]["name"])
        self.assertEqual(told["view"]["players"][1]["hand"]["cards"], [])
        self.assertIn(":", self.env.render())

    def test_a_game_is_saved_and_loaded(self):
        _, info = self.env.reset(seed=6)
        for _ in range(10):
            _, _, terminated, _, info = self.env.step(int(info["legal"][-1]))
            self.assertFalse(terminated)
        saved = self.env.save()
        after = [self.env.step(int(info["legal"][0]))[0]["observation"] for _ in range(1)]
        observation, again = self.env.load(saved)
        self.assertTrue(np.array_equal(again["legal"], info["legal"]))
        self.assertTrue(np.array_equal(self.env.step(int(again["legal"][0]))[0]["observation"], after[0]))

    def test_what_is_wrong_is_said(self):
        with self.assertRaisesRegex(GymError, "mode: one of duel"):
            RiftboundEnv(mode="solo")
        with self.assertRaisesRegex(GymError, "seat: a number below 2"):
            RiftboundEnv(seat=2)
        env = RiftboundEnv(decks=["nothing", "ahri"])
        self.addCleanup(env.close)
        with self.assertRaisesRegex(GymError, '"nothing" is neither'):
            env.reset()


class EveryAgent(unittest.TestCase):
    def test_every_mode_by_agents_in_turn(self):
        chance = np.random.default_rng(1)
        for mode in ("duel", "ffa3", "ffa4", "2v2"):
            env = RiftboundAEC(mode=mode)
            self.addCleanup(env.close)
            decks = list(engine_own(1, mode, 9)[9]["decks"])
            env.reset(seed=9, options={"decks": decks})
            total = dict.fromkeys(env.possible_agents, 0.0)
            asked = set()
            for agent in env.agent_iter(20_000):
                observation, reward, terminated, truncated, info = env.last()
                total[agent] += reward
                if terminated or truncated:
                    env.step(None)
                    continue
                asked.add(agent)
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(chance.choice(legal)))
            self.assertEqual(env.agents, [])
            self.assertEqual(asked, set(env.possible_agents))
            self.assertAlmostEqual(sum(total.values()), 0, places=5)
            self.assertEqual(max(total.values()), 1.0)

    def test_whoever_is_not_asked_sees_their_own_side_and_has_no_action(self):
        env = RiftboundAEC()
        self.addCleanup(env.close)
        env.reset(seed=3)
        waiting = next(agent for agent in env.agents if agent != env.agent_selection)
        seen = env.observe(waiting)
        self.assertEqual(seen["action_mask"].sum(), 0)
        hand = env.contract.sections["hand"]
        self.assertGreater(hand.of(seen["observation"])[0, 0], 0)
        self.assertFalse(np.array_equal(hand.of(seen["observation"]), hand.of(env.observe(env.agent_selection)["observation"])))

    def test_pettingzoo_api(self):
        try:
            from pettingzoo.test import api_test, seed_test
        except ImportError:
            self.skipTest("PettingZoo is not installed: its own API test is not run")
        env = RiftboundAEC()
        self.addCleanup(env.close)
        api_test(env, num_cycles=2000, verbose_progress=False)
        seed_test(RiftboundAEC, num_cycles=60)

    def test_gymnasium_checker(self):
        try:
            from gymnasium.utils.env_checker import check_env
        except ImportError:
            self.skipTest("Gymnasium is not installed: its own checker is not run")

        class AnyAction(RiftboundEnv):
            """The checker samples actions without a mask: what is not legal becomes the first that is."""

            def step(self, action):
                legal = self._games.legal(0)
                return super().step(action if action in legal else int(legal[0]))

        env = AnyAction()
        self.addCleanup(env.close)
        check_env(env, skip_render_check=True)


class ManyGames(unittest.TestCase):
    def rollout(self, workers, steps=150):
        with VectorEnv(8, workers=workers) as envs:
            batch = envs.reset(seed=11)
            out, ended = [], 0
            for step in range(steps):
                count = np.minimum(batch["legal_count"], envs.contract.answer_rows)
                picked = choice_at(np.arange(8), step, count)
                batch = envs.step(batch["answers"][np.arange(8), picked, 0])
                out.append((batch["observation"].sum(axis=1).tolist(), batch["player"].tolist(), batch["rewards"].tolist()))
                ended += int(batch["terminated"].sum())
                self.assertTrue(np.array_equal(batch["terminated"], np.abs(batch["rewards"]).sum(axis=1) > 0))
            self.assertEqual(envs.masks().sum(axis=1).tolist(), np.minimum(batch["legal_count"], envs.contract.answer_rows).tolist())
            return out, ended

    def test_the_number_of_workers_changes_nothing_and_ended_games_are_followed_by_others(self):
        one, ended = self.rollout(1)
        two, _ = self.rollout(2)
        self.assertEqual(one, two)
        self.assertGreater(ended, 8)

    def test_shapes_that_do_not_fit_are_refused(self):
        with self.assertRaisesRegex(GymError, "cannot be shared out"):
            VectorEnv(5, workers=2)
        with VectorEnv(4) as envs:
            envs.reset()
            with self.assertRaisesRegex(GymError, "4 actions were expected"):
                envs.step(np.zeros(3))

    def test_fork_and_determinize(self):
        with Games(3) as games:
            games.reset([{"game": 0, "seed": 8, "windows": "public"}])
            chance = np.random.default_rng(8)
            for _ in range(30):
                games.step_one(0, chance.choice(games.legal(0)))
            games.fork(0, 1)
            games.determinize(0, 2, seed=5)
            self.assertTrue(np.array_equal(games.observation[0], games.observation[1]))
            self.assertTrue(np.array_equal(games.observation[0], games.observation[2]))
            real, copy, other = games.hash(0, 1, 2)
            self.assertEqual(real, copy)
            self.assertNotEqual(real, other)
            games.step_one(1, games.legal(1)[0])
            self.assertEqual(games.hash(0)[0], real)
            self.assertNotEqual(games.hash(1)[0], real)

    def test_golden_games_are_read_and_what_is_missing_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaisesRegex(GymError, "no golden games of duel"):
                golden(folder)
            pathlib.Path(folder, "duel.txt").write_text("1 52 aa ahri yi\n2 82 bb sett teemo\n")
            second = {"seed": 2, "decks": ["sett", "teemo"], "decisions": 82, "hash": "bb"}
            self.assertEqual(golden(folder, "duel", 1, first=2), {2: second})
            with self.assertRaisesRegex(GymError, "has 2 of the 3 games from seed 1 on"):
                golden(folder, "duel", 3)

    def test_games_are_those_that_the_engine_plays_by_itself(self):
        with Games(1) as games:
            modes = list(games.contract.modes)
        for mode in modes:
            own = engine_own(PLAY_THROUGHS, mode)
            self.assertEqual(len(own), PLAY_THROUGHS)
            self.assertEqual(play(own, mode, slots=5), own, mode)


class TheDocument(unittest.TestCase):
    def test_what_docs_gym_shows_can_be_run(self):
        page = pathlib.Path(__file__).resolve().parents[2] / "docs" / "GYM.md"
        if not page.exists():
            self.skipTest("docs/GYM.md is not here: what it shows is not run")
        shown = page.read_text().split("## From Python")[1].split("## ")[0]
        blocks = [textwrap.dedent(block) for block in re.findall(r"(?:^    .*\n|^\n)+", shown, re.M) if "import" in block]
        self.assertEqual(len(blocks), 4)
        for block in blocks:
            names = {}
            exec(compile(block, str(page), "exec"), names)
            for name in ("env", "envs"):
                if name in names:
                    names[name].close()


class TheProcess(unittest.TestCase):
    def test_its_end_is_said_and_nothing_is_left(self):
        before = set(glob.glob("/dev/shm/rulebound-gym-*"))
        games = Games(1)
        games.reset([{}])
        games.process._process.kill()
        games.process._process.wait()
        with self.assertRaisesRegex(GymError, "has stopped"):
            games.step(np.array([0]))
            games.step(np.array([0]))
        games.close()
        self.assertEqual(set(glob.glob("/dev/shm/rulebound-gym-*")) - before, set())

    def test_a_command_that_is_not_there(self):
        with mock.patch.dict(os.environ, {"RULEBOUND_COMMAND": "false"}), self.assertRaisesRegex(GymError, "has stopped"):
            Games(1)
        with mock.patch.dict(os.environ, {"RULEBOUND_COMMAND": "'/opt/my node/node' cli.mjs"}):
            self.assertEqual(command(), ["/opt/my node/node", "cli.mjs"])
        with mock.patch.dict(os.environ, {"RULEBOUND_COMMAND": ""}):
            self.assertEqual([command()[0], pathlib.Path(command()[-1]).name], ["node", "rulebound.mjs"])

    def test_a_command_on_the_path_is_run_with_the_same_flags(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"RULEBOUND_COMMAND": "", "PATH": folder}):
            with mock.patch("pathlib.Path.exists", return_value=False):
                with self.assertRaisesRegex(GymError, "was not found"):
                    command()
                script = pathlib.Path(folder, "bin.mjs")
                script.write_text("#!/usr/bin/env node\n")
                script.chmod(0o755)
                pathlib.Path(folder, "rulebound").symlink_to(script)
                self.assertEqual(command(), ["node", *FLAGS, os.path.realpath(script)])

    def test_nonsense_is_answered_with_its_reason(self):
        process = Process()
        self.addCleanup(process.close)
        with self.assertRaisesRegex(GymError, '"do" is one of'):
            process.request({"do": "jump"})
        with self.assertRaisesRegex(GymError, "open slots first"):
            process.send_step(np.array([1], dtype=np.int32))
            process.wait_step()
        with self.assertRaisesRegex(GymError, "slots: a whole number of 1 or more up to 4096"):
            process.request({"do": "open", "slots": 0})


if __name__ == "__main__":
    unittest.main()
