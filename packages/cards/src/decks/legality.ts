import { type CardId, type CardPool, checkDeck, type ModeName, refuse, type Violation } from "@rulebound/engine/internal";
import { factsOf, setOf } from "../facts/facts.ts";
import { banListOf, bannedNames, type Format } from "../facts/formats.ts";
import type { DraftDeck } from "./draft.ts";

/** Is a deck legal in a format? The core rules' own check (103), and on top of it what the Tournament Rules say of formats. */

export interface FormatViolation extends Violation {
  /** Its number in the Tournament Rules, which count for themselves. */
  readonly tournamentRule?: string;
}

export interface Legality {
  readonly format: Format;
  readonly mode?: ModeName;
  /** YYYY-MM-DD: by the ban list of that day; default: the newest. */
  readonly day?: string;
}

/** Every violation: first those of the core rules, then size, sideboard, sets and bans. */
export function checkLegality(pool: CardPool, draft: DraftDeck, { format, mode = "duel", day }: Legality): FormatViolation[] {
  const own = checkDeck(pool, draft.deck, mode);
  return [
    ...own,
    ...sizeViolations(draft, format),
    ...sideboardViolations(pool, draft, mode, own),
    ...setViolations(pool, draft, format),
    ...banViolations(pool, draft, format, mode, day),
  ];
}

const partsOf = ({ deck, sideboard }: DraftDeck): CardId[] => [
  ...[deck.legend, deck.champion].filter((card) => card !== null),
  ...(deck.furtherLegends ?? []),
  ...deck.main,
  ...deck.battlefields,
  ...deck.runes,
  ...sideboard,
];

function sizeViolations({ deck, sideboard }: DraftDeck, { mainDeck, sideboard: most }: Format): FormatViolation[] {
  const size = deck.main.length + (deck.champion === null ? 0 : 1);
  const out: FormatViolation[] = [];
  if (mainDeck !== null && size > mainDeck) out.push({ ...refuse("103.2.e", "mainDeckExact", size, mainDeck), tournamentRule: "601.1.b" });
  if (most !== null && sideboard.length > most)
    out.push({ ...refuse("103.2.e", "sideboardSize", sideboard.length, most), tournamentRule: "601.1.c.1" });
  return out;
}

/** The sideboard holds cards that the Main Deck could hold, and copies are counted over both; Signature cards are counted in the deck alone. */
function sideboardViolations(pool: CardPool, { deck, sideboard }: DraftDeck, mode: ModeName, own: readonly Violation[]): FormatViolation[] {
  if (sideboard.length === 0) return [];
  const isKnown = ({ rule, card }: Violation): boolean => own.some((other) => other.rule === rule && other.card === card);
  return checkDeck(pool, { ...deck, main: [...deck.main, ...sideboard] }, mode)
    .filter((violation) => violation.rule !== "103.2.d.1" && violation.card !== undefined && !isKnown(violation))
    .map(({ rule, reason, given, card }) => ({
      ...refuse(rule, "withSideboard", { reason, given }),
      tournamentRule: rule === "103.2.b" || rule === "825.3.a" ? "601.1.c.3" : "601.1.c.2",
      card,
    }));
}

/** The core rule under which a card stands in a deck. */
function placeOf(pool: CardPool, card: CardId): FormatViolation["rule"] {
  const { type } = pool.cards[card].data;
  return type === "legend" ? "103.1" : type === "battlefield" ? "103.4" : type === "rune" ? "103.3" : "103.2.e";
}

function setViolations(pool: CardPool, draft: DraftDeck, { name, sets }: Format): FormatViolation[] {
  if (sets === null) return [];
  return [...new Set(partsOf(draft))]
    .filter((card) => !factsOf(pool.cards[card].data).prints.some((print) => sets.includes(setOf(print))))
    .map((card) => {
      const { data } = pool.cards[card];
      return {
        ...refuse(placeOf(pool, card), "notOfFormat", data.name, setOf(data.id), name),
        tournamentRule: "601.2.a",
        card,
      };
    });
}

function banViolations(pool: CardPool, draft: DraftDeck, format: Format, mode: ModeName, day: string | undefined): FormatViolation[] {
  const list = banListOf(format, day);
  if (list === null) return [];
  const banned = new Set(bannedNames(list, mode));
  return [...new Set(partsOf(draft))]
    .filter((card) => banned.has(pool.cards[card].data.name))
    .map((card) => ({
      ...refuse(placeOf(pool, card), "banned", pool.cards[card].data.name, list.effective),
      tournamentRule: "601.2.d",
      card,
    }));
}
