import { type Check, RecordError, verifyRecord } from "@rulebound/server/verify";
import type { Command } from "commander";
import { readText } from "../files.ts";
import { everyCard, sayingErrors, UserError } from "../options.ts";
import { green, red } from "../play/style.ts";

export function verify(program: Command): void {
  program
    .command("verify <game>")
    .description("check a finished game of a server: was its chance fixed before it began, was it played by the rules?")
    .option("--json", "print the checks as JSON")
    .addHelpText(
      "after",
      "\nA server tells a hash before the first card is drawn, and the seed when the match is over. This command looks whether\n" +
        "they belong together and plays the game again.\n\nExamples:\n  $ rulebound verify game.json\n  $ rulebound verify https://example.org/api/games/ABC-1-1",
    )
    .action(
      sayingErrors(async (from: string, { json }: { json?: boolean }) => {
        const checks = checked(from, await textOf(from));
        if (json === true) console.log(JSON.stringify({ game: from, isRight: checks.every(({ isRight }) => isRight), checks }));
        else for (const { what, isRight, detail } of checks) console.log(`${isRight ? green("right") : red("wrong")} ${what}: ${detail}`);
        if (!checks.every(({ isRight }) => isRight)) process.exitCode = 1;
      }),
    );
}

function checked(from: string, text: string): Check[] {
  try {
    return verifyRecord(everyCard(), text);
  } catch (error) {
    if (error instanceof RecordError) throw new UserError(`${from}: ${error.message}.`);
    throw error;
  }
}

async function textOf(from: string): Promise<string> {
  if (!/^https?:\/\//.test(from)) return readText(from);
  try {
    const response = await fetch(from);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new UserError(`${from}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
