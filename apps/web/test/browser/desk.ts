import { expect, type Page } from "@playwright/test";

/** A position on the judge's desk: the same board as everywhere, with exactly these cards on it. */
export async function lay(page: Page, text: string): Promise<void> {
  await page.setViewportSize({ width: 1900, height: 1000 });
  await page.goto("/judge");
  await expect(page.locator("#verdict")).toContainText("Passes", { timeout: 30_000 });
  await page.getByRole("textbox", { name: "The case as YAML" }).fill(text);
  await expect(page.locator("#verdict")).toContainText(/name: (.*)/.exec(text)?.[1] ?? "");
  await page.getByRole("tab", { name: "Board" }).click();
  await page.locator("[data-table]").waitFor();
}

/** A card of one's own is picked up and played. */
export async function play(page: Page, card: string): Promise<void> {
  await page
    .locator("[data-hand]")
    .getByRole("button", { name: new RegExp(`^${card}`) })
    .first()
    .click();
  await page.locator("[data-main]", { hasText: "Play" }).click();
}

export const asked = (page: Page) => page.locator("[data-console]");
export const tray = (page: Page) => page.locator("[data-tray]");
/** The large card. */
export const large = (page: Page) => page.locator("aside article");
