import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { keepHand, pageOf, passAlong, playing, serve } from "./served.ts";

/** A line that goes dead, breaks or comes back: nothing is lost by it, and everybody is told. */

const served = serve();
test.describe.configure({ timeout: 90_000 });
/** "Within three seconds", and a little for a machine that has other things to do. */
const SOON = { timeout: 3200 };

const linesOf = (page: Page): Promise<string[]> => page.locator("[data-line]").allTextContents();

test("a dead line is shown within three seconds, on both sides, with what is being done and the time that is left @long", async ({
  browser,
}) => {
  const { page, line, bob, room, code } = await playing(browser, served);
  const other = await pageOf(browser, served, bob.token, `/online/${code}`);
  await other.page.locator("[data-table]").waitFor();
  await bob.close();

  line.hold();
  const here = page.locator('[data-lost="here"]');
  await expect(here).toBeVisible(SOON);
  await expect(page).toHaveTitle(/^Connection lost/);
  await expect(here).toContainText(/No connection to the server for \d+ s/);
  await expect(here).toContainText(/Trying to connect/);
  await expect(here.locator("[data-forfeit]")).toContainText(/In 2:5\d the match would be lost by absence/);
  const there = other.page.locator('[data-lost="there"]');
  await expect(there).toBeVisible(SOON);
  await expect(there).toContainText(/has lost the connection\. Comes back, or loses in 2:5\d\./);
  await expectAccessible(page);

  // Both count the same time down.
  const leftOf = async (text: Promise<string | null>): Promise<number> => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(((await text) ?? "").replace(/^.*(?=In |loses)/, "")) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const [mine, theirs] = await Promise.all([leftOf(here.locator("[data-forfeit]").textContent()), leftOf(there.textContent())]);
  expect(Math.abs(mine - theirs)).toBeLessThanOrEqual(3);

  line.release();
  await expect(here).toBeHidden();
  await expect(there).toBeHidden();
  expect(room).not.toBe("");
  await other.page.context().close();
  await page.context().close();
});

test("the browser's own word that it is offline is enough", async ({ browser }) => {
  const { page } = await playing(browser, served);
  await page.context().setOffline(true);
  await expect(page.locator('[data-lost="here"]')).toContainText(/You are offline/, SOON);
  await page.context().setOffline(false);
  await expect(page.locator('[data-lost="here"]')).toBeHidden();
  await page.context().close();
});

test("a connection that comes back, and a page that is loaded again, have the log and the talk", async ({ browser }) => {
  const { page, line, bob, room } = await playing(browser, served);
  passAlong(bob, room);
  await keepHand(page);
  await expect.poll(async () => (await linesOf(page)).length).toBeGreaterThan(2);
  await bob.do({ type: "chat", room, text: "a fine game to you" });
  await expect(page.getByText("a fine game to you")).toBeVisible();
  const before = await linesOf(page);

  line.cut();
  await expect(page.locator('[data-lost="here"]')).toBeVisible();
  await bob.do({ type: "chat", room, text: "are you there?" });
  line.release();
  await expect(page.locator('[data-lost="here"]')).toBeHidden();
  const lines = await linesOf(page);
  expect(lines.slice(0, before.length)).toEqual(before);
  await page.getByRole("button", { name: "Talk and table" }).click();
  await expect(page.getByText("are you there?")).toBeVisible();
  await expect(page.getByText("a fine game to you")).toBeVisible();

  await page.reload();
  await page.locator("[data-table]").waitFor();
  expect((await linesOf(page)).slice(0, before.length)).toEqual(before);
  await page.getByRole("button", { name: "Talk and table" }).click();
  await expect(page.getByText("are you there?")).toBeVisible();
  await page.context().close();
});

test("a rematch begins with a clean log", async ({ browser }) => {
  const { page, bob, room } = await playing(browser, served);
  passAlong(bob, room);
  await keepHand(page);
  await expect.poll(async () => (await linesOf(page)).length).toBeGreaterThan(2);
  await bob.do({ type: "concede", room });
  await page.getByRole("button", { name: "Play again" }).click();
  await bob.do({ type: "rematch", room, wanted: true });
  await expect(page.locator('[data-table][data-asked="mulligan"], [data-table]:not([data-over])')).toBeVisible();
  await expect(page.getByRole("button", { name: "Play again" })).toBeHidden();
  const lines = (await linesOf(page)).join(" ");
  expect(lines).not.toMatch(/conced|gave up/i);
  expect(lines).not.toMatch(/Turn/);
  await page.context().close();
});
