import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { gameInCombat, gameWithAttack, goOnFrom } from "./positions.ts";
import { untilAsked } from "./table.ts";

test("a held move says how the combat would end", async ({ page }) => {
  const { unit, to, replay } = gameWithAttack(["jinx", "ahri"]);
  await goOnFrom(page, replay);
  await untilAsked(page);
  await expect(page.locator("[data-forecast]")).toHaveCount(0);
  await page.locator(`[data-nav][data-object="${unit}"]`).click();
  const here = page.locator(`section[data-place="${to}"] [data-forecast]`);
  await expect(here).toHaveAttribute("aria-label", /^If nobody does anything more; \d+ Might of yours against \d+; /);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}forecast.png` });
  await page.keyboard.press("Escape");
  await expect(here).toHaveCount(0);
});

test("a combat that goes on says how it would end", async ({ page }) => {
  const { at, replay } = gameInCombat(["jinx", "ahri"]);
  await goOnFrom(page, replay);
  await untilAsked(page);
  const here = page.locator(`section[data-place="${at}"] [data-forecast]`);
  await expect(here).toHaveAttribute("aria-label", /^If nobody does anything more; \d+ Might of yours against \d+; /);
  await expectAccessible(page);
  if (process.env.SHOTS) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${process.env.SHOTS}combat-360.png` });
  }
});
