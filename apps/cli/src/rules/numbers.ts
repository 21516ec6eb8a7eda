import { type Asked, rulesAsked as asked, NEWEST_VERSION, type OlderVersion } from "@rulebound/rules/book";

export { type Asked, isNumber } from "@rulebound/rules/book";

/** What was asked for by number; where another book has it, how to ask for that. */
export function rulesAsked(text: string, version: OlderVersion | null): Asked {
  const found = asked(text, version);
  return found.problem === null ? found : { ...found, problem: `${found.problem}${hint(found)}` };
}

function hint({ elsewhere }: Asked): string {
  const last = elsewhere.at(-1);
  if (last === undefined) return "";
  return last === NEWEST_VERSION
    ? ` Version ${NEWEST_VERSION} has it: leave --version out.`
    : ` Version ${elsewhere.join(" and ")} had it: add --version ${last}.`;
}
