import { domainsOf, type Given, type Reason, type ReasonKey } from "@rulebound/engine/internal";

/** What a language needs to say why something is refused. `{0}` is the first thing given, and so on. */
export interface ReasonWords {
  readonly reasons: Readonly<Record<ReasonKey, string>>;
  readonly domains: Readonly<Record<ReturnType<typeof domainsOf>[number], string>>;
  readonly noDomain: string;
  readonly or: string;
}

export const reasonSaid =
  (words: ReasonWords) =>
  ({ reason, given = [] }: Reason): string =>
    words.reasons[reason].replace(/\{(\d)\}/g, (_, at: string) => givenSaid(words, given[Number(at)]));

function givenSaid(words: ReasonWords, given: Given): string {
  if (typeof given !== "object") return String(given);
  if ("reason" in given) return reasonSaid(words)(given);
  if ("anyOf" in given) return given.anyOf.join(words.or);
  return (
    domainsOf(given.domains)
      .map((domain) => words.domains[domain])
      .join("/") || words.noDomain
  );
}
