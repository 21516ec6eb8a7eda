// All tests in one bundle, for run-tests.mjs.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { OPTIONS } from "./cases.mjs";
import { run } from "./processes.mjs";

export const RUN_TESTS = fileURLToPath(new URL("run-tests.mjs", import.meta.url));

/** What esbuild is given for a bundle of these files, which say their names as they begin. */
export const bundleOfTests = (root, files) => ({
  stdin: {
    contents: ["./tests/properties.ts", ...files.map((path) => `./${path}`)].map((path) => `import "${path}";`).join("\n"),
    resolveDir: root,
  },
  format: "cjs",
  banner: {},
  external: ["vitest", "fast-check"],
  plugins: [
    {
      name: "tests",
      setup: ({ onLoad }) =>
        onLoad({ filter: /\/packages\/.*\.m?[jt]s$/ }, ({ path }) => {
          const text = readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));
          const name = relative(root, path).replaceAll("\\", "/");
          const begin = files.includes(name) ? `import { beginFile } from "vitest";\nbeginFile(${JSON.stringify(name)});\n` : "";
          return { contents: begin + text, loader: "ts" };
        }),
    },
  ],
});

/** How long each of these files takes in one bundle, the quickest first; those that do not pass in a bundle are left out. */
export async function timesOf(root, folder, files) {
  const outfile = join(folder, "all-tests.cjs");
  await build({ ...OPTIONS, ...bundleOfTests(root, files), outfile });
  const input = JSON.stringify({ number: 0, files });
  const { out } = await run(process.execPath, [RUN_TESTS, outfile], { cwd: root, seconds: 900, input });
  const took = out.split("\n").find((line) => line.startsWith("took\t"));
  if (took === undefined) throw new Error(`The tests do not run in one bundle: ${out.trim().split("\n").at(-1)}`);
  return JSON.parse(took.split("\t")[1]).sort(([, a], [, b]) => a - b);
}
