import { STARTER_DECKS } from "@rulebound/cards";
import { legal } from "@rulebound/engine/internal";
import { DEFAULT_TERMS, type Terms } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { registerDeck } from "../src/rooms/decks.ts";
import type { Entry } from "../src/rooms/entries.ts";
import { Problem } from "../src/rooms/problem.ts";
import { Table } from "../src/rooms/table.ts";
import { rules } from "../src/rules/present.ts";

const { pool } = rules;
const SEED = [1, 2, 3, 4, 5, 6, 7, 8];
const MATCH: Partial<Terms> = { mode: "match", bestOf: 3 };
const withSideboard = (id: string, sideboard: string) => `${STARTER_DECKS.find((deck) => deck.id === id)?.text}\nSideboard:\n${sideboard}`;

/** A table at which the game has begun, by its entries. */
function begun(terms: Partial<Terms>, decks: readonly string[]): { table: Table; entries: Entry[]; take: (entry: Entry) => void } {
  const all = { ...DEFAULT_TERMS, ...terms };
  const table = new Table("T", rules);
  const entries: Entry[] = [];
  const take = (entry: Entry): void => {
    table.apply(entry, entries.length * 1000);
    entries.push(entry);
  };
  take({ do: "open", terms: all, host: "a0", code: "CODE" });
  for (const [seat, text] of decks.entries())
    take({ do: "sit", seat, sitter: { account: `a${seat}`, name: `P${seat}`, kind: "member" }, deck: registerDeck(pool, text, all) });
  take({ do: "start", seed: SEED, salt: "00" });
  return { table, entries, take };
}

/** Answers whatever is asked until the battlefields are presented. */
function present({ table, take }: ReturnType<typeof begun>): void {
  for (;;) {
    const { game } = table;
    if (game === null || game.state.decision?.kind !== "battlefield") return;
    take({ do: "answer", seat: game.asked ?? 0, answer: legal(game.state)[0] });
  }
}

describe("a table", () => {
  it("exchanges cards with the sideboard between games, one for one, for the rest of the match", () => {
    const match = begun(MATCH, [withSideboard("jinx", "2 Gust"), "ahri"]);
    const { table, take } = match;
    const swap = { out: ["Void Seeker"], in: ["Gust"] };
    expect(() => take({ do: "sideboard", seat: 0, swap })).toThrow(Problem);
    present(match);
    take({ do: "lose", seat: 0, reason: "conceded" });
    expect(table).toMatchObject({ phase: "between", chooser: 0, first: 0, wins: [0, 1] });
    take({ do: "sideboard", seat: 0, swap });
    expect(() => take({ do: "sideboard", seat: 0, swap: { out: [], in: ["Gust"] } })).toThrow("one for one");
    expect(() => take({ do: "sideboard", seat: 1, swap: { out: [], in: ["Nonsense"] } })).toThrow("is not a card");
    take({ do: "first", seat: 1 });
    take({ do: "next" });
    const gust = pool.byName.get("gust");
    expect(table.game?.state.objects.filter(({ card, owner }) => owner === 0 && card === gust)).toHaveLength(1);
    expect(table.game?.state.firstPlayer).toBe(1);
    expect(table.game?.setup.decks.map(({ battlefields }) => battlefields.length)).toEqual([2, 2]);
    present(match);
    take({ do: "lose", seat: 0, reason: "timeout" });
    expect(table).toMatchObject({ phase: "over", matchWinners: [1], wins: [0, 2] });
  });

  it("gives the match to the other when somebody stays away", () => {
    const { table, take } = begun(MATCH, ["jinx", "ahri"]);
    take({ do: "lose", seat: 1, reason: "abandoned" });
    expect(table).toMatchObject({ phase: "over", matchWinners: [0] });
  });

  it("goes on among the others when somebody leaves a game of three", () => {
    const { table, take } = begun({ mode: "ffa3" }, ["jinx", "ahri", "sett"]);
    take({ do: "lose", seat: 2, reason: "abandoned" });
    expect(table.phase).toBe("playing");
    take({ do: "lose", seat: 0, reason: "timeout" });
    expect(table).toMatchObject({ phase: "over", matchWinners: [1] });
    expect(table.finished[0].reason).toBe("timeout");
  });

  it("is the same again from its entries, and commits to the same hash", () => {
    const match = begun(MATCH, ["jinx", "ahri"]);
    present(match);
    const again = new Table("T", rules);
    for (const [i, entry] of match.entries.entries()) again.apply(JSON.parse(JSON.stringify(entry)), i * 1000);
    expect(again.commitment).toBe(match.table.commitment);
    expect(again.game?.state.players.map(({ deck, hand }) => [deck, hand])).toEqual(
      match.table.game?.state.players.map(({ deck, hand }) => [deck, hand]),
    );
    expect(begun(MATCH, ["jinx", "sett"]).table.commitment).not.toBe(match.table.commitment);
  });

  it("keeps a taken-back answer out of the game", () => {
    const match = begun({}, ["jinx", "ahri"]);
    const { table, take } = match;
    const before = JSON.stringify(table.game?.state.players);
    take({ do: "answer", seat: table.game?.asked ?? 0, answer: { do: "done" } });
    expect(JSON.stringify(table.game?.state.decision)).not.toContain(`"player":${table.game?.state.firstPlayer},`);
    take({ do: "takeBack", to: 0 });
    expect(JSON.stringify(table.game?.state.players).replace(/"epoch":\d+/g, "")).toBe(before.replace(/"epoch":\d+/g, ""));
    expect(table.game?.answers).toEqual([]);
  });
});
