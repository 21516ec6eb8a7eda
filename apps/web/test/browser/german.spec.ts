import { expect, test } from "@playwright/test";
import { englishIn, inGerman, seenOn } from "./german-pages.ts";
import { playOn, sitDown } from "./table.ts";
import { mouse } from "./touches.ts";

/** A German player sees no English on the page: neither words to read nor names for screen readers. */

test("over several turns of a game, in the log, and where it says why @long", async ({ page }) => {
  await sitDown(page, { seed: 11 });
  await inGerman(page);
  await page.reload();
  await expect(page.locator("[data-table]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const seen: string[] = [];
  for (let round = 0; round < 10; round++) {
    let steps = 0;
    const { isOver } = await playOn(page, mouse(page), () => ++steps > 5);
    seen.push(...(await seenOn(page)));
    if (isOver) break;
  }
  await page.locator("[data-line]").last().click();
  await expect(page.getByRole("region", { name: "Warum?" })).toContainText(/\d{3}/);
  seen.push(...(await seenOn(page)));
  expect(englishIn(seen)).toEqual([]);
  expect(seen.join(" ")).toMatch(/Du: .*gezogen/);
  if (process.env.PICTURES !== undefined) await page.screenshot({ path: `${process.env.PICTURES}/german-game.png` });
});

test("in the book of rules and its glossary @long", async ({ page }) => {
  await page.goto("/rules");
  await inGerman(page);
  for (const at of ["", "/325", "/465.2.c", "/811", "/glossary"]) {
    await page.goto(`/rules${at}`);
    await expect(page.locator("article").first()).toBeVisible();
    const lines = await page.locator("article li:not(:has(svg)), article h1, article h2, article p, article dl, nav a").allInnerTexts();
    expect(englishIn(lines), at).toEqual([]);
    if (process.env.PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.PICTURES}/german-rules${at.replace("/", "-")}.png` });
  }
});
