import { createReadStream, createWriteStream, existsSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import { MODES, type ModeName } from "@rulebound/engine/internal";
import { type DumpedGame, dumpedBotGame, dumpedFromServer, FigureCounter, figuresPage, type KeptGame } from "@rulebound/lab";
import type * as Server from "@rulebound/server";
import { type Command, Option } from "commander";
import { oneDeck } from "../deck/source.ts";
import { checkWritable, readText, writeText } from "../files.ts";
import { botCalled } from "../names.ts";
import { everyCard, positive, sayingErrors, UserError } from "../options.ts";

interface Options {
  readonly output?: string;
  readonly games: number;
  readonly mode: ModeName;
  readonly bots: string;
  readonly seed: number;
  readonly database?: string;
  readonly figures?: string;
  readonly into?: string;
  readonly json?: boolean;
}

export function dump(program: Command): void {
  program
    .command("dump")
    .description("write games as open data: compressed lines of JSON, of bots or of a server's store, without names")
    .option("-o, --output <file>", "the file to write, such as games.ndjson.gz; it must not be there yet")
    .option("--games <n>", "games of bots to play", positive, 100)
    .addOption(new Option("--mode <mode>", "of the bots' games").choices(MODES.map(({ name }) => name)).default("duel"))
    .option("--bots <bots>", "who plays, by seat, with commas between", "greedy")
    .option("--seed <n>", "the seed of the first game; the next ones follow", positive, 1)
    .option("--database <address>", "the published games of this server's store instead: a SQLite file or postgres://...")
    .option("--figures <file>", "print figures of a dump as Markdown, and write nothing else")
    .option("--into <page>", "with --figures: put them between the marks <!-- figures --> of this page")
    .option("--json", "print what was written as JSON")
    .addHelpText(
      "after",
      `
A line is a game with all that it takes to play it again. Of a server's games nothing is written that leads to a person: no names,
accounts, rooms or times, only the month. docs/DATA.md is the schema, and shows figures of one dump.

Examples:
  $ rulebound dump --games 1000 --bots greedy -o games.ndjson.gz
  $ rulebound dump --database data/rulebound.db -o server.ndjson.gz
  $ rulebound dump --figures games.ndjson.gz --into docs/DATA.md
  $ zcat games.ndjson.gz | head -1 | jq .winners`,
    )
    .action(sayingErrors(run));
}

async function run(options: Options): Promise<void> {
  if (options.figures !== undefined) return showFigures(options.figures, options.into);
  const { output, database, json } = options;
  if (output === undefined) throw new UserError("Say where to: rulebound dump -o games.ndjson.gz");
  if (existsSync(output)) throw new UserError(`${output}: there is something already; dumps are not overwritten.`);
  checkWritable(output);
  const games = database === undefined ? botGames(options) : serverGames(database);
  const counts = { games: 0, decisions: 0 };
  const lines = async function* (): AsyncGenerator<string> {
    for await (const game of games) {
      counts.games++;
      counts.decisions += game.decisions;
      yield `${JSON.stringify(game)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip({ level: 9 }), createWriteStream(output, { flags: "wx" }));
  console.log(json === true ? JSON.stringify({ output, ...counts }) : `${output}: ${counts.games} games, ${counts.decisions} decisions`);
}

function* botGames({ games, mode, bots, seed }: Options): Generator<DumpedGame> {
  const pool = everyCard();
  const seated = bots.split(",").map((name) => botCalled(name.trim()));
  const decks = [...STARTER_DECKS, ...TOURNAMENT_DECKS].map(({ id }) => ({ id, deck: oneDeck(pool, id).deck }));
  for (let i = 0; i < games; i++) yield dumpedBotGame({ pool, mode, bots: seated, decks, seed: seed + i });
}

const loadServer = async (): Promise<typeof Server> => (await import(new URL("./server.mjs", import.meta.url).href)) as typeof Server;

async function* serverGames(database: string): AsyncGenerator<DumpedGame> {
  if (!/^postgres/.test(database) && !existsSync(database)) throw new UserError(`${database}: there is no such database.`);
  const { publishedRecords } = await loadServer();
  const pool = everyCard();
  for await (const record of publishedRecords(database)) yield dumpedFromServer(pool, JSON.parse(record) as KeptGame);
}

const MARK = "<!-- figures -->";

async function showFigures(file: string, into: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such file.`);
  if (statSync(file).isDirectory()) throw new UserError(`${file}: it is a folder.`);
  const counter = new FigureCounter();
  let line = 0;
  const packed = createReadStream(file);
  try {
    for await (const text of createInterface({ input: file.endsWith(".gz") ? packed.pipe(createGunzip()) : packed })) {
      line++;
      if (text.trim() !== "") counter.add(JSON.parse(text) as DumpedGame);
    }
  } catch (error) {
    throw new UserError(`${file}:${line}: this is no dump (${error instanceof Error ? error.message : String(error)}).`);
  }
  const page = figuresPage(counter.figures());
  if (into === undefined) console.log(page);
  else writeBetween(into, page);
}

function writeBetween(file: string, page: string): void {
  const parts = readText(file).split(MARK);
  if (parts.length !== 3) throw new UserError(`${file}: two lines ${MARK} were expected, but there are ${parts.length - 1}.`);
  writeText(file, `${parts[0]}${MARK}\n\n${page}\n${MARK}${parts[2]}`);
  console.log(`${file}: the figures are new.`);
}
