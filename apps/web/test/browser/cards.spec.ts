import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect as soon, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

/** Machines that test are busy. */
const expect = soon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

/** The button of a card in a grid, by the start of its label. */
const inGrid = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name: new RegExp(`^${name}`) });

test("cards are found by name, by words of their text and by what is asked for beside", async ({ page }) => {
  await page.goto("/cards");
  await expect(page.getByText("1054 cards")).toBeVisible();
  await page.getByRole("searchbox").fill("hidden blade");
  await expect(inGrid(page, "Hidden Blade")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "Fury", exact: true }).click();
  await page.getByLabel("Type").selectOption("unit");
  await page.getByLabel("Keyword").selectOption("Accelerate");
  await page.getByPlaceholder("Cost 2-4").fill("2-");
  await expect(inGrid(page, "Legion Rearguard")).toBeVisible();
  await expect(inGrid(page, "Blazing Scorcher")).toHaveCount(0);
  await page.getByPlaceholder("Cost 2-4").fill("cheap");
  await expect(page.getByRole("alert")).toContainText("3 or less");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("1054 cards")).toBeVisible();
});

test("a search forgives slips, and says by which words a card was found", async ({ page }) => {
  await page.goto("/cards?q=jinks");
  const first = page.getByRole("toolbar").getByRole("button").first();
  await expect(first).toHaveAccessibleName(/^Jinx/);
  await expect(first.locator("mark").last()).toHaveText("Jinx");
  for (const [typed, found] of [
    ["kaisa", /^Kai'Sa/],
    ["leesin", /^Lee Sin/],
    ["vengance", /^Vengeance/],
  ] as const) {
    await page.getByRole("searchbox").fill(typed);
    await expect(first).toHaveAccessibleName(found);
  }
  await page.getByRole("searchbox").fill("q".repeat(100_000));
  await expect(page.getByText("No card is like that.")).toBeVisible();
});

test("words, filters and order stand in the address: it can be shared, and one can go back and forward @long", async ({ page }) => {
  await page.goto("/cards");
  await page.getByLabel("Rarity").selectOption("Epic");
  await page.getByLabel("Type").selectOption("unit");
  await page.getByLabel("Sort", { exact: true }).selectOption("might");
  await page.getByRole("button", { name: /^Ascending/ }).click();
  await expect(page).toHaveURL(/\/cards\?type=unit&rarity=Epic&sort=-might$/);
  const label = (at: number) => page.getByRole("toolbar").getByRole("button").nth(at).getByRole("img").first().getAttribute("aria-label");
  const mightOf = async (at: number) => Number(/Might (\d+)/.exec((await label(at)) ?? "")?.[1] ?? Number.NaN);
  await expect.poll(() => mightOf(0)).toBeGreaterThanOrEqual(8);
  const highest = await mightOf(0);
  expect(await mightOf(1)).toBeLessThanOrEqual(highest);
  const name = await label(0);
  await page.reload();
  await expect.poll(() => label(0)).toBe(name);
  await page.goBack();
  await expect(page).toHaveURL(/sort=might$/);
  await expect.poll(() => mightOf(0)).toBeLessThan(highest);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Type")).toHaveValue("");
  await expect(page.getByLabel("Rarity")).toHaveValue("Epic");
  await page.goForward();
  await expect(page.getByLabel("Type")).toHaveValue("unit");
  await page.goto("/cards?q=kaisa&cost=3&domain=fury&sort=nonsense&type=[1]");
  await expect(page.getByRole("searchbox")).toHaveValue("kaisa");
  await expect(page.getByRole("button", { name: "Fury", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a thousand cards are there, and few of them are drawn", async ({ page }) => {
  await page.goto("/cards");
  const cells = page.getByRole("toolbar").getByRole("button");
  await expect(cells.first()).toBeVisible();
  expect(await cells.count()).toBeLessThan(120);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(inGrid(page, "Bomb")).toBeVisible();
  expect(await cells.count()).toBeLessThan(120);
});

test("by keyboard alone a card is walked to, opened and put away", async ({ page }) => {
  await page.goto("/cards");
  await page.getByRole("searchbox").fill("hidden blade");
  await expect(inGrid(page, "Hidden Blade")).toBeVisible();
  await inGrid(page, "Hidden Blade").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cards\/OGN-213\?q=hidden/);
  const side = page.getByRole("complementary", { name: "Hidden Blade" });
  await expect(side.getByRole("heading", { name: "Rules it rests on" })).toBeVisible();
  await expect(side.getByRole("link", { name: "811" }).first()).toHaveAttribute("href", "/rules/811");
  await expect(side.getByText("Hidden Blade in a showdown kills a unit, and its controller draws 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/cards\?q=hidden/);
  await page.getByRole("searchbox").fill("");
  await expect(page.getByText("1054 cards")).toBeVisible();
  await page.getByRole("toolbar").getByRole("button").first().focus();
  await page.keyboard.press("End");
  await expect(inGrid(page, "Bomb")).toBeFocused();
});

test("a keyword says what it means", async ({ page }) => {
  await page.goto("/cards/OGN-213");
  await page.getByRole("button", { name: "What does Hidden mean?" }).click();
  await expect(page.getByRole("dialog", { name: "Hidden" })).toContainText("(811)");
});

test("images of one's own are taken by id and by name, and stay", async ({ page }, info) => {
  const folder = join(info.outputPath(), "images");
  mkdirSync(folder, { recursive: true });
  const dot = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
  for (const name of ["OGN-213.png", "void gate.png", "holiday.png"]) writeFileSync(join(folder, name), dot);
  await page.goto("/cards/reading");
  await page.getByLabel("Choose a folder").setInputFiles(folder);
  await expect(page.getByText("2 cards show your images.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 cards show your images.")).toBeVisible();
  await expect(
    page
      .getByRole("img", { name: /^Void Gate/ })
      .first()
      .locator("img"),
  ).toHaveAttribute("src", /^blob:/);
  await page.getByRole("button", { name: "Use our pictures again" }).click();
  await expect(page.getByText("No images of your own are in use.")).toBeVisible();
});

test("a picture is the same every time it is drawn", async ({ page }) => {
  const picture = async (): Promise<string | null> => {
    await page.goto("/cards/reading");
    return page
      .getByRole("img", { name: /^Pouty Poro/ })
      .first()
      .locator("img")
      .getAttribute("src");
  };
  const first = await picture();
  expect(first).toContain("data:image/svg+xml");
  await page.reload();
  expect(await picture()).toBe(first);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("cards stand three abreast, a tap opens one, and nothing is wider than the screen", async ({ page }) => {
    await page.goto("/cards");
    await page.getByRole("toolbar").getByRole("button").first().tap();
    await expect(page.getByRole("button", { name: "Back to the cards" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("button", { name: "Back to the cards" }).tap();
    await expect(page.getByRole("searchbox")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

for (const path of ["/cards", "/cards/OGN-110", "/cards/reading"])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
