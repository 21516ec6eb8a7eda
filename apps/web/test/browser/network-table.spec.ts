import { expect, type Page, test } from "@playwright/test";
import { FORMATS } from "@rulebound/cards";
import { Client } from "../../../server/test/client.ts";
import { expectAccessible } from "./axe.ts";
import { keepHand, pageOf, passAlong, pitchesOf, playing, serve, together, touch } from "./served.ts";

/** Nobody loses a game by the interface: clocks, matches that run elsewhere, leaving, decks, presses, counts, records. */

const served = serve();
test.describe.configure({ timeout: 90_000 });
/** Pitches of sounds (src/app/sound.ts). */
const CALL = 659;
const HURRY = 740;
const bar = (page: Page) => page.getByRole("complementary", { name: "Your match" });

test("the clock that can end the game is the one that is shown, and warns by colour, sound and title @long", async ({ browser }) => {
  const { page, bob, room } = await playing(browser, served, { clock: { game: 1500, increment: 5, decision: 16 } });
  passAlong(bob, room);
  await touch(page);
  const own = page.locator("[data-own] [data-ends]");
  await expect(own).toHaveText(/^0:(0\d|1[0-6])$/);
  await expect(page.locator("[data-own]")).toContainText(/for this decision · 2[45]:\d\d for the game/);
  await expect(page.locator("[data-warning]")).toBeHidden();
  await expect(page.locator("[data-warning]")).toContainText(/Decide now: 0:0\d, or the game is lost/, { timeout: 12_000 });
  await expect(own).toHaveAttribute("data-hurries", "true");
  await expect(page).toHaveTitle(/^0:0\d · Decide! · Rulebound$/);
  await expect.poll(() => pitchesOf(page)).toContain(HURRY);
  await expectAccessible(page);
  // And it is this clock that ends it, not a second earlier.
  await expect(page.getByText("Your time ran out.")).toBeVisible({ timeout: 15_000 });
  await page.context().close();
});

test("a match that runs is on every page and in the title, and one that begins is heard @long", async ({ browser }) => {
  const { page } = await pageOf(browser, served, null, "/online");
  await touch(page);
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await expect(page.getByText("Waiting for an opponent")).toBeVisible();
  await expect(page.getByLabel("Your deck").first()).toBeDisabled();
  await page.getByRole("link", { name: "Cards", exact: true }).first().click();
  await expect(bar(page)).toContainText("Looking for an opponent");
  const { ann: other } = await together(served);
  await other.do({ type: "queue", mode: "duel", format: FORMATS[0].name, bestOf: 1, deck: "jinx" });
  await expect(bar(page)).toContainText(/Your match against .+ has begun/);
  await expect(page).toHaveTitle(/^The match begins! · Rulebound$/);
  await expect.poll(() => pitchesOf(page)).toContain(CALL);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Rules", exact: true }).first().click();
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(bar(page)).toContainText(/Your match against/);
  await bar(page).getByRole("button", { name: "To the table" }).click();
  await expect(page.locator("[data-table]")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.context().close();
});

test("a match that was begun on another device is on whatever page is opened first", async ({ browser }) => {
  const { ann, bob, room } = await together(served);
  for (const client of [ann, bob]) await client.do({ type: "ready", room, ready: true });
  const { page } = await pageOf(browser, served, ann.token, "/rules");
  await expect(bar(page)).toContainText(/Your match against/);
  await bar(page).getByRole("button", { name: "To the table" }).click();
  await expect(page.locator("[data-table]")).toBeVisible();
  await page.context().close();
});

test("a match that begins is told by a notification, if that is allowed and nobody looks", async ({ browser }) => {
  const { ann, bob, room, code } = await together(served);
  const { page } = await pageOf(browser, served, ann.token, "/");
  await ann.close();
  await page.context().addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    class Told {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string) {
        told.push(title);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Told });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await page.goto(`${new URL(page.url()).origin}/online/${code}`);
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("button", { name: "Wait for me" })).toBeVisible();
  await page.waitForLoadState("networkidle"); // what tells of matches is loaded after the table
  await bob.do({ type: "ready", room, ready: true });
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.join())).toMatch(/has begun/);
  await page.context().close();
});

test("a host who is elsewhere is asked before the game begins", async ({ browser }) => {
  const { ann, bob, room, code } = await together(served);
  const { page } = await pageOf(browser, served, ann.token, `/online/${code}`);
  await ann.close();
  await touch(page);
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("button", { name: "Wait for me" })).toBeVisible();
  await page.getByRole("link", { name: "To the other tables" }).click();
  await page.getByRole("link", { name: "Rules", exact: true }).first().click();
  await bob.roomWhere(({ seats }) => !seats[0].ready && seats[0].present);
  await bob.do({ type: "ready", room, ready: true });
  await expect(bar(page)).toContainText(/is ready\. The game waits for you\./);
  await expect(page).toHaveTitle(/^Begin the game\? · Rulebound$/);
  await expect.poll(() => pitchesOf(page)).toContain(CALL);
  expect(bob.room?.phase).toBe("open");
  await bar(page).getByRole("button", { name: "Begin the game" }).click();
  await expect(page.locator("[data-table]")).toBeVisible();
  await page.context().close();
});

