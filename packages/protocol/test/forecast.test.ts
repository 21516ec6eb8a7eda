import { apply, determinize, legal, newGame, P1, type State, toAliases, Zone } from "@rulebound/engine/internal";
import { expect, test } from "vitest";
import { chanceOf, randomAnswer, randomSetup } from "../../engine/test/games.ts";
import { type Forecast, foresee, plainAnswerIn } from "../src/shown.ts";

/** Every pass in a showdown of some games, with its forecast. */
function eachPass(games: number, see: (s: State, forecast: Forecast | null) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const s = newGame({ ...randomSetup(seed, "duel"), windows: "all", record: true });
    const chance = chanceOf(seed * 3);
    for (let n = 0; n < 500 && s.decision !== null && s.winners.length === 0; n++) {
      const { player, kind } = s.decision;
      const canPass = kind === "act" && s.showdownAt >= 0 && legal(s).some((answer) => answer.do === "pass");
      if (canPass) see(s, foresee(s, player, { do: "pass" })?.forecast ?? null);
      apply(s, randomAnswer(s, chance));
    }
  }
}

/** What really comes of it, where the engine asks nothing but passes. */
function passedOut(s: State): State | null {
  const ahead = determinize(s, s.decision?.player ?? P1, chanceOf(99));
  for (let n = 0; n < 80 && ahead.decision !== null; n++) {
    if (ahead.decision.kind === "act" && ahead.showdownAt < 0 && ahead.chain.length === 0) return ahead;
    const pass = legal(ahead).find((answer) => answer.do === "pass") ?? plainAnswerIn(ahead);
    if (pass === null || apply(ahead, pass) !== null) return null;
  }
  return null;
}

test("a forecast is what happens if everybody passes, and nothing of it is hidden from the seat", () => {
  let checked = 0;
  eachPass(8, (s, forecast) => {
    if (forecast === null || s.decision === null) return;
    const seat = s.decision.player;
    const after = passedOut(s);
    if (after === null) return;
    checked++;
    for (const { player, points } of forecast.scores) expect(after.players[player].points - s.players[player].points).toBe(points);
    const died = s.at.flat().filter((id) => after.objects[id].zone !== Zone.board);
    const aliases = died.map((id) => (toAliases(s, seat, { do: "use", object: id, ability: 0 }) as { readonly object: number }).object);
    expect(aliases).toEqual(expect.arrayContaining([...forecast.dies]));
    // The same for another game that could be the real one, or nothing where that game's futures differ.
    const other = foresee(determinize(s, seat, chanceOf(5)), seat, { do: "pass" })?.forecast;
    if (other) expect(other).toEqual(forecast);
  });
  console.log(`${checked} forecasts`);
  expect(checked).toBeGreaterThan(20);
});
