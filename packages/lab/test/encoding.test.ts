import { readFileSync } from "node:fs";
import {
  ACTION_RANGES,
  ACTIONS,
  ANSWER_FIELDS,
  ANSWERS_SIZE,
  createRng,
  ENCODING_VERSION,
  Encoder,
  OBSERVATION_SIZE,
  REFERENCES,
  type Rng,
  ROWS,
  SECTIONS,
  type SectionName,
} from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import {
  apply,
  determinize,
  fork,
  isAmong,
  KEYWORDS,
  legal,
  loadPool,
  MODES,
  type ModeName,
  newGame,
  nthSeat,
  observe,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool).map(({ deck }) => deck);
const encoder = new Encoder();

/** Positions from all over random games of a mode. */
function positions(mode: ModeName, seed: number, every: number): State[] {
  const rng = createRng(seed, 7);
  const players = MODES.find(({ name }) => name === mode)?.players ?? 2;
  const list = Array.from({ length: players }, () => decks[rng.below(decks.length)]);
  // Which windows are skipped may say what others hold; in public ones only what everybody knows counts.
  const s = newGame({ pool, mode, decks: list, seed, windows: "public" });
  const out: State[] = [];
  for (let at = 1; s.decision !== null && at < 500; at++) {
    if (at % every === 0) out.push(fork(s));
    const answers = legal(s);
    apply(s, answers[rng.below(answers.length)]);
  }
  return out;
}

const MODE_NAMES = MODES.map(({ name }) => name);

/** What others hold unseen becomes any cards: their deck lists are other ones, too. */
function withOtherDecks(s: State, seat: Seat, rng: Rng): State {
  const f = determinize(s, seat, rng);
  const main = pool.cards.filter((card) => (card.types & (TypeBit.unit | TypeBit.spell)) !== 0 && !card.token);
  for (const o of f.objects)
    if (o.owner !== seat && (o.zone === Zone.hand || o.zone === Zone.deck) && !isAmong(seenBy(o), seat))
      f.objects[o.id] = { ...o, epoch: f.epoch, card: main[rng.below(main.length)].index };
  return f;
}

function observationOf(s: State, seat: Seat): Int16Array {
  const out = Encoder.observation();
  encoder.observe(s, seat, out);
  return out;
}

/** All bytes of it: the observation, and for the player who is asked the answers and their actions. */
function bytesOf(s: State, seat: Seat): string {
  const observation = Encoder.observation();
  if (s.decision?.player !== seat) return observationOf(s, seat).join();
  const answers = Encoder.answers();
  encoder.encode(s, observation, answers);
  return `${observation.join()} ${answers.join()} ${encoder.actions.join()}`;
}

describe("an encoding is the same in two games that its seat cannot tell apart", () => {
  it.each(MODE_NAMES)("%s, byte by byte, for every seat", (mode) => {
    let changed = 0;
    for (const s of positions(mode, 3, 5))
      for (const { seat } of s.players) {
        const twins = [1, 2].map((n) => determinize(s, seat, createRng(n)));
        // What somebody else may choose now says something of their cards: other decks would not offer the same.
        const isAsked = s.decision?.player === seat;
        const others = isAsked ? [...twins, withOtherDecks(s, seat, createRng(3))] : twins;
        const bytes = bytesOf(s, seat);
        for (const other of others) {
          expect(observe(other, seat)).toEqual(observe(s, seat));
          expect(bytesOf(other, seat), `seat ${seat}`).toBe(bytes);
          if (other.objects.some(({ card }, id) => card !== s.objects[id].card)) changed++;
        }
      }
    expect(changed).toBeGreaterThan(50);
  });

  it("an encoding that looked at what it may not would be found", () => {
    const [s] = positions("duel", 3, 40);
    const seat = s.decision?.player ?? 0;
    const peeked = (game: State): number => game.objects[game.players[1 - seat].hand[0]].card;
    expect(new Set(Array.from({ length: 8 }, (_, n) => peeked(determinize(s, nthSeat(seat), createRng(n))))).size).toBeGreaterThan(1);
  });
});

const sectionOf = (name: SectionName) => SECTIONS.find((section) => section.name === name) as (typeof SECTIONS)[number];

