import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { ANSWERS_IN_COMBAT, ANSWERS_TO_OTHERS, boardAt, MOMENTS, STANDS } from "./boards.ts";
import { payByHand } from "./paying-by-hand.ts";
import { goOnWith } from "./positions.ts";

/** Every kind of state that a player meets, held against axe; in the dark, and the ones with most colours in the other themes. */

const STATES: readonly (readonly [name: string, moment: keyof typeof MOMENTS | null, prepare?: (page: Page) => Promise<void>])[] = [
  ["mulligan", "mulligan"],
  ["targeting", "target"],
  ["a held card", "main phase", hold],
  ["paying by hand", "main phase", payByHand],
  ["damage assignment", "damage"],
  ["chain", "chain"],
  ["showdown", "showdown"],
  ["combat", "combat"],
  ["order of triggers", "order"],
  ["yes or no", "yes or no"],
  ["cards of a pile", "cards of a pile"],
  ["end", null],
];

/** Without many of such a card the moment hardly comes. */
const MANY: { readonly [moment in keyof typeof MOMENTS]?: typeof ANSWERS_TO_OTHERS | typeof ANSWERS_IN_COMBAT } = {
  chain: ANSWERS_TO_OTHERS,
  combat: ANSWERS_IN_COMBAT,
};

async function hold(page: Page): Promise<void> {
  await page
    .locator('[data-hand] [data-light="able"]')
    .first()
    .click({ position: { x: 12, y: 20 } });
  await expect(page.locator("[data-hand] [data-held]")).toBeVisible();
}

async function open(browser: Browser, theme: string, moment: keyof typeof MOMENTS | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript((state) => localStorage.setItem("rulebound.settings", JSON.stringify({ state, version: 0 })), { theme });
  await goOnWith(page, boardAt("duel", moment === null ? null : MOMENTS[moment], moment === null ? undefined : MANY[moment]));
  await page.locator(`[data-table]${moment === null ? "[data-over]" : STANDS[moment]}`).waitFor();
  return page;
}

const looked = (theme: string, [name, moment, prepare]: (typeof STATES)[number], mark = ""): void =>
  test(`axe finds nothing: ${name}, ${theme}${mark}`, async ({ browser }) => {
    const page = await open(browser, theme, moment);
    await prepare?.(page);
    await expectAccessible(page);
    await page.context().close();
  });

for (const state of STATES) looked("dark", state);
for (const theme of ["light", "contrast"])
  for (const state of STATES.filter(([name]) => ["mulligan", "targeting", "paying by hand", "damage assignment", "chain"].includes(name)))
    looked(theme, state, " @long");

for (const theme of ["dark", "light", "contrast"])
  test(`axe finds nothing: settings, ${theme}`, async ({ page }) => {
    await page.addInitScript((state) => localStorage.setItem("rulebound.settings", JSON.stringify({ state, version: 0 })), { theme });
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByLabel("Language")).toBeVisible();
    await expectAccessible(page);
  });
