import { expect, type Page, test } from "@playwright/test";

/** Whatever is missing under the sub-path, or breaks there, fails the test that meets it. */
const problems = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const found: string[] = [];
  problems.set(page, found);
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  page.on("pageerror", (error) => found.push(error.message));
  await page.addInitScript(() => localStorage.setItem("rulebound.settings", JSON.stringify({ state: { motion: "reduced" }, version: 0 })));
});

test.afterEach(async ({ page }) => {
  expect(problems.get(page)).toEqual([]);
});

const preview = (page: Page, property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute("content");

test("a rule has an address, a title and a preview", async ({ page }) => {
  await page.goto("rules/466.3/");
  await expect(page).toHaveTitle(/466\.3/);
  expect(await preview(page, "title")).toContain("Rule 466.3");
  expect(await preview(page, "image")).toContain("previews/rule.png");
  await expect(page.getByRole("heading", { level: 1, name: "Determining the result" })).toBeVisible();
  await page.locator('main a[href$="/rules/466.3.a/"]').first().click();
  await expect(page).toHaveURL(/\/some\/where\/rules\/466\.3\.a\/$/);
  await page.reload();
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.getByText("466.3.a", { exact: true }).first()).toBeVisible();
});

test("a card has an address, a title and a preview", async ({ page }) => {
  await page.goto("cards/OGN-008/");
  await expect(page).toHaveTitle(/Get Excited!/);
  expect((await preview(page, "description"))?.length).toBeGreaterThan(20);
  await expect(page.locator("[data-open]").getByText("Rules it rests on")).toBeVisible();
});

test("a case has an address, a title and a board to step through", async ({ page }) => {
  await page.goto("cases/00-example/");
  await expect(page).toHaveTitle(/A showdown outlives its last defender/);
  expect(await preview(page, "image")).toContain("previews/case.png");
  const frame = page.frameLocator("iframe").first();
  await expect(frame.getByText("The board at the start")).toBeVisible();
  await frame.getByRole("button", { name: "Step on" }).click();
  await expect(frame.getByText(/Step 1 of/)).toBeVisible();
  await page.getByRole("link", { name: "Open at the judge's desk" }).first().click();
  await expect(page.locator("#verdict")).toContainText("A showdown outlives its last defender");
});

test("a deck of the project has an address; one in a link is shown by itself and in a frame", async ({ page, context }) => {
  await page.goto("decks/jinx/");
  await expect(page).toHaveTitle(/Empty Hands/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/some\/where\/decks\/shared#[A-Z2-7]+\//);
  expect(link.length).toBeLessThan(600);
  await page.goto(link);
  await expect(page.getByText("Flame Chompers").first()).toBeVisible();
  await page.goto(link.replace("/decks/shared", "/embed/deck/"));
  await expect(page.getByRole("heading", { name: "Empty Hands" })).toBeVisible();
  await expect(page.getByText("Flame Chompers")).toBeVisible();
  // As deck sites write it: the code in the address, and a name of theirs.
  const [, code] = /#([A-Z2-7]+)/.exec(link) ?? [];
  await page.goto(`decks?code=${code}&name=${encodeURIComponent("From a site & me")}`);
  await expect(page.getByText("From a site & me").first()).toBeVisible();
  await expect(page.getByText("Flame Chompers").first()).toBeVisible();
});

test("a game in a link is played again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("replays/");
  await page.getByRole("button", { name: "Let two bots play" }).click();
  await page.getByRole("button", { name: "Copy a link to this" }).click({ timeout: 120_000 });
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/some\/where\/replays\/shared#r=[\w-]+$/);
  expect(link.length).toBeLessThan(8200);
  // As somebody else opens it: nothing is kept there.
  const stranger = await context.browser()?.newContext({ viewport: { width: 1280, height: 720 } });
  const other = await stranger?.newPage();
  if (other === undefined) throw new Error("no browser");
  await other.goto(link);
  await expect(other.getByRole("button", { name: "Step on" })).toBeVisible({ timeout: 120_000 });
  await other.getByRole("button", { name: "Last", exact: true }).click();
  await other.goto(link.replace("/replays/shared", "/embed/replay/"));
  await expect(other.getByRole("button", { name: "Step on" })).toBeVisible({ timeout: 120_000 });
  await stranger?.close();
});

test("a damaged link says so", async ({ page }) => {
  await page.goto("embed/case/#c=AAAA");
  await expect(page.getByRole("alert")).toContainText("damaged");
  await page.goto("replays/shared/#r=AAAA");
  await expect(page.getByText(/cannot be played.*damaged/)).toBeVisible();
});

test("a solo game begins, and goes on after a reload", async ({ page }) => {
  await page.goto("");
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await page.getByRole("button", { name: "Sit down" }).click();
  const seat = page.getByRole("region", { name: /^Seat: You/ });
  await expect(seat).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(seat).toBeVisible({ timeout: 120_000 });
});

test("an address that only this browser knows is opened by the host's page for missing files", async ({ page }) => {
  const found = problems.get(page);
  await page.goto("decks/nobody-has-this/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play", exact: true }).first()).toBeVisible();
  // The address itself, and nothing else, is missing.
  expect(found?.filter((one) => !one.endsWith("/decks/nobody-has-this/"))).toEqual([]);
  found?.splice(0);
});

test("puzzles and lessons are there; what needs a server is not offered", async ({ page }) => {
  await page.goto("puzzles/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Online" })).toHaveCount(0);
  await page.goto("tutorial/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("documents are searched, misspelt words too, and the API has its pages", async ({ page }) => {
  await page.goto("docs/");
  await page.getByRole("searchbox", { name: "Search the docs" }).fill("determinise");
  await page.locator("#found a").first().click();
  await expect(page).toHaveURL(/\/some\/where\/docs\//);
  await page.goto("docs/api/engine/");
  await expect(page.locator("#legal")).toBeVisible();
  await page.goto("docs/cases/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the rule book is on one page", async ({ page }) => {
  await page.goto("book/");
  await expect(page.getByRole("heading", { name: "The rules, as the engine sees them" })).toBeVisible();
});

test("every page fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "",
    "docs/",
    "docs/server/",
    "docs/api/engine/",
    "cases/",
    "cases/00-example/",
    "rules/466.3/",
    "embed/deck/?open=jinx",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, wider]).toEqual([path, 0]);
  }
});
