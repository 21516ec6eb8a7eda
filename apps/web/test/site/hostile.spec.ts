import { deflateRawSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";

/** Addresses that nobody copied right, or that somebody made up: each page says something, none breaks, none hangs. */
const broken = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const found: string[] = [];
  broken.set(page, found);
  page.on("pageerror", (error) => found.push(`${page.url().slice(0, 80)}: ${error.message}`));
});
test.afterEach(async ({ page }) => {
  expect(broken.get(page)).toEqual([]);
});

const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, "a")).toString("base64url");
const noise = Array.from(
  { length: 3000 },
  (_, i) => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[(i * 37 + ((i * i) >> 3)) % 64],
).join("");
const FRAGMENTS: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["a mark alone", "#"],
  ["an empty value", "#KEY="],
  ["noise", `#KEY=${noise}`],
  ["a hundred thousand letters", `#KEY=${"A".repeat(100_000)}`],
  ["what unpacks to 64 MB", `#KEY=${bomb}`],
  ["percent signs that are no letters", "#KEY=%E0%A4%A"],
  ["markup", "#KEY=<img src=x onerror=alert(1)>"],
];

for (const [place, key] of [
  ["embed/case/", "c"],
  ["embed/replay/", "r"],
  ["replays/shared/", "r"],
  ["embed/deck/", "d"],
  ["decks/shared/", "d"],
  ["judge/", "c"],
] as const)
  test(`${place} with links that hold nothing`, async ({ page }) => {
    for (const [what, fragment] of FRAGMENTS) {
      await page.goto("about:blank");
      const began = Date.now();
      await page.goto(place + fragment.replace("KEY", key));
      await expect(page.locator("h1, [role=alert], main [role=status]:not(:empty), textarea").first(), what).toBeVisible({
        timeout: 20_000,
      });
      expect([what, Date.now() - began < 20_000]).toEqual([what, true]);
      expect(await page.locator("img[src=x]").count()).toBe(0);
    }
  });

test("addresses of rules, cards, cases, decks and documents that there are not", async ({ page }) => {
  for (const path of [
    "rules/999/",
    "rules/__proto__/",
    "rules/466.3.z/",
    "cards/XXX-999/",
    "cards/constructor/",
    "decks/toString/",
    "cases/nothing/",
    "docs/nothing/",
    "nowhere/at/all",
    `rules/${"9".repeat(1500)}/`,
    "cards/%3Cscript%3Ealert(1)%3C%2Fscript%3E/",
    "cards/%E0%A4%A/",
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading").first(), path).toBeVisible({ timeout: 20_000 });
    await expect(page.locator("a[href]").first(), path).toBeVisible();
  }
});

test("without the last stroke, with a word behind, and back and forward", async ({ page }) => {
  await page.goto("rules/466.3");
  await expect(page).toHaveURL(/\/rules\/466\.3\/$/);
  await expect(page.getByRole("heading", { level: 1, name: "Determining the result" })).toBeVisible();
  await page.goto("cards/OGN-008/?from=somewhere");
  await expect(page).toHaveTitle(/Get Excited!/);
  await expect(page.locator("[data-open]").getByText("Rules it rests on")).toBeVisible();
  await page.goto("rules/466.3/");
  await page.locator('main a[href$="/rules/466.3.a/"]').first().click();
  await expect(page).toHaveURL(/466\.3\.a\/$/);
  await expect(page).toHaveTitle(/466\.3\.a/);
  await page.goBack();
  await expect(page).toHaveURL(/466\.3\/$/);
  await expect(page).toHaveTitle(/466\.3(?!\.a)/);
  await expect(page.getByRole("heading", { level: 1, name: "Determining the result" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/466\.3\.a\/$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/Get Excited!/);
});

test("words nobody would search for in the documents", async ({ page }) => {
  await page.goto("docs/");
  const box = page.getByRole("searchbox", { name: "Search the docs" });
  for (const words of ["(((", "<img src=x onerror=alert(1)>", "a".repeat(5000), "\\", "zzzzqqqqxxxx", "   ", "constructor", "__proto__"]) {
    await box.fill(words);
    await page.waitForTimeout(300);
    expect(await page.locator("img[src=x]").count()).toBe(0);
  }
  await box.fill("mcp");
  await expect(page.locator("#found a").first()).toBeVisible();
});

test("every kind of link has a title and a preview", async ({ page }) => {
  for (const path of [
    "",
    "rules/466.3/",
    "cards/OGN-008/",
    "cases/00-example/",
    "decks/jinx/",
    "decks/shared/",
    "replays/shared/",
    "replays/",
    "judge/",
    "puzzles/",
    "docs/",
    "docs/gym/",
    "docs/api/engine/",
    "book/",
    "embed/case/",
    "embed/deck/",
    "embed/replay/",
  ]) {
    const html = await (await page.request.get(path)).text();
    const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    const found = {
      path,
      title: of(/<title>([^<]+)<\/title>/).length > 3,
      preview: of(/property="og:title" content="([^"]+)"/).length > 3,
      description: of(/property="og:description" content="([^"]+)"/).length > 10,
    };
    expect(found).toEqual({ path, title: true, preview: true, description: true });
  }
});
