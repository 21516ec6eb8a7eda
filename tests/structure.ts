/** What the sources of the engine must not have, found by reading them line by line. */

const VARIABLE = /^(?:export )?(?:let|var) (\w+)/;
/** Collections that are made at the top of a module and are not said to be readonly. */
const COLLECTION =
  /^(?:export )?const (\w+)(?:: ([^=]+?))? = (?:new (?:Map|Set|WeakMap|WeakSet|Array|\w*Array)\b|\[\s*\]|\{\s*\}|Array\.from\()/;

export function mutableIn(path: string, code: string): string[] {
  return code.split("\n").flatMap((line) => {
    const name = VARIABLE.exec(line)?.[1];
    if (name !== undefined) return [`${path}: ${name}`];
    const [, constant, type = ""] = COLLECTION.exec(line) ?? [];
    return constant === undefined || /^(readonly|Readonly)/.test(type) || isNeverWritten(constant, code) ? [] : [`${path}: ${constant}`];
  });
}

/** Neither assigned to by a key nor changed by a method. */
const isNeverWritten = (name: string, code: string): boolean =>
  !new RegExp(
    `\\b${name}(\\.(set|add|delete|clear|push|pop|splice|sort|fill|unshift|shift)\\(|\\[[^\\]]*\\](\\.\\w+)?\\s*(\\?\\?|[-+|&])?=[^=])`,
  ).test(code) && !new RegExp(`[(,=]\\s*${name}\\[`).test(code);

/** A cast that makes anything fit. */
export const castsToNever = (path: string, code: string): string[] => linesWith(path, code, /\bas never\b/);

/** Where a procedure goes on by the number of a step instead of its name. */
export const numericSteps = (path: string, code: string): string[] => linesWith(path, code, /\bgoTo\(\s*\w+,\s*\d+\s*\)/);

/** Where a record of a game is taken to be written; frames are their procedures' own. */
export const writersIn = (path: string, code: string): string[] =>
  linesWith(
    path,
    code,
    /(?<!function )\bedit(Object|LayerInputs|Damage|Exhausted|Placement|Player|Pool|Points|Xp|Battlefield|Item|ItemAt)\(/,
  );

/** Where a writer itself says what goes stale. */
export const placementsIn = (path: string, code: string): string[] => linesWith(path, code, /(?<!function )\beditPlacement\(/);

/** Where a whole record is declared to be writable: the compiler takes any record for one of those. */
export const writableRecordsIn = (path: string, code: string): string[] =>
  linesWith(path, code, /\b(Writable|Editable)<(GameObject|PlayerRecord|BattlefieldRecord|ChainItem)\b/);

const linesWith = (path: string, code: string, pattern: RegExp): string[] =>
  code.split("\n").flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}`] : []));
