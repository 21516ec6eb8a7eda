import { CARDS } from "@rulebound/cards";
import {
  apply,
  type CardId,
  type CardPool,
  type CompiledCard,
  type DeckList,
  type GameSetup,
  legal,
  loadPool,
  MODES,
  type ModeName,
  newGame,
  type State,
  TypeBit,
} from "../src/internal.ts";
import type { Chance } from "../src/state/rng.ts";

/** Random games of random decks for properties: everything from one seed. */

export const pool: CardPool = loadPool(CARDS).pool;

export function chanceOf(seed: number): Chance {
  let at = seed | 0;
  return {
    below(n) {
      at = (at + 0x9e3779b9) | 0;
      let z = at;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return ((z ^ (z >>> 15)) >>> 0) % n;
    },
  };
}

const isOf = (card: CompiledCard, type: number): boolean => (card.types & type) !== 0 && !card.token;
const MAIN = pool.cards.filter((card) => isOf(card, TypeBit.unit | TypeBit.gear | TypeBit.spell));
const CHAMPIONS = MAIN.filter((card) => card.champion && isOf(card, TypeBit.unit));
const LEGENDS = pool.cards.filter((card) => isOf(card, TypeBit.legend));
const RUNES = pool.cards.filter((card) => isOf(card, TypeBit.rune));
const BATTLEFIELDS = pool.cards.filter((card) => isOf(card, TypeBit.battlefield));

/** Of two domains, with no regard to copies or legends: cards that never meet in real decks meet here. */
function randomDeck(chance: Chance, cards: readonly CompiledCard[] = MAIN): DeckList {
  const pick = (list: readonly CompiledCard[]): CardId => list[chance.below(list.length)].index;
  const domains = (1 << chance.below(6)) | (1 << chance.below(6));
  const own = (list: readonly CompiledCard[]): readonly CompiledCard[] => list.filter((card) => (card.domains & ~domains) === 0);
  return {
    legend: pick(LEGENDS),
    champion: pick(own(CHAMPIONS)),
    main: Array.from({ length: 39 }, () => pick(own(chance.below(4) > 0 ? cards : MAIN))),
    runes: Array.from({ length: 12 }, () => pick(own(RUNES))),
    battlefields: Array.from({ length: 3 }, () => pick(BATTLEFIELDS)),
  };
}

/** Cards that change what objects are like. */
const LAYERED: ReadonlySet<string> = new Set(["might", "keywords", "tags", "buffsGive", "doubleMightBonus", "equipmentGives"]);
export const LAYERED_CARDS = MAIN.filter(
  (card) =>
    card.mightBonus !== 0 ||
    card.effectText.length > 0 ||
    card.abilities.some(({ statics }) => statics.some(({ data }) => LAYERED.has(data.effect))),
);

export function randomSetup(
  seed: number,
  mode: ModeName = "duel",
  windows: State["windows"] = "public",
  cards: readonly CompiledCard[] = MAIN,
): GameSetup {
  const chance = chanceOf(seed);
  const seats = MODES.find(({ name }) => name === mode)?.players ?? 2;
  return { pool, mode, seed, windows, decks: Array.from({ length: seats }, () => randomDeck(chance, cards)) };
}

/** Acts rather than passes, now and then: more cards meet than in quite random games. */
export function randomAnswer(s: State, chance: Chance): ReturnType<typeof legal>[number] {
  const answers = legal(s);
  const last = answers[answers.length - 1];
  const canAct = answers.length > 1 && (last.do === "pass" || last.do === "endTurn");
  return answers[chance.below(canAct && chance.below(4) > 0 ? answers.length - 1 : answers.length)];
}

const LIMIT = 3_000;

/** Plays a random game and shows every state in which somebody is asked, until the visitor says stop. */
export function playRandomly(
  setup: GameSetup,
  visit: (s: State, at: number) => boolean | undefined,
  chance = chanceOf(setup.seed + 1),
): State {
  const s = newGame(setup);
  for (let at = 0; s.decision !== null && at < LIMIT; at++) {
    if (visit(s, at) === false) break;
    const answer = randomAnswer(s, chance);
    const refusal = apply(s, answer);
    if (refusal !== null)
      throw new Error(`seed ${setup.seed}, answer ${at}: ${JSON.stringify(answer)} is refused (${refusal.rule}: ${refusal.detail})`);
  }
  return s;
}