test("leaving and giving up are apart, ask, and say what they cost @long", async ({ browser }) => {
  const { page, bob, room } = await playing(browser, served, { rated: false });
  const menu = page.getByRole("button", { name: "Game menu" });
  await menu.click();
  const [leave, concede] = [page.getByRole("button", { name: "Leave the table" }), page.getByRole("button", { name: "Concede" })];
  const [above, below] = [await leave.boundingBox(), await concede.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(12);
  await concede.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("You lose the game at once. This cannot be taken back.");
  await expectAccessible(page);
  await page.keyboard.press("Enter"); // where the focus is does no harm
  await expect(question).toBeHidden();
  expect(bob.room?.phase).toBe("playing");

  await menu.click();
  await leave.click();
  await expect(question).toContainText(/This is not giving up: your seat stays yours/);
  await expect(question).toContainText(/stay away for 3:00, you lose the match/);
  await question.getByRole("button", { name: "Leave for now" }).click();
  await expect(bar(page)).toBeVisible();
  expect(bob.room?.phase).toBe("playing");
  await bar(page).getByRole("button", { name: "To the table" }).click();

  await menu.click();
  await concede.click();
  await question.getByRole("button", { name: "Give up" }).click();
  await bob.roomWhere(({ phase }) => phase === "over");
  await expect(page.locator("[data-how]")).toContainText(/gave up|conceded/i);
  expect(room).not.toBe("");
  await page.context().close();
});

test("the deck that is shown is the deck that is played, until the game begins @long", async ({ browser }) => {
  const { ann, bob, room, code } = await together(served);
  const { page } = await pageOf(browser, served, ann.token, `/online/${code}`);
  await ann.close();
  await expect(page.locator("[data-registered]")).toContainText("Jinx");
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("button", { name: "Wait for me" })).toBeVisible();
  await page.getByLabel("Your deck").selectOption("sett");
  await expect(page.locator("[data-registered]")).toContainText("Sett");
  await expect(page.getByRole("button", { name: "Wait for me" })).toBeVisible(); // as ready as before
  await page.reload();
  await expect(page.getByLabel("Your deck")).toHaveValue("sett");
  await page.getByRole("button", { name: "I am ready" }).click();
  await bob.do({ type: "ready", room, ready: true });
  await page.locator("[data-table]").waitFor();
  await expect(page.locator("[data-table]")).toContainText("Sett");
  await page.context().close();
});

test("at 400 ms a press is seen at once, and what has just changed is not pressed by a second tap @long", async ({ browser }) => {
  const { page, line, bob, room } = await playing(browser, served);
  passAlong(bob, room);
  line.delay(200);
  const main = page.locator("[data-main]");
  await expect(main).toHaveText(/Keep this hand/);
  await page.waitForTimeout(500); // the question has been looked at
  await main.click();
  await expect(main).toBeDisabled({ timeout: 300 }); // before the server can have answered
  // Taps go on at the same place until the button says "End turn", and for a moment longer: none of them may end the turn.
  const box = await main.boundingBox();
  if (box === null) throw new Error("there is no main button");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(noteEndTurn);
  await expect(async () => {
    await page.mouse.click(x, y);
    expect(await taps(page)).toBeGreaterThan(0);
  }).toPass({ intervals: [30], timeout: 30_000 });
  await page.mouse.click(x, y);
  const early = await taps(page);
  await page.waitForTimeout(900); // both ways, and as long again
  await expect(main).toHaveText("End turn");
  expect(early).toBeGreaterThan(0);
  // And whoever has looked at it ends the turn with one.
  await main.click();
  await expect(main).not.toHaveText("End turn");
  await page.context().close();
});

/** Counts presses of the mouse on a button that says "End turn", whatever becomes of them. */
function noteEndTurn(): void {
  Object.assign(window, { taps: 0 });
  const count = ({ target }: Event): void => {
    const main = target instanceof Element ? target.closest("[data-main]") : null;
    if (main?.textContent?.trim() === "End turn") Object.assign(window, { taps: (window as unknown as { taps: number }).taps + 1 });
  };
  window.addEventListener("mousedown", count, true);
}

const taps = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { taps: number }).taps);

test("the lobby counts who is there as they come and go @long", async ({ browser }) => {
  const pages = [await pageOf(browser, served, null, "/online"), await pageOf(browser, served, null, "/online")].map(({ page }) => page);
  const counts = (): Promise<number[]> =>
    Promise.all(
      pages.map(async (page) => Number(/You and (\d+) others?/.exec((await page.locator("main").textContent()) ?? "")?.[1] ?? 0)),
    );
  await expect(async () => {
    const [one, two] = await counts();
    expect(one).toBeGreaterThanOrEqual(1);
    expect(two).toBe(one);
  }).toPass();
  const [before] = await counts();
  const third = await Client.connect(served.address);
  await expect.poll(counts).toEqual([before + 1, before + 1]);
  await third.close();
  await expect.poll(counts).toEqual([before, before]);
  for (const page of pages) await page.context().close();
});

test("an online game is in replays and statistics, under one's own name @long", async ({ browser }) => {
  const { page, bob, room } = await playing(browser, served);
  const me = (await page.evaluate(async () => {
    const answer = await fetch("/api/me", { headers: { authorization: `Bearer ${localStorage.getItem("rulebound.session")}` } });
    return ((await answer.json()) as { name: string }).name;
  })) as string;
  passAlong(bob, room);
  await keepHand(page);
  await bob.do({ type: "concede", room });
  await expect(page.getByText("The game is in your replays and statistics.")).toBeVisible();
  await expect(page.locator("[data-how]")).toContainText(/gave up|conceded/i);
  await page.getByRole("link", { name: "Watch this game" }).click();
  await expect(page.locator("[data-table]")).toBeVisible();
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/replays`);
  await expect(page.getByRole("listitem").filter({ hasText: me })).toHaveCount(1);
  await page.goto(`${origin}/stats`);
  await expect(page.getByText("100%").first()).toBeVisible();
  // Another device has it, too: it comes from the server.
  const elsewhere = await pageOf(browser, served, await page.evaluate(() => localStorage.getItem("rulebound.session")), "/stats");
  await expect(elsewhere.page.getByText("100%").first()).toBeVisible();
  await elsewhere.page.context().close();
  await page.context().close();
});
