// Makes the pictures of docs/screens: node apps/web/tools/screenshots.mjs [NAME...]
// They are of real games, played here: nothing in them is drawn for the picture.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { buildIfNeeded } from "../bin/build.mjs";

const out = fileURLToPath(new URL("../../../docs/screens/", import.meta.url));
const wanted = process.argv.slice(2);
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

await buildIfNeeded((line) => console.error(line));
const server = await preview({
  root: fileURLToPath(new URL("../", import.meta.url)),
  logLevel: "error",
  preview: { host: "127.0.0.1", port: 4470 },
});
const base = (server.resolvedUrls?.local[0] ?? "http://127.0.0.1:4470/").replace(/\/$/, "");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
mkdirSync(out, { recursive: true });

async function open(viewport, settings = {}) {
  const page = await browser.newPage({
    viewport,
    reducedMotion: "reduce",
    colorScheme: "dark",
    locale: "en-GB",
    hasTouch: viewport.width < 700,
  });
  page.setDefaultTimeout(90_000);
  await page.addInitScript(() => sessionStorage.setItem("rulebound.pace", "0"));
  await page.addInitScript((state) => localStorage.setItem("rulebound.settings", JSON.stringify({ state, version: 0 })), settings);
  return page;
}

async function sitDown(page, mode, seed) {
  await page.goto(`${base}/play`);
  await page.getByRole("radio", { name: mode }).first().check();
  for (const who of (await page.getByLabel("Who plays").all()).slice(1)) await who.selectOption("skilled");
  await page.getByText("More settings").click();
  await page.getByLabel("Seed").fill(String(seed));
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForSelector("[data-table]");
}

/** Plays by the lights until `enough`, so that there is something to be seen. */
async function playUntil(page, enough) {
  for (let n = 0; n < 150; n++) {
    await page.waitForSelector("[data-table][data-asked], [data-table][data-over]");
    if (await enough(page)) return;
    await page.evaluate((step) => {
      const lit = (light) => [...document.querySelectorAll(`[data-table] [data-nav][data-light="${light}"]`)];
      const main = document.querySelector("[data-main]");
      const [goals, able] = [lit("goal"), lit("able")];
      const held = document.querySelector('[data-light="held"]') !== null;
      const tray = document.querySelectorAll("[data-tray] [data-nav]:not(:disabled)");
      const asked = document.querySelector("[data-table]")?.dataset.asked;
      if (goals.length > 0) goals[step % goals.length].click();
      else if (held && main !== null && !main.disabled) main.click();
      else if (asked === "act" && able.length > 0 && step % 4 !== 3) able[step % able.length].click();
      else if (main !== null && !main.disabled) main.click();
      else if (tray.length > 0) tray[0].click();
    }, n);
    await page.waitForTimeout(90);
  }
}

const turnAfter = (turn) => async (page) => {
  const now = Number(/\d+/.exec((await page.locator("header p").first().textContent()) ?? "0")?.[0] ?? 0);
  const { asked, chain } = await page.evaluate(() => ({ ...document.querySelector("[data-table]")?.dataset }));
  return now >= turn && asked === "act" && chain === undefined;
};

const table =
  (mode, viewport, seed, turn, settings = {}) =>
  async () => {
    const page = await open(viewport, settings);
    await sitDown(page, mode, seed);
    await playUntil(page, turnAfter(turn));
    return page;
  };

const at =
  (path, viewport = DESK, prepare = async () => {}) =>
  async () => {
    const page = await open(viewport);
    await page.goto(base + path);
    await page.waitForTimeout(1500);
    await prepare(page);
    return page;
  };

const PICTURES = {
  start: at("/"),
  "duel-desktop": table("Duel", DESK, 3, 7),
  "duel-phone": table("Duel", PHONE, 3, 7),
  "duel-light": table("Duel", DESK, 3, 7, { theme: "light" }),
  "duel-contrast": table("Duel", DESK, 3, 7, { theme: "contrast" }),
  "duel-large-text": table("Duel", DESK, 3, 7, { textSize: 150 }),
  // Without colours: domains are known by their shapes.
  "duel-grey": async () => {
    const page = await table("Duel", DESK, 3, 7)();
    await page.addStyleTag({ content: "html { filter: grayscale(1); }" });
    return page;
  },
  "four-desktop": table("War", DESK, 3, 9),
  "four-phone": table("War", PHONE, 3, 9),
  decks: at("/decks/jinx"),
  judge: at("/judge"),
  replay: async () => {
    const page = await open(DESK);
    await sitDown(page, "Duel", 5);
    await playUntil(page, turnAfter(5));
    await page.getByRole("button", { name: "Game menu" }).click();
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("link", { name: "Watch this game" }).click();
    await page.getByText(/^Looking for better moves/).waitFor();
    await page.getByText(/^Looking for better moves/).waitFor({ state: "detached" });
    // To a turning point: where it begins there is little to see.
    const points = page.getByRole("list", { name: "Turning points" }).getByRole("button", { name: /better move/ });
    if ((await points.count()) > 0) await points.last().click();
    await page.waitForTimeout(1500);
    return page;
  },
};

for (const [name, take] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await take();
  // Where the mouse rests, a card would be shown large.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}${name}.jpg`, type: "jpeg", quality: 68 });
  await page.close();
  console.log(`docs/screens/${name}.jpg`);
}
await browser.close();
await server.close();
