// Makes the icons of public/ from public/icon.svg, for what cannot show an SVG: node apps/web/tools/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, "utf8");
const GROUND = "#1b1714";

/** `whole`: the ground goes to the edges, and the drawing is as small as whoever cuts the icon to another form needs it to be. */
const ICONS = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "icon-maskable-192.png", size: 192, whole: 0.82 },
  { file: "icon-maskable-512.png", size: 512, whole: 0.82 },
  { file: "apple-touch-icon.png", size: 180, whole: 0.94 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const { file, size, whole } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const svg = drawing.replace("<svg ", `<svg style="display:block;width:${(whole ?? 1) * 100}%" `);
  const ground = whole === undefined ? "transparent" : GROUND;
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${svg}</body>`);
  writeFileSync(`${folder}${file}`, await page.screenshot({ omitBackground: true }));
  console.log(`apps/web/public/${file}`);
}
await browser.close();
