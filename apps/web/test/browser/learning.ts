import { expect, type Page } from "@playwright/test";
import { LESSONS } from "../../src/pages/tutorial/lessons.ts";
import { en } from "../../src/strings/en/index.ts";

/** Learning: what is marked is pressed, until the goal is reached. */

/** A way to press what a lesson marks. */
export interface Pressing {
  /** Something on the board or beside it. */
  marked(page: Page): Promise<void>;
  main(page: Page): Promise<void>;
  /** Opens the marked card large, and closes it again. */
  read(page: Page): Promise<void>;
}

const marked = (page: Page) => page.locator("[data-table] [data-marked]");
/** What was pressed before may still change what is marked: then it is looked at again. */
const SOON = 5000;
const large = (page: Page) => page.locator("[data-inspector]");

export const byFinger: Pressing = {
  marked: (page) => marked(page).tap({ timeout: SOON }),
  main: (page) => page.locator("[data-main]").tap(),
  read: async (page) => {
    await marked(page).tap();
    await large(page).getByRole("button", { name: "Close" }).tap();
  },
};

/** J walks to what is marked, Enter presses it, Space is the main button. */
export const byKeys: Pressing = {
  marked: async (page) => {
    await page.keyboard.press("j");
    await expect(marked(page)).toBeFocused({ timeout: SOON });
    await page.keyboard.press("Enter");
  },
  main: (page) => page.keyboard.press(" "),
  read: async (page) => {
    await page.keyboard.press("j");
    await page.keyboard.press("v");
    await expect(large(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large(page)).toHaveCount(0);
  },
};

const MOST_PRESSES = 12;

/** The lesson that is open, up to its goal. */
export async function learn(page: Page, index: number, pressing: Pressing): Promise<void> {
  const words = en.tutorial.lessons[LESSONS[index].id];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  for (let n = 0; n < MOST_PRESSES; n++) {
    const { kind, sign } = await saying(page);
    if (kind === "done") break;
    if (kind === "main") await pressing.main(page);
    else if (kind === "read") await pressing.read(page);
    else {
      // What was said may have been about the moment before: then it changes, and nothing is marked.
      await expect.poll(async () => (await marked(page).count()) > 0 || (await saying(page)).sign !== sign).toBe(true);
      if ((await saying(page)).sign !== sign) continue;
      await expect(marked(page)).toHaveAccessibleName(/marked: this one$/);
      await pressing.marked(page).catch(async (error) => {
        if ((await saying(page)).sign === sign) throw error;
      });
    }
    await expect.poll(async () => (await saying(page)).sign).not.toBe(sign);
  }
  await expect(page.locator('[data-guide="done"]')).toContainText(words.done);
  await expect(page.locator("[data-table][data-asked]")).toHaveCount(0);
  await expect(page.locator("[data-table] [data-light]")).toHaveCount(0);
}

/** What the lesson says beside the main button, and a sign that changes with it. */
async function saying(page: Page): Promise<{ readonly kind: string; readonly sign: string }> {
  const said = page.locator("[data-console] [data-guide]");
  await said.waitFor();
  return said.evaluate((element) => ({
    kind: (element as HTMLElement).dataset.guide ?? "",
    sign: `${element.closest<HTMLElement>("[data-table]")?.dataset.at} ${element.textContent}`,
  }));
}
