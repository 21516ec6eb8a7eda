import { type Page, expect as soon, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

const expect = soon.configure({ timeout: 20_000 });

interface Played {
  readonly won: boolean;
  readonly first: number;
  readonly rival: string;
  /** Days ago. */
  readonly ago: number;
}

/** Puts finished games on the shelf, as the table would. */
async function play(page: Page, games: readonly Played[]): Promise<void> {
  await page.goto("/stats");
  await page.getByText("No finished games yet").waitFor();
  await page.evaluate(
    (played) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("rulebound");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction("replays", "readwrite");
          for (const [at, { won, first, rival, ago }] of played.entries())
            change.objectStore("replays").put(
              {
                id: `game-${at}`,
                when: Date.now() - ago * 86_400_000,
                replay: { mode: "duel", firstPlayer: first },
                seats: [
                  { name: "You", bot: null, deck: "Powder Keg", legend: "Jinx, Loose Cannon" },
                  { name: "Skilled", bot: "skilled", deck: "Foxfire", legend: rival },
                ],
                winners: [won ? 0 : 1],
                points: [won ? 8 : 3, won ? 5 : 8],
                turns: 11,
                lastedMs: 600_000,
              },
              `game-${at}`,
            );
          change.oncomplete = () => resolve();
          change.onerror = () => reject(change.error);
        };
      }),
    games,
  );
  await page.reload();
}

const GAMES: readonly Played[] = [
  { won: true, first: 0, rival: "Ahri, Nine-Tailed Fox", ago: 0 },
  { won: false, first: 0, rival: "Ahri, Nine-Tailed Fox", ago: 1 },
  { won: true, first: 1, rival: "Ahri, Nine-Tailed Fox", ago: 3 },
  { won: true, first: 0, rival: "Sett, The Boss", ago: 3 },
];

test("match-ups are counted with who began and with intervals, and a trend is shown", async ({ page }) => {
  await play(page, GAMES);
  const row = page.getByRole("region", { name: "Match-ups" }).getByRole("row", { name: /^Jinx, Loose Cannon/ });
  const ahri = row.getByRole("cell").nth(0);
  await expect(ahri).toContainText("2 of 3 won");
  await expect(ahri).toContainText("21–94%");
  await expect(ahri).toContainText("going first: 1/2");
  await expect(ahri).toContainText("going second: 1/1");
  await expect(row.getByRole("cell").nth(1)).toContainText("going second: no games");
  const trend = page.locator("section", { has: page.getByRole("heading", { name: "Over time" }) }).getByRole("listitem");
  await expect(trend).toHaveCount(4);
  await expect(trend.nth(0)).toContainText("2 of 2 won");
  await expect(trend.nth(1)).toContainText("no games");
  await expect(trend.nth(1)).not.toContainText("%");
  await expectAccessible(page);
});

test("a note on a game stays, and goes into the export", async ({ page }) => {
  await play(page, GAMES);
  const note = page.getByRole("textbox", { name: /^Note on Jinx, Loose Cannon – Sett, The Boss/ });
  await note.fill('Kept a slow hand, "again"');
  await page.reload();
  await expect(note).toHaveValue('Kept a slow hand, "again"');
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
  const stream = await file.createReadStream();
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  expect(text).toContain('"Kept a slow hand, ""again"""');
});
