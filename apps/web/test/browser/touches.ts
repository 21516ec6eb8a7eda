import type { Page } from "@playwright/test";
import type { Touch } from "./table.ts";

/** The ways to touch a table: mouse, finger, keys. */

/** What was to be seen a moment ago can be pointed at soon, or not at all: the page has moved on. */
const SOON = { timeout: 2000 };

export const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox(SOON)
    .catch(() => null);
  if (box === null) throw new Error(`${selector} is not to be seen`);
  // A base is pointed at where nothing lies in it.
  if (selector.startsWith("div")) return { x: box.x + box.width - 10, y: box.y + 6 };
  return { x: box.x + Math.min(box.width / 2, 18), y: box.y + Math.min(box.height / 2, 20) };
};

export const mouse = (page: Page): Touch => ({
  point: async (selector) => {
    const { x, y } = await middleOf(page, selector);
    await page.mouse.click(x, y);
  },
  main: () => page.locator("[data-main]").click(SOON),
  choose: (nth) => page.locator("[data-tray] [data-nav]:not(:disabled)").nth(nth).click(SOON),
  cancel: () => page.keyboard.press("Escape"),
});

export const finger = (page: Page): Touch => ({
  point: async (selector) => {
    await page.locator(selector).first().scrollIntoViewIfNeeded(SOON);
    const { x, y } = await middleOf(page, selector);
    await page.touchscreen.tap(x, y);
  },
  main: () => page.locator("[data-main]").tap(SOON),
  choose: (nth) => page.locator("[data-tray] [data-nav]:not(:disabled)").nth(nth).tap(SOON),
  cancel: () => page.getByRole("button", { name: "Put it back" }).tap(SOON),
});

/** Nothing but keys: J walks to what is lit, Enter points at it, Space is the main button. */
export const keys = (page: Page): Touch => ({
  point: async (selector) => {
    for (let n = 0; n < 40; n++) {
      await page.keyboard.press("j");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) break;
      // A base is lit by its name inside.
      if (await page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null && wanted.startsWith("div"), selector)) break;
    }
    await page.keyboard.press("Enter");
  },
  main: () => page.keyboard.press(" "),
  choose: async (nth) => {
    for (let n = 0; n <= nth; n++) await page.keyboard.press("j");
    await page.keyboard.press("Enter");
  },
  cancel: () => page.keyboard.press("Escape"),
});