/** A field of a row by its name. */
function field(observation: Int16Array, name: SectionName, row: number, of: string): number {
  const { from, fields, rows } = sectionOf(name);
  expect(row).toBeLessThan(rows);
  const at = fields.indexOf(of);
  expect(at, of).toBeGreaterThanOrEqual(0);
  return observation[from + row * fields.length + at];
}

describe("an encoding says what the view says", () => {
  it.each(MODE_NAMES)("%s", (mode) => {
    for (const s of positions(mode, 11, 9))
      for (const { seat } of s.players) {
        const view = observe(s, seat);
        const observation = observationOf(s, seat);
        const relative = (other: number) => (other < 0 ? 0 : ((other - seat + s.players.length) % s.players.length) + 1);
        const location = (at: number) => (at < 0 ? 0 : at < 4 ? relative(at) : at + 1);
        const read = (name: SectionName, row: number, of: string) => field(observation, name, row, of);
        expect(read("turn", 0, "number")).toBe(view.turn.number);
        expect(read("turn", 0, "turn player")).toBe(relative(view.turn.player));
        expect(read("turn", 0, "victory score")).toBe(view.victoryScore);
        expect(read("turn", 0, "showdown at")).toBe(location(view.turn.showdown?.at ?? -1));
        for (const p of view.players) {
          const row = relative(p.seat) - 1;
          expect(read("players", row, "points")).toBe(p.points);
          expect(read("players", row, "hand")).toBe(p.hand.count);
          expect(read("players", row, "energy")).toBe(p.pool.energy);
          expect(read("players", row, "limited power")).toBe(p.pool.limitedPower);
          const runes = sectionOf("players").fields.filter((name) => /^(ready|exhausted) /.test(name));
          expect(runes.reduce((sum, name) => sum + read("players", row, name), 0)).toBe(p.runes.length);
          p.trash.slice(-ROWS.trash).forEach(({ card }, i, newest) => {
            expect(read("trash", row * ROWS.trash + newest.length - 1 - i, "card")).toBe(card + 1);
          });
        }
        const own = view.players[seat].hand.cards;
        own.slice(0, ROWS.hand).forEach(({ card }, row) => {
          expect(read("hand", row, "card")).toBe(card + 1);
        });
        const known = view.players.flatMap((p) => [...(p.seat === seat ? [] : p.hand.cards), ...p.deck.known, ...p.runeDeck.known]);
        for (let row = 0; row < Math.min(known.length, ROWS.known); row++) expect(read("known", row, "card")).toBeGreaterThan(0);
        if (known.length < ROWS.known) expect(read("known", known.length, "card")).toBe(0);
        view.battlefields.forEach((b, row) => {
          expect(read("battlefields", row, "card")).toBe(b.card + 1);
          expect(read("battlefields", row, "controller")).toBe(relative(b.controller));
          expect(read("battlefields", row, "facedown cards")).toBe(b.facedown.length);
        });
        view.battlefields
          .flatMap(({ facedown, location: at }) => facedown.map((card) => ({ ...card, at })))
          .forEach(({ card, at, controller }, row) => {
            expect(read("facedown", row, "card")).toBe(card + 1);
            expect(read("facedown", row, "location")).toBe(location(at));
            expect(read("facedown", row, "controller")).toBe(relative(controller));
          });
        const board = [...view.board].sort((a, b) => location(a.location) - location(b.location));
        board.slice(0, ROWS.board).forEach((o, row) => {
          expect(read("board", row, "card")).toBe(o.card + 1);
          expect(read("board", row, "location")).toBe(location(o.location));
          expect(read("board", row, "controller")).toBe(relative(o.controller));
          expect(read("board", row, "might")).toBe(o.might);
          expect(read("board", row, "damage")).toBe(o.damage);
          expect(read("board", row, "exhausted")).toBe(Number(o.exhausted));
          expect(read("board", row, "unit")).toBe(Number(o.types.includes("unit")));
          expect(read("board", row, "gear")).toBe(Number(o.types.includes("gear")));
          for (const keyword in o.keywords) expect(read("board", row, keyword), keyword).toBe(o.keywords[keyword]);
          const host = board.findIndex(({ id }) => id === o.attachedTo);
          expect(read("board", row, "attached to")).toBe(host + 1);
        });
        if (board.length < ROWS.board) expect(read("board", board.length, "card")).toBe(0);
        view.chain.slice(-ROWS.chain).forEach((item, i, newest) => {
          const row = newest.length - 1 - i;
          expect(read("chain", row, "card")).toBe(item.card + 1);
          expect(read("chain", row, "controller")).toBe(relative(item.controller));
          expect(read("chain", row, "target count")).toBe(item.targets.flat().length);
        });
        view.ongoing.slice(-ROWS.ongoing).forEach((effect, i, newest) => {
          expect(read("ongoing", newest.length - 1 - i, "card")).toBe(effect.card + 1);
          expect(read("ongoing", newest.length - 1 - i, "amount")).toBe(effect.amount);
        });
        const asked = view.decision?.asked === "you" ? view.decision : null;
        expect(read("question", 0, "kind") > 0).toBe(asked !== null);
        if (asked !== null) expect(read("question", 0, "options")).toBe(asked.options.length);
      }
  });
});

