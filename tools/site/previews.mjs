// Makes the pictures that messengers show beside links: node tools/site/previews.mjs (needs Chromium; CHROMIUM says where it is)
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../packs/list.mjs";

const { chromium } = createRequire(join(ROOT, "apps/web/"))("@playwright/test");

const PREVIEWS = {
  page: ["Rulebound", "The rules of Riftbound, playable"],
  rule: ["A rule", "in plain words, and what it looks like in play"],
  card: ["A card", "its text, its keywords, the rules it rests on"],
  case: ["A rules question", "settled by running it, step by step"],
  deck: ["A deck", "to look at, to test, to play"],
  replay: ["A recorded game", "to step through, with its turning points"],
};

const data = (path, type) => `data:${type};base64,${readFileSync(join(ROOT, path)).toString("base64")}`;
const icon = data("apps/web/public/icon.svg", "image/svg+xml");
const display = data("node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2", "font/woff2");
const letters = data("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", "font/woff2");

const html = (title, line) => `<!doctype html><style>
@font-face { font-family: F; src: url(${display}); font-weight: 100 900 }
@font-face { font-family: I; src: url(${letters}); font-weight: 100 900 }
body { margin: 0; width: 1200px; height: 630px; display: grid; align-content: center; gap: 28px; padding: 0 96px; box-sizing: border-box;
  background: #1b1714; border-left: 24px solid #f0b95c; color: #f3e9dc; font-family: I }
header { display: flex; align-items: center; gap: 20px; font: 560 40px F; color: #f0b95c }
h1 { margin: 0; font: 560 96px/1.05 F; letter-spacing: -0.01em }
p { margin: 0; font-size: 40px; color: #cbbdae }
</style><header><img src="${icon}" width="72" height="72">Rulebound</header><h1>${title}</h1><p>${line}</p>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [kind, [title, line]] of Object.entries(PREVIEWS)) {
  await page.setContent(html(title, line));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, "tools/site/previews", `${kind}.png`) });
}
await browser.close();
