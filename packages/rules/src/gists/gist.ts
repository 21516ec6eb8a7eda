import type { RuleId } from "../rule-ids.ts";

/**
 * What a rule is to software:
 * - heading: a title that only groups the rules below it
 * - behaviour: the engine must do or refuse something, and could get it wrong
 * - definition: says what a word means, restates, or points elsewhere; nothing to break on its own
 * - tabletop: physical matters that software has no part in
 */
export type GistKind = "heading" | "behaviour" | "definition" | "tabletop";

/** A rule in our own words, short enough to read at a glance and exact enough to decide from. */
export interface Gist {
  readonly kind: GistKind;
  readonly text: string;
  /** The name that the rule goes by, where it has both a name and a text. */
  readonly title?: string;
}

/** The gists of a part of the book. */
export type Gists = Partial<Record<RuleId, Gist>>;

export const heading = (text: string): Gist => ({ kind: "heading", text });

export const behaviour = (text: string, title?: string): Gist => gist("behaviour", text, title);

export const definition = (text: string, title?: string): Gist => gist("definition", text, title);

export const tabletop = (text: string, title?: string): Gist => gist("tabletop", text, title);

function gist(kind: GistKind, text: string, title: string | undefined): Gist {
  return title === undefined ? { kind, text } : { kind, text, title };
}
