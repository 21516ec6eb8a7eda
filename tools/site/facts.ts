// What the pages of the site say, taken from the packages.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { CARDS, isDeck, parseDeck, STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import { casesIn, textOfCase } from "@rulebound/cases/listing";
import { loadPool } from "@rulebound/engine/internal";
import { renderCard } from "@rulebound/engine/language";
import { RULE_IDS } from "@rulebound/rules";
import { ruleAt } from "@rulebound/rules/book";
import { Witness } from "../../apps/cli/src/rules/evidence.ts";
import { htmlOf } from "../../apps/cli/src/rules/html.ts";

/** A page with an address of its own: what messengers show of it, and what stands on it before or without the client. */
export interface Page {
  readonly path: string;
  readonly kind: "rule" | "card" | "deck";
  readonly title: string;
  readonly description: string;
  readonly lines: readonly string[];
  readonly links: readonly { readonly path: string; readonly text: string }[];
}

export function rulePages(): Page[] {
  return RULE_IDS.map((id) => {
    const { gist, title, kind, parent, below, refersTo } = ruleAt(id);
    const near = [...new Set([...(parent === null ? [] : [parent]), ...below, ...refersTo])];
    return {
      path: `rules/${id}`,
      kind: "rule",
      title: `Rule ${id}: ${kind === "heading" ? gist : title}`,
      description: gist,
      lines: [gist],
      links: near.map((one) => ({ path: `rules/${one}`, text: `${one} ${ruleAt(one).title}` })),
    };
  });
}

export function cardPages(): Page[] {
  return CARDS.map((card) => {
    const { text } = renderCard(card);
    const lines = text.split("\n").filter((line) => line !== "");
    return {
      path: `cards/${card.id}`,
      kind: "card",
      title: card.name,
      description: lines.join(" ") || `A ${card.type} of Riftbound.`,
      lines,
      links: [],
    };
  });
}

export function deckPages(): Page[] {
  const { pool } = loadPool(CARDS);
  const decks = [
    ...STARTER_DECKS.map(({ id, name, plan, text }) => ({ id, name, says: plan, text })),
    ...TOURNAMENT_DECKS.map(({ id, name, result, text }) => ({ id, name, says: result, text })),
  ];
  return decks.flatMap(({ id, name, says, text }) => {
    const reading = parseDeck(text, pool);
    if (!isDeck(reading)) return [];
    const legend = pool.cards[reading.deck.legend].data.name;
    const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
    return [{ path: `decks/${id}`, kind: "deck" as const, title: `${name} (${legend})`, description: says, lines, links: [] }];
  });
}

export interface CaseFile {
  readonly path: string;
  readonly file: string;
  readonly cases: readonly { readonly name: string; readonly rules: readonly string[]; readonly text: string }[];
}

/** Cases by file: cases/rulings/chain/x.yaml is at cases/rulings/chain/x. */
export function caseFiles(root: string): CaseFile[] {
  const folder = join(root, "packages/cases");
  return readdirSync(join(folder, "cases"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort()
    .map((file) => {
      const content = readFileSync(join(folder, file), "utf8");
      const cases = casesIn(file, content).map(({ name, rules }) => ({ name, rules, text: textOfCase(content, name) }));
      return { path: file.replace(/\.yaml$/, ""), file, cases };
    });
}

/** The whole book on one page. */
export const bookPage = (): string => htmlOf(new Witness());
