/** The published cards, where their file is at hand, and how texts are compared with theirs. */
import { existsSync, readFileSync } from "node:fs";
import { type CardData, renderCard } from "@rulebound/engine/language";

const FILE = new URL("../../../../shared/cards/cards.json", import.meta.url);

export const present = existsSync(FILE);
/** For the name of a test that needs them. */
export const whetherPresent = present ? "" : " (skipped: ../shared/cards/cards.json is not here)";

export interface Published {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  readonly energy: number | null;
  readonly power: number | null;
  readonly might: number | null;
  readonly might_bonus: number | null;
  readonly rules_text: string;
  readonly attached_text: string | null;
  readonly text_status: string;
  readonly rarity: string | null;
  readonly set: string;
  readonly prints: readonly string[];
  readonly banned_in: readonly string[];
}

export const published: readonly Published[] = present ? JSON.parse(readFileSync(FILE, "utf8")) : [];
export const publishedById: ReadonlyMap<string, Published> = new Map(published.map((card) => [card.id, card]));

/** Case, dashes, quotes, reminder texts and the older templating of timing words do not count, as in ../shared/tools/check-cards.mjs. */
export const canonical = (text: string | null): string =>
  (text ?? "")
    .replace(/\([^()]*\)/g, " ")
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\[(?:Exhaust|E|T)\]/gi, "[E]")
    .replace(/\[(?:M|S|Might)\]/gi, "[M]")
    .split("\n")
    .map((line) =>
      line
        .replace(/^([^:]+): \[(Action|Reaction|Legion)\] - /i, "[$2][>] $1: ")
        .replace(/\[(Legion|Deathknell|Level \d+)\] - /gi, "[$1][>] "),
    )
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

export function hasPublishedText(card: CardData, other: Published): boolean {
  const { text, attachedText } = renderCard(card);
  return canonical(text) === canonical(other.rules_text) && canonical(attachedText) === canonical(other.attached_text);
}
