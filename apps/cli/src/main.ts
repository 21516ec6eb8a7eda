import "@rulebound/bots/weights";
import { Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import { commands } from "./commands/index.ts";

const program = new Command("rulebound")
  .description("A rules engine for the Riftbound trading card game: play, judge, simulate.")
  .version(manifest.version, "-v, --version", "print the version")
  .helpOption("-h, --help", "show help")
  .helpCommand("help [command]", "show help for a command")
  .showSuggestionAfterError()
  // So that a command can have a --version of its own.
  .enablePositionalOptions()
  .showHelpAfterError("(rulebound --help lists the commands)");

for (const register of commands) register(program);
pointAtHelp(program.commands, "rulebound");

/** After a mistake in the options of a command it is the help of that command that helps. */
function pointAtHelp(some: readonly Command[], before: string): void {
  for (const command of some) {
    const name = `${before} ${command.name()}`;
    command.showHelpAfterError(`(${name} --help tells what it takes)`);
    pointAtHelp(command.commands, name);
  }
}

program.addHelpText(
  "after",
  `
Examples:
  $ rulebound play                a game against a bot, here
  $ rulebound cards gust          all about a card
  $ rulebound deck check my.txt   is a deck legal, and if not, why
  $ rulebound judge case.yaml     settle a rules question
  $ rulebound rules 466.3         a rule, its code and the cases that show it
  $ rulebound fuzz --games 500    random games, checked at every decision
  $ rulebound help rules          what a command can do`,
);

// `rulebound ... | head` closes the pipe: nobody is left to read the rest.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

await program.parseAsync();
