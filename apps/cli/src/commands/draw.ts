import { CARDS, isDeck, parseDeck } from "@rulebound/cards";
import { CaseError, gameAfter, readCases, StepFailure } from "@rulebound/cases";
import { everyCard as everyCardByName } from "@rulebound/cases/judging";
import { replayInReport } from "@rulebound/cases/report";
import { parseReplay, ReplayError, replayStates } from "@rulebound/engine/internal";
import type { Command } from "commander";
import { drawBoard } from "../draw/board.ts";
import { drawDeck } from "../draw/deck.ts";
import { readText, writeText } from "../files.ts";
import { everyCard, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly output?: string;
  readonly step?: number;
  readonly only?: string;
}

export function draw(program: Command): void {
  program
    .command("draw")
    .description("draw a case, a deck or a recorded game as a picture without scripts, for articles and answers")
    .argument("<file>", "a case (.yaml), a replay (.json) or a deck (anything else)")
    .option("-o, --output <file>", "where the SVG is written (without it: printed)")
    .option(
      "--step <number>",
      "of a case: after so many steps (0: the board at the start); of a replay: after so many answers",
      wholeNumber,
    )
    .option("--only <words>", "of a file of cases: the first whose name has these words")
    .addHelpText(
      "after",
      `
The picture of a case shows the board at the start, that of a replay the end of the game, unless --step says otherwise. Hands
lie open. Links and frames that can be stepped through: docs/LINKS.md.

Examples:
  $ rulebound draw question.yaml -o board.svg
  $ rulebound draw question.yaml --step 2 -o after.svg
  $ rulebound draw my-deck.txt -o deck.svg
  $ rulebound draw game.json --step 40 > board.svg`,
    )
    .action(sayingErrors(run));
}

function run(file: string, options: Options): void {
  const svg = drawing(file, readText(file), options);
  if (options.output === undefined) {
    process.stdout.write(svg);
    return;
  }
  writeText(options.output, svg);
  console.log(`written: ${options.output}`);
}

function drawing(file: string, content: string, options: Options): string {
  if (/\.ya?ml$/i.test(file)) return caseDrawing(file, content, options);
  if (/\.json$/i.test(file)) return replayDrawing(file, content, options);
  const pool = everyCard();
  const reading = parseDeck(content, pool);
  if (isDeck(reading)) return drawDeck(reading, pool);
  throw new UserError(reading.errors.map(({ line, reason }) => `${file}${line > 0 ? `:${line}` : ""}: ${reason}`).join("\n"));
}

function caseDrawing(file: string, content: string, { step = 0, only }: Options): string {
  try {
    const cases = readCases(file, content, everyCardByName());
    const found = only === undefined ? cases[0] : cases.find(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
    if (found === undefined) throw new UserError(`${file}: there is no case${only === undefined ? "" : ` whose name has "${only}"`}.`);
    const all = found.steps.length;
    if (step > all) throw new UserError(`${file}: "${found.name}" has ${all} steps; --step ${step} is too many.`);
    const { state } = gameAfter(step, found, CARDS);
    return drawBoard(state, found.name, step === 0 ? "The board at the start" : `After step ${step} of ${all}`);
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof CaseError || error instanceof StepFailure)
      throw new UserError(error.message.startsWith(file) ? error.message : `${file}: ${error.message}`);
    throw error;
  }
}

function replayDrawing(file: string, content: string, { step }: Options): string {
  const pool = everyCard();
  try {
    const replay = parseReplay(replayText(replayInReport(content) ?? content));
    const wanted = step ?? replay.answers.length;
    if (wanted > replay.answers.length)
      throw new UserError(`${file}: the game has ${replay.answers.length} answers; --step ${wanted} is too many.`);
    let at = 0;
    for (const state of replayStates(pool, replay))
      if (at++ === wanted)
        return drawBoard(
          state,
          replay.decks.map(({ legend }) => legend).join(" against "),
          `After ${wanted} of ${replay.answers.length} answers, turn ${state.turnNumber}`,
        );
    throw new UserError(`${file}: the game ends before answer ${wanted}.`);
  } catch (error) {
    if (error instanceof ReplayError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

/** The client saves games with their replay inside. */
function replayText(text: string): string {
  try {
    const saved = JSON.parse(text) as { readonly replay?: unknown } | null;
    if (typeof saved === "object" && saved !== null && typeof saved.replay === "object") return JSON.stringify(saved.replay);
  } catch {
    // parseReplay tells what is wrong.
  }
  return text;
}
