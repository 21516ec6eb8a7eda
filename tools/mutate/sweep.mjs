// All changes of a sample against the cases, in one bundle and few processes.
import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { OPTIONS } from "./cases.mjs";
import { withVariants } from "./variants.mjs";

/**
 * Tells of each change that can be in the bundle, as soon as it is known, which case fails with it, or that none does. `casesFor` gives the
 * cases of a change and what else the runner asks for: `one` is told of each case that fails, where all are asked for. Nothing new for
 * `mostMs`, on a machine as busy as it may be: the engine runs without end. Gives back the changes that cannot be in the bundle.
 */
export async function sweep({
  root,
  folder,
  sources,
  changes,
  casesFor,
  tell,
  one = () => {},
  build: given = { entryPoints: [join(root, "tools/mutate/run-variants.ts")] },
  runner = null,
  mostMs = 30_000,
}) {
  const numbered = changes.map((change, i) => ({ ...change, number: i + 1 }));
  const left = new Set();
  const texts = new Map();
  const inFunction = new Map();
  for (const path of new Set(changes.map((change) => change.path))) {
    const made = withVariants(
      sources.get(path),
      numbered.filter((change) => change.path === path),
    );
    texts.set(path, made.text);
    for (const { number } of made.left) left.add(number);
    for (const [number, first] of made.inFunction) inFunction.set(number, first);
  }
  const bundle = join(folder, "run-variants.mjs");
  const command = runner === null ? [bundle] : [runner, bundle];
  const engine = join(root, "packages/engine/src");
  await build({
    ...OPTIONS,
    ...given,
    outfile: bundle,
    plugins: [
      {
        name: "variants",
        setup: ({ onLoad }) =>
          onLoad({ filter: /packages\/(?:engine\/src|cards\/src\/decks)\/.*\.ts$|packages\/cards\/src\/tokens\.ts$/ }, ({ path }) => {
            const contents = texts.get(relative(engine, path).replaceAll("\\", "/"));
            return contents === undefined ? undefined : { contents, loader: "ts" };
          }),
      },
      ...(given.plugins ?? []),
    ],
  });
  let todo = numbered.filter(({ number }) => !left.has(number));
  let spoilt = null;
  while (todo.length > 0) {
    const { ended, at } = await runOnce(todo);
    todo = todo.filter(({ number }) => !ended.has(number));
    if (at === null) continue;
    // Once more in a process of its own; a second time is an answer.
    if (spoilt === at.number) throw new Error(`The cases cannot be run on ${at.line}: ${at.why}`);
    spoilt = at.number;
  }
  return numbered.filter(({ number }) => left.has(number));

  /** The changes that are known now, and the one at which the process ended without being through. */
  function runOnce(some) {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, ["--max-old-space-size=2000", ...command], { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
      const end = () => child.kill("SIGKILL");
      process.once("exit", end);
      const ended = new Set();
      let last = null;
      let why = "";
      let timer = null;
      const done = (number, found, met = 1) => {
        ended.add(number);
        last = null;
        tell(numbered[number - 1], found, met);
      };
      const isLate = () => {
        if (last !== null) done(last.number, { ...last, message: "it never ended", stopped: true });
        end();
      };
      const wait = () => {
        clearTimeout(timer);
        // A second look: after a pause of this process the clock is ahead of what has been read.
        timer = setTimeout(() => {
          timer = setTimeout(isLate, 5_000);
        }, mostMs);
      };
      wait();
      child.stderr.on("data", (text) => {
        why += text;
      });
      createInterface({ input: child.stdout }).on("line", (line) => {
        wait();
        const [word, n, file, name, message] = line.split("\t");
        const number = Number(n);
        if (word === "at") last = { number, file, name };
        else if (word === "failed") done(number, { file, name, message, stopped: false });
        else if (word === "one") one(numbered[number - 1], `${file}\t${name}`);
        else if (word === "passed") done(number, null, Number(file));
        else why = line;
      });
      child.stdin.on("error", () => {});
      child.stdin.end(
        some
          .map((change) => JSON.stringify({ number: change.number, inFunction: inFunction.get(change.number), ...casesFor(change) }))
          .join("\n"),
      );
      child.once("close", () => {
        clearTimeout(timer);
        process.off("exit", end);
        // A change that breaks the process down, by its memory for instance, is noticed, unless a case before it spoilt the process.
        const broke = last !== null && !why.startsWith("spoilt");
        if (broke) done(last.number, { ...last, message: `it broke down: ${why.trim().split("\n").at(-1)}`, stopped: false });
        resolve({ ended, at: last === null ? null : { number: last.number, line: last.file, why } });
      });
    });
  }
}
