// How fast is one checkout beside another? Both play the same random duels as `rulebound bench`, in processes that take turns
// of a hundred games, so that a machine that others share slows both alike.
//
//   node tools/compare-bench.mjs ../rulebound-before           this checkout against that one
//   node tools/compare-bench.mjs ../before ../after --json     that one against another one
import { fork } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const GAMES = 400;
const TURN = 100;
const WARM_UP = 14;

const HELP = `usage: node tools/compare-bench.mjs <before> [<after>] [options]

Plays the games of \`rulebound bench\` with two checkouts of the project, both with their dependencies installed, and prints how
many games one plays in the time of the other. <after> is this checkout unless it is given.

  --pairs <number>    how often both are started anew; compiled code is never quite the same twice (default: 3)
  --rounds <number>   how many rounds of ${GAMES} games each pair plays after its warm-up (default: 25)
  --json              print the figures as JSON

CPU time is measured, and both play in turns of ${TURN} games. "in the middle" is the median of the ratios of all turns, with
the quartiles beside it; "best turns" compares the best time of each hundred games, as \`rulebound bench\` does. More than 1:
<after> is faster. The checksum is of the last states of the first forty games.`;

const PROGRAM = `
import { playGame, random } from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import { hash, loadPool } from "@rulebound/engine";
import { PLAYING_FLAGS } from "@rulebound/lab";

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool).slice(0, 8).map(({ deck }) => deck);
const setups = Array.from({ length: ${GAMES} }, (_, i) => {
  const first = i % 8;
  const second = (first + 1 + (Math.floor(i / 8) % 7)) % 8;
  return { pool, mode: "duel", decks: [decks[first], decks[second]], seed: i + 1 };
});
const players = [random, random];
let checksum = 0;
for (const setup of setups.slice(0, 40)) for (const c of hash(playGame(setup, players).state)) checksum = (Math.imul(checksum, 31) + c.charCodeAt(0)) >>> 0;

process.on("message", (turn) => {
  const mine = setups.slice(turn * ${TURN}, (turn + 1) * ${TURN});
  const before = process.cpuUsage();
  for (const setup of mine) playGame(setup, players);
  const { user, system } = process.cpuUsage(before);
  process.send(user + system);
});
process.send({ flags: PLAYING_FLAGS, checksum: checksum.toString(16) });
`;

class Player {
  constructor(file, flags) {
    this.child = fork(file, [], { execArgv: flags });
    this.gone = new Promise((_, reject) => {
      this.child.on("exit", (code, signal) => reject(new Error(`${file} broke off (${signal ?? `exit code ${code}`})`)));
      this.child.on("error", reject);
    });
    this.gone.catch(() => {});
  }
  said() {
    return Promise.race([new Promise((resolve) => this.child.once("message", resolve)), this.gone]);
  }
  play(turn) {
    const said = this.said();
    this.child.send(turn);
    return said;
  }
  end() {
    this.child.removeAllListeners("exit");
    this.child.kill();
  }
}

/** The checkout's own sources, bundled by its own rules. */
async function prepared(folder) {
  if (!existsSync(join(folder, "tools/lean.mjs"))) throw new Error(`${folder} is no checkout of the project`);
  const checkout = realpathSync(folder);
  const tool = (name) => import(pathToFileURL(join(checkout, "tools", name)).href);
  if (!existsSync(join(checkout, "node_modules"))) throw new Error(`${folder}: run \`npm install\` there first`);
  const [{ leanSources }, { withConstants }] = await Promise.all([tool("lean.mjs"), tool("constants.mjs")]);
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: join(checkout, "apps/cli") },
    absWorkingDir: checkout,
    bundle: true,
    external: ["bullmq", "ioredis"],
    plugins: [leanSources()],
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
  });
  const file = join(checkout, "apps/cli/dist", `compared-${process.pid}.mjs`);
  mkdirSync(join(checkout, "apps/cli/dist"), { recursive: true });
  writeFileSync(file, withConstants(outputFiles[0].text));
  const asked = new Player(file, []);
  const { flags, checksum } = await asked.said();
  asked.end();
  return { folder, file, flags, checksum };
}

async function playPair(sides, rounds) {
  const players = sides.map(({ file, flags }) => new Player(file, flags));
  try {
    for (const player of players) await player.said();
    const turns = [];
    for (let round = 0; round < WARM_UP + rounds; round++)
      for (let turn = 0; turn < GAMES / TURN; turn++) {
        const times = [0, 0];
        // Who comes first changes from turn to turn.
        const first = (round + turn) % 2;
        for (const side of [first, 1 - first]) times[side] = await players[side].play(turn);
        if (round >= WARM_UP) turns.push({ turn, times });
      }
    return turns;
  } finally {
    for (const player of players) player.end();
  }
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, share) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];

function summary(turns) {
  const ratios = turns.map(({ times }) => times[0] / times[1]);
  const best = [0, 1].map((side) => {
    let sum = 0;
    for (let turn = 0; turn < GAMES / TURN; turn++)
      sum += Math.min(...turns.filter((one) => one.turn === turn).map(({ times }) => times[side]));
    return sum;
  });
  return {
    median: quantile(ratios, 0.5),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    best: best[0] / best[1],
    gamesPerSecond: best.map((time) => (GAMES * 1e6) / time),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: "string", default: "3" },
    rounds: { type: "string", default: "25" },
    json: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help || positionals.length < 1 || positionals.length > 2) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const positive = (text, name) => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is a number of 1 or more, not ${text}`);
  return Number(text);
};
const here = fileURLToPath(new URL("../", import.meta.url));
const sides = [];
try {
  const [times, rounds] = [positive(values.pairs, "pairs"), positive(values.rounds, "rounds")];
  for (const folder of [positionals[0], positionals[1] ?? here]) sides.push(await prepared(folder));
  const pairs = [];
  const all = [];
  for (let pair = 0; pair < times; pair++) {
    const turns = await playPair(sides, rounds);
    all.push(...turns);
    pairs.push(summary(turns));
    if (!values.json) console.log(line(`pair ${pair + 1}`, pairs[pair]));
  }
  const whole = summary(all);
  if (values.json) console.log(JSON.stringify({ ...whole, pairs, checksums: sides.map(({ checksum }) => checksum) }, null, 2));
  else {
    console.log(line("together", whole));
    console.log(`checksums ${sides.map(({ checksum }) => checksum).join(" and ")}`);
  }
} catch (error) {
  console.error(`compare-bench: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const { file } of sides) rmSync(file, { force: true });
}

function line(name, { median, quartiles, best, gamesPerSecond }) {
  const [from, to] = quartiles.map((ratio) => ratio.toFixed(3));
  const [before, after] = gamesPerSecond.map((games) => games.toFixed(0));
  return `${name.padEnd(9)} ${median.toFixed(3)} in the middle (${from} to ${to}), best turns ${best.toFixed(3)} (${before} and ${after} games per CPU-second)`;
}
