// Changes that nobody can notice in a game, each with the reason. They are tried like all others and told apart only if they survive.

/** A path, the declaration, a piece of the line, what was and what became of it (as the tool tells it), and why no game differs. */
export const EQUIVALENT = [
  {
    path: "language/compile/activated.ts",
    owner: "compileActivated",
    line: "costs: cost.parts.length > 0 ? [cost.id] : []",
    was: ">",
    becomes: ">=",
    why: "a cost without parts asks for nothing; it is left out of the list of costs to save time",
  },
  {
    path: "language/compile/conditions.ts",
    owner: "condOf",
    line: "condition.atMost === undefined && condition.exactly === undefined",
    was: "===",
    becomes: "!==",
    why: "without bounds at least one is asked for either way; to look for any is the faster way",
  },
  {
    path: "actions/trigger.ts",
    owner: "trigger",
    line: "if (listeners === undefined && !delayed) return;",
    was: "if (listeners === undefined && !delayed) return;",
    becomes: "",
    why: "nobody listens: what follows finds nothing and only costs time",
  },
  {
    path: "decisions/possible-acts.ts",
    owner: "listUses",
    line: "if (activated.length === 0) return;",
    was: "if (activated.length === 0) return;",
    becomes: "",
    why: "what follows goes through an empty list",
  },
  {
    path: "derive/prohibitions.ts",
    owner: "reachesPlayer",
    line: "return false;",
    was: "false",
    becomes: "true",
    why: "the last branch of a switch that has named every word there is",
  },
  {
    path: "procedures/chain/chosen.ts",
    owner: "locationsOf",
    line: "choices[i] < s.objects.length",
    was: "<",
    becomes: "<=",
    why: "no choice has the number of the next object: those of players and chain items begin far above",
  },
  {
    path: "procedures/play/standard-move.ts",
    owner: "refusalByTime",
    line: "s.invited < 0",
    was: "<",
    becomes: "<=",
    why: "while a teammate is invited the turn player is not asked, so that no move of theirs comes this far",
  },
  {
    path: "procedures/cost/move-tax.ts",
    owner: "moveTax",
    line: "taxes.length === 0 || !isBattlefield(to)",
    was: "||",
    becomes: "&&",
    why: "a tax is asked for where its source stands, which is a battlefield: for a base the loop finds none",
  },
];

const short = (text) => text.trim().replace(/\s+/g, " ");

/** Why nobody can notice a change, given the line it is in; null if that is not known. */
export function reasonFor({ path, owner, was, text }, line) {
  const isMeant = (one) =>
    one.path === path && one.owner === owner && line.includes(one.line) && one.was === short(was) && one.becomes === short(text);
  return EQUIVALENT.find(isMeant)?.why ?? null;
}
