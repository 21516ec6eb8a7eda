import { expect, test } from "@playwright/test";
import { LEVELS, STRENGTHS } from "@rulebound/bots";
import { expectAccessible } from "./axe.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

test("every level has a face, a line and a measured strength", async ({ page }) => {
  await page.goto("/play");
  const faces = new Set<string>();
  for (const { name } of LEVELS) {
    await page.getByLabel("Who plays").nth(1).selectOption(name);
    const opponent = page.locator(`[data-bot=${name}]`);
    await expect(opponent).toContainText(/“.{20,}”/);
    await expect(opponent).toContainText(`wins ${STRENGTHS[name]?.won}% of games against`);
    await expect(opponent).toContainText(`${STRENGTHS[name]?.games} games`);
    const face = opponent.locator("img");
    expect(await face.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
    faces.add((await face.getAttribute("src")) ?? "");
  }
  expect(faces.size).toBe(LEVELS.length);
  await expectAccessible(page);
  await page.getByLabel("Who plays").nth(1).selectOption("person");
  await expect(page.locator("[data-bot]")).toHaveCount(0);
});

test("in German it is said in German", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("rulebound.settings", JSON.stringify({ state: { language: "de" }, version: 0 })));
  await page.goto("/play");
  await expect(page.locator("[data-bot=beginner]").first()).toContainText("Gemessen: gewinnt 38,9");
});
