import type { RuleId } from "@rulebound/rules";

/** The gists of a part of the book: a text, or a text and the name that the rule goes by. */
export type Texts = Readonly<Partial<Record<RuleId, string | readonly [text: string, title: string]>>>;
