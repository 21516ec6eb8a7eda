import { describe, expect, it } from "vitest";
import {
  apply,
  type CardId,
  checkDeck,
  type GameSetup,
  legal,
  MODES,
  type ModeName,
  newGame,
  observe,
  P1,
  type State,
} from "../src/internal.ts";
import { pool, randomSetup } from "./games.ts";

/** 485-489: what each mode of play says of itself, by the games that it makes. */

interface Said {
  readonly mode: ModeName;
  readonly rules: string;
  readonly teams: readonly number[];
  readonly victoryScore: number;
  readonly battlefields: number;
  readonly firstPlayerBringsNone: boolean;
}

const BOOK: readonly Said[] = [
  {
    mode: "duel",
    rules: "485.1, 485.2, 485.3, 485.4",
    teams: [0, 1],
    victoryScore: 8,
    battlefields: 2,
    firstPlayerBringsNone: false,
  },
  {
    mode: "match",
    rules: "486.1, 486.2, 486.3, 486.4",
    teams: [0, 1],
    victoryScore: 8,
    battlefields: 2,
    firstPlayerBringsNone: false,
  },
  {
    mode: "ffa3",
    rules: "487.1, 487.2, 487.3, 487.4",
    teams: [0, 1, 2],
    victoryScore: 8,
    battlefields: 3,
    firstPlayerBringsNone: false,
  },
  {
    mode: "ffa4",
    rules: "488.1, 488.2, 488.3, 488.4",
    teams: [0, 1, 2, 3],
    victoryScore: 8,
    battlefields: 3,
    firstPlayerBringsNone: true,
  },
  {
    mode: "2v2",
    rules: "489.1, 489.2, 489.3, 489.4",
    teams: [0, 1, 0, 1],
    victoryScore: 11,
    battlefields: 3,
    firstPlayerBringsNone: true,
  },
];

/** Three battlefields of different names each, no two players the same. */
const FIELDS = pool.cards.filter((card) => card.data.type === "battlefield" && !card.token).map(({ index }) => index);
const setup = (mode: ModeName, seed: number): GameSetup => {
  const random = randomSetup(seed, mode);
  return { ...random, decks: random.decks.map((deck, seat) => ({ ...deck, battlefields: FIELDS.slice(3 * seat, 3 * seat + 3) })) };
};
const brought = (s: State): Map<number, number> =>
  new Map(s.battlefields.map(({ object }) => [s.objects[object].owner, s.objects[object].card]));

describe.each(BOOK)("$mode", ({ mode, rules, teams, victoryScore, battlefields, firstPlayerBringsNone }) => {
  const begun = (seed: number): State => {
    const s = newGame(setup(mode, seed));
    while (s.decision?.kind === "battlefield") apply(s, legal(s)[seed % 3]);
    return s;
  };
  const sixty = (): State[] => Array.from({ length: 60 }, (_, seed) => begun(seed));

  it(`has the players, teams, Victory Score and battlefields of the book (${rules})`, () => {
    // 485.1, 485.2, 485.4, 486.2, 486.4, 487.1, 488.4, 489.4
    const s = begun(0);
    expect(s.players.map(({ team }) => team)).toEqual(teams);
    expect(s.victoryScore).toBe(victoryScore);
    expect(s.battlefields).toHaveLength(battlefields);
  });

  it("uses one battlefield of each who brings any (487.4.a, 488.4.b, 489.5.b)", () => {
    for (const s of sixty()) {
      const seats = s.players.map(({ seat }) => seat).filter((seat) => !firstPlayerBringsNone || seat !== s.firstPlayer);
      expect([...brought(s).keys()].sort()).toEqual(seats);
      for (const [seat, card] of brought(s)) expect(FIELDS.slice(3 * seat, 3 * seat + 3)).toContain(card);
    }
  });

  it("may use each of the three (485.5, 487.5, 488.5, 489.5.a)", () => {
    const games = sixty();
    for (const seat of teams.keys()) {
      const used = games.flatMap((s) => brought(s).get(seat) ?? []);
      expect(new Set(used)).toEqual(new Set(FIELDS.slice(3 * seat, 3 * seat + 3)));
    }
  });

  it("asks nobody for a battlefield but in a match (485.5, 486.5, 487.5, 488.5, 489.5.a)", () => {
    expect(newGame(setup(mode, 1)).decision?.kind).toBe(mode === "match" ? "battlefield" : "mulligan");
  });

  it("wants three battlefields in each deck (485.4.a, 486.4.a, 487.4.a, 488.4.a, 489.4.a)", () => {
    const [deck] = setup(mode, 1).decks;
    const { rule } = MODES[MODES.findIndex(({ name }) => name === mode)];
    const about = (fields: readonly CardId[]): string[] =>
      checkDeck(pool, { ...deck, battlefields: fields }, mode)
        .map((violation) => violation.rule)
        .filter((number) => number.startsWith(`${rule}.`));
    expect(about(FIELDS.slice(0, 3))).toEqual([]);
    expect(about(FIELDS.slice(0, 2))).toEqual([`${rule}.4.a`]);
    expect(about(FIELDS.slice(0, 4))).toEqual([`${rule}.4.a`]);
  });
});

describe("a team game", () => {
  it("alternates between the teams (489.5.c, 489.5.c.1)", () => {
    const s = newGame(setup("2v2", 3));
    while (s.decision?.kind === "mulligan") apply(s, { do: "choose", picks: [] });
    const turns: number[] = [];
    for (let i = 0; i < 200 && turns.length < 8 && s.decision !== null; i++) {
      if (turns.length < s.turnNumber) turns.push(s.turnPlayer);
      const answers = legal(s);
      apply(s, answers.find(({ do: what }) => what === "endTurn" || what === "pass") ?? answers[0]);
    }
    const [first] = turns;
    expect(turns).toEqual([0, 1, 2, 3, 0, 1, 2, 3].map((i) => (first + i) % 4));
    expect(turns.map((seat) => s.players[seat].team)).toEqual(turns.map((_, i) => (s.players[first].team + i) % 2));
  });

  it("keeps hands private from teammates too (489.8.f)", () => {
    const s = newGame(setup("2v2", 4));
    const { players } = observe(s, P1);
    expect(players.map(({ hand }) => hand.count)).toEqual([4, 4, 4, 4]);
    expect(players.map(({ hand }) => hand.cards.length)).toEqual([4, 0, 0, 0]);
  });
});
