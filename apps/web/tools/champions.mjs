// A sheet of all champions, each as large as a thumb and as a picture: node apps/web/tools/champions.mjs OUT.png
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const [out = "champions.png"] = process.argv.slice(2);
const vite = await createServer({
  configFile: false,
  root: fileURLToPath(new URL("..", import.meta.url)),
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const { CARDS } = await vite.ssrLoadModule("@rulebound/cards");
const { cardFacts } = await vite.ssrLoadModule("/src/card/facts.ts");
const { picture } = await vite.ssrLoadModule("/src/card/art/picture.ts");
const cards = CARDS.map((_, number) => cardFacts(number))
  .filter(({ type, supertypes }) => type === "legend" || supertypes.includes("champion"))
  .sort((a, b) => a.shortName.localeCompare(b.shortName));
const names = [...new Set(cards.map(({ shortName }) => shortName))];
const image = (card, width) => `<img width="${width}" src="data:image/svg+xml;base64,${Buffer.from(picture(card)).toString("base64")}">`;
const cells = names.map((name) => {
  const own = cards.filter(({ shortName }) => shortName === name);
  return `<figure>${image(own[0], 110)}<div>${own.map((card) => image(card, 44)).join("")}</div><figcaption>${name}</figcaption></figure>`;
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 2000, height: 900 } });
await page.setContent(
  `<style>body{display:flex;flex-wrap:wrap;gap:10px;margin:8px;background:#777;font:11px sans-serif}figure{margin:0;display:grid;grid-template-columns:110px 92px;gap:2px}div{display:flex;flex-wrap:wrap;gap:2px;align-content:start}</style>${cells.join("")}`,
);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
await vite.close();