describe("the answers", () => {
  it.each(MODE_NAMES)("%s: each has an action and features of its own", (mode) => {
    const observation = Encoder.observation();
    const rows = Encoder.answers();
    const width = ANSWER_FIELDS.length;
    for (const s of positions(mode, 5, 3)) {
      encoder.encode(s, observation, rows);
      const { answers, actions } = encoder;
      expect(answers).toEqual(legal(s));
      expect(actions).toHaveLength(answers.length);
      expect(new Set(actions).size).toBe(actions.length);
      for (const [i, answer] of answers.slice(0, ROWS.answers).entries()) {
        const at = i * width;
        expect(rows[at]).toBe(actions[i]);
        expect(rows[at]).toBeLessThan(ACTIONS);
        expect(rows[at + 1]).toBeGreaterThan(0);
        if (answer.do === "move" && answer.units.length === 1) {
          expect(field(observation, "board", rows[at + 2] - 1, "card")).toBe(rows[at + 3]);
          expect(s.objects[answer.units[0]].card + 1).toBe(rows[at + 3]);
        }
      }
    }
  });
});

describe("the layout", () => {
  it("is described in docs/ENCODING.md, with its numbers", () => {
    const text = readFileSync(new URL("../../../docs/ENCODING.md", import.meta.url), "utf8");
    for (const { name, fields, rows } of SECTIONS) {
      const line = text.split("\n").find((one) => one.startsWith(`| ${name} |`)) ?? "";
      expect(
        line.replace(/(\d+) x (\d+)/, (_, a, b) => String(a * b)),
        name,
      ).toContain(`| ${rows} |`);
      const isGeneric = (field: string) =>
        /^(power|ready|exhausted) |^target \d/.test(field) || KEYWORDS.some((keyword) => keyword === field);
      for (const field of fields.filter((one) => !isGeneric(one))) expect(line, name).toMatch(new RegExp(`[,|] ${field}[, ]`));
    }
    for (const { name } of REFERENCES) expect(text).toContain(`\`${name}\``);
    for (const field of ANSWER_FIELDS) expect(text.replace(/\s+/g, " ")).toMatch(new RegExp(`[:,] ${field}[,.]`));
    const numbers = { version: `**Version ${ENCODING_VERSION}.**`, size: `${OBSERVATION_SIZE.toLocaleString("en")} numbers` };
    expect(text).toContain(numbers.version);
    expect(text).toContain(numbers.size);
    expect(text).toContain(`below ${ACTIONS.toLocaleString("en")}`);
    expect(text).toContain(`Up to ${ROWS.answers} rows of ${ANSWER_FIELDS.length} fields`);
  });

  it("has sections, actions and references that lie side by side", () => {
    let at = 0;
    for (const { from, rows, fields } of SECTIONS) {
      expect(from).toBe(at);
      expect(new Set(fields).size).toBe(fields.length);
      at += rows * fields.length;
    }
    expect(at).toBe(OBSERVATION_SIZE);
    expect(ANSWERS_SIZE).toBe(ROWS.answers * ANSWER_FIELDS.length);
    for (const [parts, first, end] of [
      [ACTION_RANGES, 0, ACTIONS],
      [REFERENCES, 1, null],
    ] as const) {
      let next: number = first;
      for (const { from, size } of parts) {
        expect(from).toBe(next);
        next += size;
      }
      if (end !== null) expect(next).toBe(end);
    }
    expect(ACTIONS).toBeLessThan(32_768);
    expect(pool.cards.length).toBeLessThan(32_767);
  });
});
