import { type Page, expect as soon, test } from "@playwright/test";
import { CARDS } from "@rulebound/cards";
import { expectAccessible } from "./axe.ts";
import { boardAt, MOMENTS } from "./boards.ts";
import { goOnWith } from "./positions.ts";

const expect = soon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

/** Settings as an earlier visit left them. */
async function settle(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((state) => {
    if (localStorage.getItem("rulebound.settings") === null)
      localStorage.setItem("rulebound.settings", JSON.stringify({ state, version: 0 }));
  }, settings);
}

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const DARK = "rgb(27, 23, 20)";
const LIGHT = "rgb(239, 231, 218)";
const BLACK = "rgb(0, 0, 0)";

test("colours follow the system until they are chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/decks");
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => ground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await expect.poll(() => ground(page)).toBe(BLACK);
  await page.emulateMedia({ colorScheme: "dark", contrast: null });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Colours").selectOption("Light");
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#efe7da");
  await page.reload();
  await expect.poll(() => ground(page)).toBe(LIGHT);
});

for (const theme of ["light", "contrast"] as const) {
  test(`the ${theme} theme can be read, at the table and beside it${theme === "light" ? "" : " @long"}`, async ({ page }) => {
    await settle(page, { theme });
    for (const path of ["/", "/play", "/decks/jinx", "/judge"]) {
      await page.goto(path);
      await page.getByRole("main").locator("button, a").first().waitFor();
      await expectAccessible(page);
    }
    await goOnWith(page, boardAt("duel", MOMENTS["main phase"]));
    await page.locator("[data-table][data-asked]").waitFor();
    await expectAccessible(page);
  });
}

for (const theme of ["dark", "light", "contrast"] as const)
  test(`where the keys are can be seen in the ${theme} theme`, async ({ page }) => {
    await settle(page, { theme });
    await page.goto("/play");
    await page.getByRole("button", { name: "Sit down" }).focus();
    await page.keyboard.press("Shift+Tab");
    const { width, style, ring, behind } = await page.evaluate(() => {
      const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return { width: Number.parseFloat(outlineWidth), style: outlineStyle, ring: outlineColor, behind: backgroundColor };
    });
    expect(style).toBe("solid");
    expect(width).toBeGreaterThanOrEqual(theme === "contrast" ? 4 : 2);
    expect(ring).not.toBe(behind);
  });

test("text of another size makes everything larger, and the page has the form for it", async ({ page }) => {
  await page.goto("/decks");
  const button = page.getByRole("button", { name: "Import" });
  const high = async () => (await button.boundingBox())?.height ?? 0;
  await button.waitFor();
  const usual = await high();
  const links = page.getByRole("navigation").getByRole("link", { name: "Cards" });
  await expect(links).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Text size").selectOption("150%");
  // As in a window of 853 px: the links are behind the button of the menu.
  await expect(links).toBeHidden();
  await expect.poll(async () => (await high()) / usual).toBeGreaterThan(1.4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  await page.getByLabel("Text size").selectOption("90%");
  await expect(links).toBeVisible();
  await expect.poll(async () => (await high()) / usual).toBeCloseTo(0.9, 1);
});

test("no page is wider than a phone at the largest text @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, { textSize: 150 });
  for (const path of [
    "/",
    "/play",
    "/online",
    "/decks",
    "/decks/jinx",
    "/cards",
    "/rules",
    "/judge",
    "/replays",
    "/puzzles",
    "/stats",
    "/tutorial",
  ]) {
    await page.goto(path);
    await page.getByRole("main").locator("h1, h2, button").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test("nothing moves for those who want stillness, by the system or by the settings", async ({ page }) => {
  /** How long the longest of what moves takes; endless motion takes forever. */
  const longest = () =>
    page.evaluate(() => Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))));
  await settle(page, { motion: "system" });
  await goOnWith(page, boardAt("duel", MOMENTS.target));
  await page.locator('[data-object][data-light="goal"]').first().waitFor();
  await expect.poll(longest).toBe(Number.POSITIVE_INFINITY);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(longest).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(longest).toBe(Number.POSITIVE_INFINITY);
  await page.evaluate(() => localStorage.setItem("rulebound.settings", JSON.stringify({ state: { motion: "reduced" }, version: 0 })));
  await page.reload();
  await page.locator('[data-object][data-light="goal"]').first().waitFor();
  await expect.poll(longest).toBeLessThanOrEqual(1);
});

test("sounds are as loud as the slider says, and silent by the key", async ({ page }) => {
  await page.addInitScript(() => {
    const make = AudioContext.prototype.createGain;
    const made: GainNode[] = [];
    Object.assign(window, { made });
    AudioContext.prototype.createGain = function () {
      const gain = make.call(this);
      made.push(gain);
      return gain;
    };
  });
  /** How loud the node is that all sounds go through, and how many nodes there are: one more for each tone. */
  const heard = () => page.evaluate(() => (window as unknown as { made: GainNode[] }).made.map(({ gain }) => gain.value));
  await page.goto("/play");
  await page.getByRole("button", { name: "Settings" }).click();
  const volume = page.getByRole("slider", { name: "Volume" });
  await volume.press("End");
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(1);
  const [loudest] = await heard();
  await volume.press("PageDown");
  await expect.poll(async () => (await heard())[0]).toBeLessThan(loudest);
  await volume.press("Home");
  const before = (await heard()).length;
  await volume.press("Home");
  expect((await heard()).length).toBe(before);
  await volume.press("End");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator("[data-table][data-asked]").waitFor();
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: "Sound on" })).toBeVisible();
  const muted = (await heard()).length;
  await page.locator("[data-main]:enabled").click();
  await page.locator("[data-table]:not([data-asked=mulligan])[data-asked]").waitFor();
  expect((await heard()).length).toBe(muted);
});

test("every card says its domains by their shapes, however small it is", async ({ page }) => {
  const domainsOf = new Map(CARDS.map(({ name, domains }) => [name, domains] as const));
  const shapes = (size: number) =>
    page
      .getByRole("toolbar")
      .getByRole("button")
      .evaluateAll(
        (cells, least) =>
          cells.map((cell) => ({
            label: cell.getAttribute("aria-label") ?? cell.querySelector("[role=img]")?.getAttribute("aria-label") ?? "",
            shown: [...cell.querySelectorAll<HTMLElement>("[data-domain]")]
              .filter((sign) => sign.checkVisibility() && sign.getBoundingClientRect().width >= least)
              .map(({ dataset }) => dataset.domain),
          })),
        size,
      );
  await page.goto("/cards");
  await page.getByRole("toolbar").getByRole("button").first().waitFor();
  const forms = await page
    .getByRole("group", { name: "Domain" })
    .locator("path")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  expect(new Set(forms).size).toBe(6);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // The page hears of its new size some frames later.
    await expect(async () => {
      const cells = await shapes(8);
      expect(cells.length).toBeGreaterThan(10);
      for (const { label, shown } of cells) {
        const name = [...domainsOf.keys()].filter((one) => label.startsWith(one)).sort((a, b) => b.length - a.length)[0];
        expect(shown, label).toEqual([...(domainsOf.get(name) ?? ["no such card"])]);
      }
    }).toPass();
  }
});
