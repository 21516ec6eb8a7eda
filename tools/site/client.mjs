// Pages of the client: one file for every address that is worth a link, so that any server of files finds it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escaped, metadata, wayHome } from "./html.mjs";

/** The client's own pages; those that carry what they show behind a # have a title that says so. */
const PAGES = [
  [
    "",
    "A table that knows every rule",
    "Play Riftbound in the browser, settle rules questions by running them, build decks, solve puzzles.",
  ],
  ["play/table", "A table", "A game against bots or at one screen, in the browser."],
  ["play", "Play", "A game against bots or at one screen, in the browser."],
  ["decks", "Decks", "Build Riftbound decks, check them, and try them out."],
  ["decks/shared", "A deck", "A Riftbound deck: look at it, test it, play it.", "deck"],
  ["cards", "Cards", "Every Riftbound card, with the rules it rests on."],
  ["cards/reading", "How to read a card", "The parts of a Riftbound card."],
  ["rules", "The rules", "The rules of Riftbound in plain words, with what they look like in play."],
  ["rules/glossary", "Glossary", "The words of the rules of Riftbound."],
  ["judge", "Judge", "Set a board up, play it, and see what the rules say.", "case"],
  ["replays", "Replays", "Recorded games: step through them and see where they turned."],
  ["replays/shared", "A recorded game", "A game of Riftbound to step through, with its turning points.", "replay"],
  ["puzzles", "Puzzles", "Boards with a sure win this turn. Find it."],
  ["stats", "Statistics", "How your decks and you are doing."],
  ["tutorial", "Learn to play", "Riftbound in fifteen small steps."],
  ["embed/case", "A rules question", "A board of Riftbound to step through.", "case"],
  ["embed/deck", "A deck", "A Riftbound deck.", "deck"],
  ["embed/replay", "A recorded game", "A game of Riftbound to step through.", "replay"],
];

/** Folders of the site that are not the client's. */
const OTHER_PAGES = ["cases", "docs", "book"];

/** Writes all of them below `out`, where the client has been built. `pages` have text of their own: rules, cards, decks. */
export function writeClientPages(out, pages, address) {
  const shell = readFileSync(join(out, "index.html"), "utf8");
  for (const [path, title, description, kind] of PAGES)
    write(out, shell, { path, title, description, kind, lines: [], links: [] }, address);
  for (const page of pages) write(out, shell, page, address);
  writeFileSync(join(out, "404.html"), missingPage(shell, address));
  return PAGES.length + pages.length;
}

/**
 * What hosts show for addresses that they have no file for: one's own decks, replays and tables are such. The client is below the last
 * part of the address that names one of its pages; it is loaded from there, and says what it knows. Elsewhere there is a way home.
 */
function missingPage(shell, address) {
  const files = [...shell.matchAll(/(?:src|href)="\.\/(assets\/index-[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  const names = [...new Set(PAGES.map(([path]) => path.split("/")[0]))].filter((name) => name !== "").join("|");
  const page = { path: "", title: "Not found", description: "There is no such page.", lines: ["There is no such page."], links: [] };
  return filled(shell, page, address)
    .replace(/<(?:script|link)[^>]*(?:src|href)="\.\/[^>]*>(?:<\/script>)?/g, "")
    .replace(
      "</body>",
      `<script>
      const home = /^(.*\\/)(?:${names})\\//.exec(location.pathname)?.[1];
      if (home !== undefined)
        for (const file of ${JSON.stringify(files)}) {
          const isScript = file.endsWith(".js");
          const element = document.createElement(isScript ? "script" : "link");
          Object.assign(element, isScript ? { type: "module", src: home + file } : { rel: "stylesheet", href: home + file });
          document.head.append(element);
        }
      const way = document.createElement("a");
      way.href = home ?? /^(.*\\/)(?:${OTHER_PAGES.join("|")})\\//.exec(location.pathname)?.[1] ?? ${JSON.stringify(address ?? "/")};
      way.textContent = "To the first page";
      document.querySelector("main")?.append(way);
    </script></body>`,
    );
}

function write(out, shell, page, address) {
  mkdirSync(join(out, page.path), { recursive: true });
  writeFileSync(join(out, page.path, "index.html"), filled(shell, page, address));
}

/** The client's first page with another head, and with text for readers without scripts. */
function filled(shell, page, address) {
  const home = wayHome(page.path);
  return shell
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/<meta name="description".*?\/?>/s, metadata(page, address))
    .replaceAll('"./', `"${home}`)
    .replace('<div id="root"></div>', `<div id="root">${text(page, home)}</div>`);
}

function text({ title, lines, links }, home) {
  if (lines.length === 0) return "";
  const listed = links.map(({ path, text }) => `<li><a href="${home}${path}/">${escaped(text)}</a></li>`).join("");
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join("");
  return `<main class="page"><h1>${escaped(title)}</h1>${paragraphs}${listed === "" ? "" : `<ul>${listed}</ul>`}</main>`;
}
