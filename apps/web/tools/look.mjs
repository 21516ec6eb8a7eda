// Takes pictures of pages at the four sizes we care for: node apps/web/tools/look.mjs OUT-FOLDER /path [/path...]
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";

const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
];
const [out, ...paths] = process.argv.slice(2);
const base = process.env.BASE ?? "http://127.0.0.1:4173";
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
for (const path of paths)
  for (const [width, height] of SIZES) {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on("console", (message) => message.type() === "error" && console.error(path, message.text()));
    page.on("pageerror", (error) => console.error(path, error.message));
    await page.goto(base + path);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/${path.replaceAll("/", "_") || "_"}-${width}.png` });
    await page.close();
  }
await browser.close();
