import { addBattlefield, addPermanent, aliasOf, baseOf, emptyGame, NO_CARD, P1, Phase, startAt } from "@rulebound/engine/internal";
import { expect, test } from "vitest";
import { pool } from "../../engine/test/games.ts";
import { foresee } from "../src/shown.ts";

const card = (name: string) => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

test("what a cost takes without a question is shown, and nothing else", () => {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
  for (let n = 0; n < 2; n++) addBattlefield(s, card("The Grand Plaza"), P1);
  const [bloom, bearer] = ["Invigorating Bloom", "Jae Medarda"].map((name) => addPermanent(s, card(name), P1, baseOf(P1)));
  startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 5, scored: [], moved: [], played: [] });
  const seen = foresee(s, P1, { do: "use", object: aliasOf(s, P1, bloom), ability: 0 });
  expect(seen?.forced).toEqual([aliasOf(s, P1, bearer)]);
});
