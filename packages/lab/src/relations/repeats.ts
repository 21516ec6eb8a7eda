import { ask, busy, createRng } from "@rulebound/bots";
import {
  addCard,
  apply,
  type CardId,
  type CardPool,
  fork,
  type GameSetup,
  type ObjectId,
  replaceCard,
  type State,
  setPlayer,
  Zone,
} from "@rulebound/engine/internal";
import { boardOf, MOST_ANSWERS, type RelationReport, STREAM } from "./both.ts";
import { differences, Renaming, sketch } from "./sketch.ts";

export type CardData = CardPool["cards"][number]["data"];

/**
 * 820.1.d.1: a spell whose Repeat is paid does what it would do if its text said everything twice. Each such spell is played, with its
 * Repeat, beside one of the same name with the doubled text, of which the cost of Repeat is a mandatory additional cost.
 */
export function compareRepeats(setup: GameSetup, report: RelationReport, twice = doubledText): void {
  const board = boardOf(setup);
  if (isDiscounted(board)) return;
  if (board.decision?.kind !== "act" || board.decision.player !== board.turnPlayer || board.chain.length > 0) return;
  // The others stay as they are: whoever has them could play them.
  const spells = repeatableSpells(setup.pool).filter((spell) => !setup.decks.some(({ main }) => main.includes(spell)));
  const twin = boardOf({ ...setup, pool: withTexts(setup.pool, spells, twice) });
  for (const spell of spells) {
    const one = fork(board);
    const other = fork(twin);
    const object = playedInBoth(one, other, spell);
    if (object === null) continue;
    const found = resolveBoth(one, other, object, setup.seed, report);
    if (found === null) continue;
    const { name } = setup.pool.cards[spell].data;
    report.findings.push({ relation: "repeated", seed: setup.seed, decision: found.answers, lines: [name, ...found.lines] });
  }
}

/** 356.4.c: what is paid for Repeat may cost less, and the twin's cost, which is no option, does not. */
const isDiscounted = ({ objects, pool }: State): boolean =>
  objects.some(
    ({ zone, card }) =>
      [Zone.board, Zone.legend, Zone.battlefield].includes(zone) &&
      /"what":"(?:optional|repeat)"/.test(JSON.stringify(pool.cards[card].data)),
  );

/** Puts the spell into both hands and plays it; null: it cannot be played twice over. */
function playedInBoth(one: State, other: State, spell: CardId): ObjectId | null {
  for (const s of [one, other]) setPlayer(s, s.turnPlayer, { energy: 12, power: [0, 0, 0, 0, 0, 0, 6] });
  const [object] = [one, other].map((s) => addCard(s, spell, s.turnPlayer, Zone.hand));
  if (apply(other, { do: "play", object, way: 0 }) !== null || apply(one, { do: "play", object, way: 0 }) !== null) return null;
  return one.decision?.kind === "may" && one.decision.rule === "820.1.d" && apply(one, { do: "yes" }) === null ? object : null;
}

/** The same answers in both until the chain is empty, or the spell is played once more: the twin has to be paid in full again. */
function resolveBoth(
  one: State,
  other: State,
  spell: ObjectId,
  seed: number,
  report: RelationReport,
): { answers: number; lines: string[] } | null {
  const { incarnation } = one.objects[spell];
  const isOfSpell = (line: string): boolean => line.includes(`"do":"play","object":${spell},`);
  const rng = createRng(seed, STREAM.play);
  const own = new Renaming(one.players.length, 0);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (one.objects[spell].zone === Zone.chain && one.objects[spell].incarnation !== incarnation) return null;
    report.compared.repeated++;
    const lines = differences(sketch(one, own), sketch(other, own)).filter((line) => !isOfSpell(line));
    if (lines.length > 0) return { answers, lines };
    if (one.decision === null || one.chain.length === 0) return null;
    const answer = ask(busy, one, rng);
    apply(one, answer);
    apply(other, answer);
  }
  return null;
}

/** The same cards, with other texts for these. */
const withTexts = (pool: CardPool, cards: readonly CardId[], text: (data: CardData) => CardData): CardPool =>
  cards.reduce((made, index) => replaceCard(made, text(pool.cards[index].data)), pool);

/** Spells with one Repeat and nothing else that may be paid. */
const repeatableSpells = (pool: CardPool): CardId[] => pool.cards.filter(({ data }) => isRepeatable(data)).map(({ index }) => index);

/** With a single cost. */
const isRepeat = (ability: CardData["abilities"][number]): boolean =>
  ability.kind === "keyword" && ability.keyword === "Repeat" && ability.cost !== undefined;

function isRepeatable({ type, abilities }: CardData): boolean {
  const isPlain = abilities.every(({ kind }) => kind === "keyword" || kind === "spell");
  return type === "spell" && isPlain && abilities.filter(isRepeat).length === 1;
}

/** The cost of Repeat has to be paid, and the text is there once more. */
export function doubledText(data: CardData): CardData {
  const again = data.abilities.filter(({ kind }) => kind === "spell").map(withOtherNames);
  const abilities = data.abilities.flatMap((ability) =>
    ability.kind === "keyword" && isRepeat(ability)
      ? [{ kind: "additionalCost" as const, name: "extra", optional: false, cost: ability.cost ?? [] }]
      : [ability],
  );
  return { ...data, abilities: [...abilities, ...again] };
}

/** What the second text calls its targets is nothing that the first speaks of. */
function withOtherNames<T>(ability: T): T {
  const text = JSON.stringify(ability);
  const names = new Set([...text.matchAll(/"as":"(\w+)"/g)].map(([, name]) => name));
  return JSON.parse(text, (_key, value: unknown) => (typeof value === "string" && names.has(value) ? `${value} again` : value));
}
