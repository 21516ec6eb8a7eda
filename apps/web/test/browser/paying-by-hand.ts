import type { Page } from "@playwright/test";

/** Holds the first card of the hand whose runes can be chosen, and goes on to choosing them. */
export async function payByHand(page: Page): Promise<void> {
  const playable = page.locator('[data-hand] [data-light="able"]');
  for (let n = 0; n < (await playable.count()); n++) {
    await playable.nth(n).click({ position: { x: 12, y: 20 } });
    const choose = page.getByRole("button", { name: "Choose runes" });
    if (await choose.isVisible().catch(() => false)) return choose.click();
    await page.keyboard.press("Escape");
  }
}
