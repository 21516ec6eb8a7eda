import { GISTS, GLOSSARY, OLDER_VERSIONS, type OlderVersion, PARTS } from "@rulebound/rules/book";
import { type Command, Option } from "commander";
import { writeText } from "../files.ts";
import { sayingErrors, UserError } from "../options.ts";
import { cyan } from "../play/style.ts";
import { coverageLines, coverageOf } from "../rules/coverage.ts";
import { Witness } from "../rules/evidence.ts";
import { htmlOf } from "../rules/html.ts";
import { jsonOfAsked } from "../rules/json.ts";
import { type Asked, isNumber, rulesAsked } from "../rules/numbers.ts";
import { listOf, pageOf } from "../rules/page.ts";
import { jsonOfWords, wordsPage } from "../rules/words.ts";

interface Options {
  /** Of the book that the numbers are from. */
  readonly version?: OlderVersion;
  readonly json?: boolean;
  readonly html?: string;
}

export function rules(program: Command): void {
  program
    .command("rules")
    .description("look a rule up by number, word, keyword or card: what it says, its code, its cases; and how much is covered")
    .argument("[what...]", "numbers, ranges, words, a keyword, a card; `coverage`; `glossary`; nothing lists the parts of the book")
    .addOption(new Option("--version <version>", "read the numbers as those of an older book").choices(OLDER_VERSIONS))
    .option("--html <file>", "write the whole book as the engine sees it: one page, with code, cases and status")
    .option("--json", "print the answer as JSON")
    .addHelpText(
      "after",
      `
A rule is told in our own words. After it come the rules below it, what it refers to, what it was called in older books
and what they changed; then the code that names it, the cases that show it, and rulings that settle questions about it.
"(not shown)" behind a rule: no case and no test names it yet. "(open)": the code does not name it either.

Examples:
  $ rulebound rules 466.3                    a rule and what stands below it
  $ rulebound rules 464-466                  from one rule to the end of another
  $ rulebound rules 401 --version 1.2        a number of an older book: leads to 414
  $ rulebound rules tank                     a keyword, an action or a term
  $ rulebound rules rune pool empties        any words, in any form, misspelt too
  $ rulebound rules can I react to a move    a question in plain words
  $ rulebound rules "Jinx, Rebel"            the rules that a card rests on
  $ rulebound rules coverage                 which behaviour rules are implemented and shown, and which are not
  $ rulebound rules glossary                 every keyword, action and term with its meaning
  $ rulebound rules --html rules.html        the whole book, to read in a browser`,
    )
    .action(sayingErrors(run));
}

function run(what: readonly string[], options: Options): void {
  if (options.html !== undefined) write(options.html);
  else console.log(options.json === true ? JSON.stringify(asJson(what, options), null, 1) : asLines(what, options).join("\n"));
}

/** What is asked for: something that has a name, rules by number, or anything about words. */
function request(
  what: readonly string[],
  { version }: Options,
): "parts" | "glossary" | "coverage" | { readonly words: string } | readonly Asked[] {
  const words = what.join(" ").trim();
  const wanted = words.split(/[\s,;]+/);
  if (words !== "" && wanted.every(isNumber)) {
    const asked = wanted.map((text) => rulesAsked(text, version ?? null));
    if (asked.some(({ problem }) => problem !== null)) process.exitCode = 1;
    return asked;
  }
  if (version !== undefined) throw new UserError(`--version is for numbers, such as 401${words === "" ? "" : `; "${words}" is not one`}.`);
  if (words === "") return "parts";
  const name = (["glossary", "coverage"] as const).find((one) => one === words.toLowerCase());
  return name ?? { words };
}

function asJson(what: readonly string[], options: Options): unknown {
  const asked = request(what, options);
  if (asked === "parts") return PARTS.map((number) => ({ number, title: GISTS[number].text }));
  if (asked === "glossary") return GLOSSARY;
  if (asked === "coverage") return coverageOf(new Witness());
  const witness = new Witness();
  return "words" in asked ? jsonOfWords(asked.words, witness) : asked.flatMap((one) => jsonOfAsked(one, witness));
}

function asLines(what: readonly string[], options: Options): readonly string[] {
  const asked = request(what, options);
  if (asked === "parts") return PARTS.map((id) => `${cyan(id)}  ${GISTS[id].text}`);
  if (asked === "glossary") return GLOSSARY.map(({ term, kind, rule, says }) => `${term} (${kind}, ${rule}): ${says}`);
  if (asked === "coverage") return coverageLines(coverageOf(new Witness()));
  const witness = new Witness();
  if ("words" in asked) return wordsPage(asked.words, witness);
  return asked.flatMap((one, at) => (at === 0 ? answer(one, witness) : ["", ...answer(one, witness)]));
}

function answer({ rules: found, note, problem }: Asked, witness: Witness): string[] {
  if (problem !== null) return [problem];
  const said = note === null ? [] : [note, ""];
  return [...said, ...(found.length === 1 ? pageOf(found[0], witness) : listOf(found, witness))];
}

function write(file: string): void {
  const page = htmlOf(new Witness());
  writeText(file, page);
  console.log(`${file}: ${Math.round(page.length / 1024)} kB`);
}
