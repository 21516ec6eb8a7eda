import { createInterface } from "node:readline";
import { folderOfCases, Library, openApiOf, QUESTIONS } from "@rulebound/cases/questions";
import { ENGINE_VERSION } from "@rulebound/engine/internal";
import type { Command } from "commander";
import { McpServer } from "../mcp/server.ts";
import { sayingErrors } from "../options.ts";

interface Options {
  readonly list?: boolean;
  readonly openapi?: boolean;
  readonly json?: boolean;
}

export function mcp(program: Command): void {
  program
    .command("mcp")
    .description("answer chat programs: rules, cards, rulings, decks and positions, over the Model Context Protocol")
    .option("--list", "print the questions that can be asked, and stop")
    .option("--openapi", "print the same questions as they are asked of a server over HTTP (OpenAPI), and stop")
    .option("--json", "with --list: print their schemas as JSON")
    .addHelpText(
      "after",
      `
A chat program starts it by itself and talks to it on standard input and output. In its settings:

  { "mcpServers": { "rulebound": { "command": "npx", "args": ["rulebound", "mcp"] } } }

Then ask the program things such as "Can I react to a standard move?", "Is this deck legal?", or "What happens if I play Hextech
Ray on a unit with a shield?": it looks the answer up, or sets the position up and plays it. docs/ANSWERS.md shows ten questions
with their answers. The same questions are asked of a server (rulebound serve) under /api/v1.

Examples:
  $ rulebound mcp --list
  $ rulebound mcp --openapi > openapi.json
  $ echo '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_rule","arguments":{"number":"466.3"}}}' | rulebound mcp`,
    )
    .action(sayingErrors(run));
}

async function run({ list, openapi, json }: Options): Promise<void> {
  if (openapi === true) console.log(JSON.stringify(openApiOf(QUESTIONS, ENGINE_VERSION, "/api/v1"), null, 1));
  else if (list === true && json === true)
    console.log(
      JSON.stringify(
        QUESTIONS.map(({ answer: _, ...question }) => question),
        null,
        1,
      ),
    );
  else if (list === true)
    for (const { name, description, http } of QUESTIONS)
      console.log(`${name}  ${http.method.toUpperCase()} ${http.path}\n  ${description}`);
  else await serve(new McpServer(ENGINE_VERSION, new Library(folderOfCases())));
}

async function serve(server: McpServer): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const response = server.respond(line);
    if (response !== null && !process.stdout.write(`${JSON.stringify(response)}\n`))
      await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}
