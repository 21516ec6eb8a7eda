import { expect, type Page, test } from "@playwright/test";
import { P1, P2 } from "@rulebound/engine/internal";
import { expectAccessible } from "./axe.ts";
import { endedBy, tableOf } from "./ended.ts";
import { goOnWith } from "./positions.ts";
import { look, playOn, sitDown, untilAsked } from "./table.ts";
import { mouse } from "./touches.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const how = (page: Page) => page.locator("[data-how]");
const seats = (page: Page) => page.getByRole("region", { name: /^Seat:/ });

async function concede(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await expect(how(page)).toBeVisible();
}

test("the end says why and how, and the next level follows in one click @long", async ({ page }) => {
  const ended = endedBy("conquer", P1);
  await goOnWith(page, tableOf(ended, "casual"));
  await expect(page.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(how(page)).toHaveText(`8 points: conquered ${ended.place} on turn ${ended.turn}`);
  await expectAccessible(page);
  const next = page.getByRole("button", { name: "Next level: Skilled" });
  await expect(next).toHaveClass(/primary/);
  await next.press("Enter");
  expect((await untilAsked(page)).isOver).toBe(false);
  await expect(seats(page).filter({ hasText: "Skilled" })).toHaveCount(1);
});

test("a lost game says how, and there is no level above the last one", async ({ page }) => {
  const ended = endedBy("hold", P2);
  await goOnWith(page, tableOf(ended, "expert"));
  await expect(page.getByRole("heading", { name: "expert wins" })).toBeVisible();
  await expect(how(page)).toHaveText(`8 points: held ${ended.place} on turn ${ended.turn}`);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Next level/ })).toHaveCount(0);
});

test("a rematch is one click: the same decks and level, another game; the old one can be watched @long", async ({ page }) => {
  await sitDown(page, { seed: 21, bot: "casual", deck: "sett" });
  const { at } = await playOn(page, mouse(page), (sight) => sight.at > 6);
  expect(at).toBeGreaterThan(6);
  await concede(page);
  await expect(how(page)).toHaveText(/^You conceded on turn \d+$/);
  const first = new URL(page.url()).hash;
  await page.getByRole("button", { name: "Rematch" }).press("Enter");
  await expect(page.locator("[data-table][data-asked=mulligan]")).toBeVisible();
  expect(new URL(page.url()).hash).not.toBe(first);
  await expect(seats(page).filter({ hasText: "Casual" })).toHaveCount(1);
  await page.reload();
  await expect(page.locator("[data-table][data-asked=mulligan]")).toBeVisible();
  await concede(page);
  await page.getByRole("link", { name: "Watch this game" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/replays/${new URL(page.url()).hash.slice(1)}`));
  await expect(page.getByRole("slider", { name: "Position in the game" })).toBeVisible();
  await page.goto("/replays");
  await expect(page.getByRole("listitem").filter({ hasText: "Casual" })).toHaveCount(2);
});

test("two games are kept side by side, gone on with by themselves, and deleted; what is over is not offered @long", async ({ page }) => {
  await sitDown(page, { seed: 22, bot: "casual" });
  await playOn(page, mouse(page), ({ at }) => at > 8);
  const first = await untilAsked(page);
  const hand = await page.locator("[data-hand] [data-object]").count();
  await sitDown(page, { seed: 23, bot: "beginner", deck: "sett", mode: "Skirmish" });
  const second = await untilAsked(page);

  await page.goto("/play");
  const open = page.getByRole("region", { name: "Your open games" });
  await expect(open.getByRole("listitem")).toHaveCount(2);
  await expect(open.getByRole("listitem").first()).toContainText(/Skirmish · not begun · 0 : 0 : 0 points/);
  await expect(open.getByRole("listitem").last()).toContainText(/Duel · turn \d+ · \d+ : \d+ points.*You, Casual · .*20\d\d/);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Go on: .*turn \d/ }).press("Enter");
  expect((await untilAsked(page)).at).toBe(first.at);
  await expect(page.locator("[data-hand] [data-object]")).toHaveCount(hand);
  await page.reload();
  expect((await untilAsked(page)).at).toBe(first.at);
  await page.goto("/");
  await open.getByRole("button", { name: /^Go on: .*not begun/ }).click();
  await expect(page.locator("[data-table]")).toHaveAttribute("data-mode", "ffa3");
  expect((await look(page)).at).toBe(second.at);

  // Deleted, brought back, and deleted.
  await page.goto("/play");
  const remove = open.getByRole("button", { name: /^Delete: .*not begun/ });
  await remove.click();
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await open.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(open.getByRole("listitem")).toHaveCount(2);
  await remove.press("Enter");
  await page.reload();
  await expect(open.getByRole("listitem")).toHaveCount(1);

  await page.goto("/");
  await page.getByRole("button", { name: "Go on with your game" }).click();
  await untilAsked(page);
  await concede(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.goto("/play");
  await expect(page.getByRole("heading", { name: "Set up a table" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Go on/ })).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Go on/ })).toHaveCount(0);
});

test("between two games of a match there is something to go on with", async ({ page }) => {
  await sitDown(page, { mode: "Match", seed: 24, bot: "beginner" });
  await untilAsked(page);
  await concede(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Go on with your game" }).click();
  await expect(page.getByText("Game 1, 0 : 1").first()).toBeVisible();
});
