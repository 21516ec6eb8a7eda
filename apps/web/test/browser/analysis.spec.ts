import { expect, type Page, test } from "@playwright/test";
import { isBattlefield } from "../../src/pages/replays/action-names.ts";
import { actionWords } from "../../src/pages/replays/action-words.ts";
import { en } from "../../src/strings/en/index.ts";
import { expectAccessible } from "./axe.ts";
import { gameWithBlunder } from "./blunder.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const { replay, turn, better } = gameWithBlunder();
const betterMove = actionWords(better.move, { words: en.replays.actions, names: ["P1", "P2"], isBattlefield });

async function open(page: Page): Promise<void> {
  await page.goto("/replays");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^(Open a file|Datei)/ }).click(),
  ]);
  await chooser.setFiles({ name: "blunder.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(replay)) });
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-table]")).toBeVisible({ timeout: 60_000 });
}

const mistake = (page: Page) => page.getByRole("button", { name: new RegExp(`^Turn ${turn}: a better move was worth \\d+% to P1`) });
const advice = (page: Page) => page.getByRole("region", { name: "Turning point" });

test("a turning point says what was played, what was better, by how much, and why @long", async ({ page }) => {
  await open(page);
  await expect(page.getByText(/^Looking for better moves/)).toHaveCount(0, { timeout: 120_000 });
  await mistake(page).last().press("Enter");
  await expect(advice(page)).toContainText(`Turn ${turn}, P1 played`);
  await expect(advice(page)).toContainText("ends the turn");
  await expect(advice(page)).toContainText(betterMove);
  const [best, played] = [better.chances.better, better.chances.played].map((chance) => Math.round(chance * 100));
  await expect(advice(page)).toContainText(`${best}% to win instead of ${played}%`);
  await expect(advice(page)).toContainText(/When P1's next turn begins: .*(points? more for P1|has won the game)/);
  // The board is that before the move, so that the better one can be seen on it.
  await expect(page.locator("[data-table]")).toContainText(`Turn ${turn}`);
  await expectAccessible(page);
  await advice(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(advice(page)).toHaveCount(0);
  // By keys alone: to the last turning point and back to this one.
  await page.keyboard.press("Home");
  for (let n = 0; n < 9 && (await advice(page).filter({ hasText: betterMove }).count()) === 0; n++) await page.keyboard.press("]");
  await expect(advice(page)).toContainText(betterMove);
});

for (const [name, viewport] of [
  ["upright", { width: 390, height: 844 }],
  ["sideways", { width: 844, height: 390 }],
] as const)
  test.describe(`a phone held ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("shows it too, with nothing wider than the screen", async ({ page }) => {
      await open(page);
      await mistake(page).first().tap({ timeout: 120_000 });
      await expect(advice(page)).toContainText("Better");
      await expect(advice(page)).toBeInViewport();
      await expect(page.getByRole("button", { name: "Step on" })).toBeInViewport();
      if (process.env.PICTURES !== undefined) await page.screenshot({ path: `${process.env.PICTURES}/advice-${name}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });
