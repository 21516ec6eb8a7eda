import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { gameInCombat, gameWithAttack, gameWithFates, goOnFrom } from "./positions.ts";
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

test("pointing at a target says what would become of it, by mouse and by keys", async ({ page }) => {
  const { card, dies, survives, left, replay } = gameWithFates(["jinx", "ahri"]);
  await goOnFrom(page, replay);
  await untilAsked(page);
  await page.locator(`[data-hand] [data-object="${card}"]`).click({ position: { x: 12, y: 20 } });
  const target = (id: number) => page.locator(`[data-nav][data-object="${id}"]`);
  await expect(target(dies)).toHaveAttribute("data-light", "goal");
  await expect(page.locator("[data-fate]")).toHaveCount(0);
  await target(dies).hover();
  await expect(target(dies).locator("[data-fate]")).toHaveText("dies");
  await expect(page.locator("[data-fates]")).toContainText(": dies");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}fate.png` });
  await page.mouse.move(4, 4); // where nothing is read
  await target(survives).focus();
  await expect(target(survives).locator("[data-fate]")).toHaveText(`survives with ${left}`);
  await expect(target(dies).locator("[data-fate]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-fate]")).toHaveCount(0);
});

test("with a finger each target says what would become of it", async ({ browser }) => {
  const { card, dies, survives, left, replay } = gameWithFates(["jinx", "ahri"]);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" });
  const page = await context.newPage();
  await goOnFrom(page, replay);
  await untilAsked(page);
  await page.locator(`[data-hand] [data-object="${card}"]`).tap({ position: { x: 12, y: 20 } });
  await expect(page.locator(`[data-object="${dies}"] [data-fate]`)).toHaveText("dies");
  await expect(page.locator(`[data-object="${survives}"] [data-fate]`)).toHaveText(`survives with ${left}`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}fate-phone.png` });
  await context.close();
});
