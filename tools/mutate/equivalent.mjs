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
  {
    path: "actions/add.ts",
    owner: "add",
    line: "for (let i = 0; i < power.length; i++) pool[power[i]]++;",
    was: "<",
    becomes: "<=",
    why: "behind the end of the list there is no domain, and nothing of the pool is counted up",
  },
  {
    path: "actions/relocate.ts",
    owner: "putIn",
    line: "p.runeDeck = bottom",
    was: "withNumber(",
    becomes: "withRecord(",
    why: "the same list, only of another kind for the engine that runs it: it costs time",
  },
  {
    path: "actions/running-text.ts",
    owner: "runProgram",
    line: "times: 0,",
    was: "0",
    becomes: "1",
    why: "how often it was done is asked behind an instruction alone, which has said so by then",
  },
  {
    path: "border/consistency.ts",
    owner: "brokenAttachments",
    line: "o.attached.length > 1",
    was: "1",
    becomes: "0",
    why: "a list of one holds nothing twice; it is left out to save time",
  },
  {
    path: "procedures/cleanup/battlefield-control.ts",
    owner: "occupantOf",
    line: "const present = mapToNumbers(",
    was: "mapToNumbers(",
    becomes: "mapToObjects(",
    why: "the same list, only of another kind for the engine that runs it: it costs time",
  },
  {
    path: "procedures/turn/new-turn.ts",
    owner: "newTurn",
    line: "const p = editPlayer(s, other);",
    was: "editPlayer(",
    becomes: "editXp(",
    why: "more goes stale than has to, and is worked out anew with the same result",
  },
  {
    path: "state/memory.ts",
    owner: "begin",
    line: "for (let i = 0; i < s.players.length; i++)",
    was: "<",
    becomes: "<=",
    why: "room for a seat that nobody has",
  },
  {
    path: "view/determinize.ts",
    owner: "dealBound",
    line: "attempt < ATTEMPTS",
    was: "<",
    becomes: "<=",
    why: "one attempt more before it is given up",
  },
  {
    path: "view/memory.ts",
    owner: "isAlike",
    line: "for (let i = 0; i < STRIDE; i++)",
    was: "<",
    becomes: "<=",
    why: "what could have been kept is made anew, and is the same",
  },
  {
    path: "view/memory.ts",
    owner: "again",
    line: "if (same === ids.length) return before;",
    was: "if (same === ids.length) return before;",
    becomes: "",
    why: "what could have been kept is made anew, and is the same",
  },
  {
    path: "view/memory.ts",
    owner: "Memory",
    line: "Math.max(0, o.controller)",
    was: "0",
    becomes: "1",
    why: "what nobody controls is a battlefield, which is in no player's part of a view",
  },
  {
    path: "procedures/play/finalize-choices.ts",
    owner: "nextTarget",
    line: "d.execution < executions(item)",
    was: "<",
    becomes: "<=",
    why: "one round more behind the last execution, and both counters are set back right after it",
  },
];

const short = (text) => text.trim().replace(/\s+/g, " ");

/** Why nobody can notice a change, given the line it is in; null if that is not known. */
export function reasonFor({ path, owner, was, text }, line) {
  const isMeant = (one) =>
    one.path === path && one.owner === owner && line.includes(one.line) && one.was === short(was) && one.becomes === short(text);
  return EQUIVALENT.find(isMeant)?.why ?? null;
}
