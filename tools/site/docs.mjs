// The documents and the API reference as pages that look like the client, with a search over all of them.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { buildSync } from "esbuild";
import { emitLibraries } from "../packs/emit.mjs";
import { ROOT } from "../packs/list.mjs";
import { referencePages } from "../packs/reference.mjs";
import { escaped, metadata, wayHome } from "./html.mjs";
import { renderMarkdown } from "./markdown.mjs";

/** Documents in the order of the contents, each with its address below docs/. */
function documents() {
  const guides = readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ group: "Guides", file: `docs/${name}`, path: `docs/${name.slice(0, -3).toLowerCase()}` }));
  const project = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"].map((file) => ({
    group: "Project",
    file,
    path: file === "README.md" ? "docs" : `docs/${file.slice(0, -3).toLowerCase()}`,
  }));
  const decisions = readdirSync(join(ROOT, "docs/decisions")).map((name) => ({
    group: "Decisions",
    file: `docs/decisions/${name}`,
    path: `docs/decisions/${name.slice(0, -3)}`,
  }));
  return [...project, ...guides, ...decisions]
    .filter(({ file }) => existsSync(join(ROOT, file)))
    .map((one) => ({ ...one, text: readFileSync(join(ROOT, one.file), "utf8") }));
}

function reference() {
  const emitted = mkdtempSync(join(tmpdir(), "rulebound-site-"));
  try {
    emitLibraries(emitted);
    return referencePages(emitted).map(({ name, text }) => ({ group: "API", file: `api/${name}.md`, path: `docs/api/${name}`, text }));
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

/** Writes all of them. `style` is the client's stylesheet, from the first page. */
export function writeDocs(out, style, address) {
  const pages = [...documents(), ...reference()];
  const paths = new Map(pages.map(({ file, path }) => [file, path]));
  const entries = [];
  const rendered = pages.map((page) => {
    const link = (to) => addressOf(to, page, paths);
    const { html, headings } = renderMarkdown(page.text, link);
    return { ...page, html, headings, title: headings[0]?.title ?? page.path };
  });
  for (const page of rendered) {
    entries.push(...sectionsOf(page));
    write(out, page, rendered, style, address);
  }
  cpSync(join(ROOT, "docs/screens"), join(out, "docs/screens"), { recursive: true });
  cpSync(join(ROOT, "tools/site/docs.css"), join(out, "docs/docs.css"));
  writeFileSync(join(out, "docs/search.json"), JSON.stringify(entries));
  buildSync({
    entryPoints: [join(ROOT, "tools/site/search.ts")],
    outfile: join(out, "docs/search.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "warning",
  });
  return rendered.length;
}

/** Links between documents lead to their pages, pictures to copies; what leads into the sources is not on the site. */
function addressOf(to, { file, path }, paths) {
  if (/^[a-z]+:/i.test(to) || to.startsWith("#")) return to;
  const [target, fragment] = to.split("#");
  const found = posix.join(posix.dirname(file), target);
  const behind = fragment === undefined ? "" : `#${fragment}`;
  if (found.startsWith("docs/screens/")) return wayHome(path) + found;
  const page = paths.get(found);
  return page === undefined ? null : `${wayHome(path)}${page}/${behind}`;
}

/** Parts between headings, for the search. */
function sectionsOf({ path, title, text, headings, group }) {
  const parts = text
    .replace(/^```.*?^```$/gms, (code) => code.replace(/^#/gm, " #"))
    .split(/^#{1,6} .+$/m)
    .slice(1);
  return headings.map(({ id, title: part }, at) => ({
    at: `${path}/#${id}`,
    page: group === "API" ? `API: ${title}` : title,
    title: part,
    text: plain(parts[at] ?? "").slice(0, 600),
  }));
}

const plain = (text) =>
  text
    .replace(/^```\w*$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*|>]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function write(out, page, pages, style, address) {
  const { path, html, headings, title } = page;
  const home = wayHome(path);
  const parts = headings.filter(({ level }) => level === 2 || (page.group === "API" && level === 4));
  mkdirSync(join(out, path), { recursive: true });
  writeFileSync(
    join(out, path, "index.html"),
    framed({
      head: metadata({ path, title, description: plain(page.text.replace(/^# .+$/m, "")).slice(0, 300) }, address),
      home,
      style,
      side: contents(pages, path, home),
      main: `<article>${html}</article>`,
      aside:
        parts.length < 2
          ? ""
          : `<nav aria-label="On this page"><h2>On this page</h2><ul>${parts.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join("")}</ul></nav>`,
    }),
  );
}

function contents(pages, current, home) {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const entry = ({ path, title }) =>
    `<li><a href="${home}${path}/"${path === current ? ' aria-current="page"' : ""}>${escaped(title.replace(/^@rulebound\//, ""))}</a></li>`;
  return groups
    .map(
      (group) =>
        `<h2>${group}</h2><ul>${pages
          .filter((page) => page.group === group)
          .map(entry)
          .join("")}</ul>`,
    )
    .join("");
}

/** A page that looks like the client's, with its bar. The theme is the one that was chosen there. */
export function framed({ head, home, style, side = "", main, aside = "" }) {
  const bar = [
    ["play", "Play"],
    ["cards", "Cards"],
    ["rules", "Rules"],
    ["judge", "Judge"],
    ["book", "Rule book"],
    ["docs", "Docs"],
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <link rel="icon" href="${home}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${home}${style}" />
    <link rel="stylesheet" href="${home}docs/docs.css" />
    <script type="module" src="${home}docs/search.js" data-home="${home}"></script>
  </head>
  <body class="docs">
    <a class="skip" href="#main">Skip to the text</a>
    <header class="bar">
      <a class="brand" href="${home}"><img src="${home}icon.svg" alt="" width="28" height="28" /> Rulebound</a>
      <nav aria-label="Pages">${bar.map(([path, title]) => `<a href="${home}${path}/">${title}</a>`).join("")}</nav>
      <search><input class="field" type="search" id="search" placeholder="Search the docs" aria-label="Search the docs" autocomplete="off" /></search>
    </header>
    <div id="found" class="found" hidden></div>
    <div class="columns${side === "" ? " alone" : ""}">
      ${side === "" ? "" : `<details class="side"><summary class="button">Contents</summary><nav aria-label="Documents">${side}</nav></details>`}
      <main id="main">${main}</main>
      ${aside === "" ? "" : `<aside>${aside}</aside>`}
    </div>
  </body>
</html>
`;
}
