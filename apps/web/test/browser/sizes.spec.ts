import { type Browser, expect, type Page, test } from "@playwright/test";
import type { CurrentGame } from "../../src/app/saved.ts";
import { boardAt, MOMENTS } from "./boards.ts";
import { faults, SIZES, type Size } from "./fits.ts";
import { goOnWith } from "./positions.ts";

/** Every kind of question and board, at every size: nothing is cut off, covered, across each other or too small to touch. */

const BOARDS: readonly (readonly [name: string, make: () => CurrentGame, prepare?: (page: Page) => Promise<void>])[] = [
  ["mulligan", () => boardAt("duel", MOMENTS.mulligan)],
  ["main phase", () => boardAt("duel", MOMENTS["main phase"])],
  ["paying by hand", () => boardAt("duel", MOMENTS["main phase"]), payByHand],
  ["target", () => boardAt("duel", MOMENTS.target)],
  ["damage", () => boardAt("duel", MOMENTS.damage)],
  ["chain", () => boardAt("duel", MOMENTS.chain)],
  ["showdown", () => boardAt("duel", MOMENTS.showdown)],
  ["order", () => boardAt("duel", MOMENTS.order)],
  ["yes or no", () => boardAt("duel", MOMENTS["yes or no"])],
  ["end", () => boardAt("duel", null)],
  ["four, main phase", () => boardAt("ffa4", MOMENTS["main phase"])],
  ["four, damage", () => boardAt("ffa4", MOMENTS.damage)],
  ["two against two, main phase", () => boardAt("2v2", MOMENTS["main phase"])],
  ["two against two, showdown", () => boardAt("2v2", MOMENTS.showdown)],
];

async function payByHand(page: Page): Promise<void> {
  const playable = page.locator('[data-hand] [data-light="able"]');
  for (let n = 0; n < (await playable.count()); n++) {
    await playable.nth(n).click({ position: { x: 12, y: 20 } });
    const choose = page.getByRole("button", { name: "Choose runes" });
    if (await choose.isVisible().catch(() => false)) return choose.click();
    await page.keyboard.press("Escape");
  }
}

async function open(browser: Browser, game: CurrentGame, touch: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await goOnWith(page, game);
  await page.locator("[data-table]:is([data-asked], [data-over])").waitFor();
  return page;
}

async function checked(page: Page, size: Size, board: string): Promise<string[]> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (process.env.PICTURES !== undefined)
    await page.screenshot({
      path: `${process.env.PICTURES}/${board.replaceAll(/\W+/g, "-")}-${size.name.replaceAll(/\W+/g, "-")}.jpg`,
      type: "jpeg",
      quality: 60,
    });
  return (await faults(page, size)).map((fault) => `${size.name}: ${fault}`);
}

for (const [name, make, prepare] of BOARDS)
  test(`everything fits: ${name}`, async ({ browser }) => {
    const game = make();
    const found: string[] = [];
    for (const touch of [false, true]) {
      const page = await open(browser, game, touch);
      await prepare?.(page);
      for (const size of SIZES) if (size.touch === touch) found.push(...(await checked(page, size, name)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
