// Builds a folder that any server of files can serve, below any address: the client without a game server, documents, API reference,
// the rule book on one page, and a page for every rule, card, deck and case. node tools/site.mjs [FOLDER] [--address https://...]
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./packs/list.mjs";
import { writeCasePages } from "./site/cases.mjs";
import { writeClientPages } from "./site/client.mjs";
import { writeDocs } from "./site/docs.mjs";
import { metadata } from "./site/html.mjs";
import { loadTypeScript } from "./site/load.mjs";

const MARK = ".rulebound-site";
const HELP = `npm run site -- [FOLDER] [--address https://example.org/rulebound/]

Builds the site to FOLDER (dist/site), which is emptied first. With --address, previews in messengers have pictures and whole links.`;

const { out, address } = options();
const started = Date.now();
if (existsSync(out)) empty(out);
mkdirSync(out, { recursive: true });

process.env.NODE_ENV = "production";
const { build } = await import("vite");
await build({ root: join(ROOT, "apps/web"), mode: "site", logLevel: "error", build: { outDir: out, emptyOutDir: false } });
const style = /href="\.\/(assets\/index-[^"]+\.css)"/.exec(readFileSync(join(out, "index.html"), "utf8"))?.[1];
if (style === undefined) throw new Error("the client's first page names no stylesheet");

const facts = await loadTypeScript("tools/site/facts.ts");
const client = writeClientPages(out, [...facts.rulePages(), ...facts.cardPages(), ...facts.deckPages()], address);
const cases = writeCasePages(out, facts.caseFiles(ROOT), style, address);
const docs = writeDocs(out, style, address);
mkdirSync(join(out, "book"));
const book = {
  path: "book",
  title: "The rule book",
  description: "Every rule of Riftbound on one page, in the engine's own words.",
  kind: "rule",
};
writeFileSync(
  join(out, "book/index.html"),
  facts.bookPage().replace(/<title>.*?<\/title>/s, () => metadata(book, address)),
);
cpSync(join(ROOT, "tools/site/previews"), join(out, "previews"), { recursive: true });
// So that GitHub's host does not look for a program of its own in it, and leaves files as they are.
writeFileSync(join(out, ".nojekyll"), "");
writeFileSync(join(out, MARK), "");
console.log(
  `${out}: ${client} pages of the client, ${cases} of cases, ${docs} documents, in ${Math.round((Date.now() - started) / 1000)} s`,
);

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { address: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    if (positionals.length > 1) throw new Error("one folder, please");
    const address = values.address === undefined ? null : new URL(values.address.replace(/\/*$/, "/")).href;
    return { out: resolve(positionals[0] ?? join(ROOT, "dist/site")), address };
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

/** Only what was built here before is thrown away. */
function empty(folder) {
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, MARK))) {
    console.error(`${folder} is not empty, and no site was built there before: name another folder.`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true });
}
