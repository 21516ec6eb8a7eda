import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { noteCards, notes, playedIn } from "./shown-cards.ts";

const slider = (page: Page) => page.getByRole("slider", { name: "Position in the game" });

/** A game of two bots, opened. */
async function watchBots(page: Page): Promise<number> {
  await page.goto("/replays");
  await page.getByRole("button", { name: "Let two bots play" }).click();
  await expect(slider(page)).toBeVisible({ timeout: 60_000 });
  return Number(await slider(page).getAttribute("max"));
}

test("a game is scrubbed: by keys, by the slider, by itself", async ({ page }) => {
  const last = await watchBots(page);
  expect(last).toBeGreaterThan(10);
  await expect(page.locator("[data-table]")).toBeVisible();
  await expect(page.locator("[data-table]")).not.toContainText("may act");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("2");
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveValue("1");
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue(String(last));
  await expect(page.getByText("100%")).toBeVisible();
  await slider(page).fill("5");
  const caption = await page.locator("[aria-live=polite]", { hasText: "Turn" }).first().textContent();
  await page.getByRole("button", { name: "Step on" }).click();
  await expect(slider(page)).toHaveValue("6");
  await expect(page.getByText(caption ?? "", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(slider(page)).toHaveValue("8", { timeout: 30_000 });
  await page.getByRole("button", { name: "Pause" }).click();
});

test("what is played is shown in its own beat, step by step and when it plays by itself @long", async ({ page }) => {
  const pace = 400;
  await page.setViewportSize({ width: 1440, height: 900 }); // the log is beside the board
  await page.addInitScript((ms) => sessionStorage.setItem("rulebound.pace", String(ms)), pace);
  await noteCards(page);
  await watchBots(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(slider(page)).toHaveValue("12", { timeout: 90_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator(`[data-seen="${await slider(page).inputValue()}"]`)).toBeVisible({ timeout: 30_000 });
  for (let n = 0; n < 5; n++) {
    const before = await slider(page).inputValue();
    await page.getByRole("button", { name: "Step on" }).click();
    await expect(slider(page)).not.toHaveValue(before);
    await expect(page.locator(`[data-seen="${Number(before) + 1}"]`)).toBeVisible({ timeout: 30_000 });
  }
  // The one who is looked at counts as well: nobody has a turn of their own here.
  const played = (await playedIn(page, /^\S.* played (.+?) from .+$/)).sort();
  const shown = async (): Promise<string[]> => (await notes(page)).filter(({ ms }) => ms > 0.9 * pace).map(({ card }) => card);
  expect(played.length).toBeGreaterThan(1);
  for (const card of played) await expect.poll(shown).toContain(card);
  // A jump shows nothing on the way.
  const count = (await notes(page)).length;
  await page.keyboard.press("End");
  await page.waitForTimeout(3 * pace);
  expect((await notes(page)).length - count).toBeLessThanOrEqual(1);
});

test("one can take a seat at any point and play on", async ({ page }) => {
  const last = await watchBots(page);
  await slider(page).fill(String(Math.floor(last / 2)));
  await expect(page.locator("[data-table]")).toContainText(/Turn \d+/);
  const turn = /Turn \d+/.exec((await page.locator("[data-table]").textContent()) ?? "")?.[0] ?? "no turn";
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "as greedy 1" }).click();
  await expect(page).toHaveURL(/\/play\/table/);
  await expect(page.locator("[data-table]")).toContainText(turn, { timeout: 30_000 });
});

test("a file that is no replay is refused with the reason", async ({ page }) => {
  await page.goto("/replays");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: "Open a file" }).click()]);
  await chooser.setFiles({ name: "broken.json", mimeType: "application/json", buffer: Buffer.from('{"format": 99}') });
  await expect(page.getByText(/cannot be played: format/)).toBeVisible({ timeout: 30_000 });
});

test("a game is kept, counted nowhere where only bots played, and deleted", async ({ page }) => {
  await watchBots(page);
  await page.goto("/replays");
  await expect(page.getByRole("listitem").filter({ hasText: "greedy 1" })).toHaveCount(1);
  await page.goto("/stats");
  await expect(page.getByText("No finished games yet")).toBeVisible();
  await page.goto("/replays");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("No finished games yet")).toBeVisible();
});

test("axe finds nothing on replays and statistics", async ({ page }) => {
  await watchBots(page);
  await page.keyboard.press("ArrowRight");
  await expectAccessible(page);
  await page.goto("/replays");
  await page.getByRole("listitem").first().waitFor();
  await expectAccessible(page);
  await page.goto("/stats");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(page);
});
