import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "The case as YAML" });
const verdict = (page: Page) => page.locator("#verdict");
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

const CASE = `name: A ray at a Poro
players:
  P1:
    hand: [Hextech Ray]
    runes: {fury: 3}
    base: [V3]
battlefields:
  - BF-A: {units: {P2: [Stalwart Poro]}}
  - BF-B
`;

test.beforeEach(async ({ page }) => {
  await page.goto("/judge");
  await expect(verdict(page)).toContainText("Passes", { timeout: 30_000 });
  await text(page).fill(CASE);
  await expect(verdict(page)).toContainText("A ray at a Poro");
});

test("a case is edited as text: what is wrong is said with its line and the reason", async ({ page }) => {
  await text(page).fill(CASE.replace("Hextech Ray", "Hextech Rai"));
  await expect(verdict(page)).toContainText("Line 4 cannot be read");
  await expect(verdict(page)).toContainText('Did you mean "Hextech Ray"?');
  await text(page).fill(`${CASE}steps:\n  - P1: move V3 to BF-A\n  - settle\n  - expect: {P1: {points: 2}}\n`);
  await expect(verdict(page)).toContainText("Fails at line 13");
  await text(page).fill(`${CASE}steps:\n  - P1: move V3 to BF-A\n  - settle\n  - expect: {P1: {points: 0}}\n`);
  await expect(verdict(page)).toContainText("Passes");
});

test("a board is set up by clicking and by dragging, and the text keeps step", async ({ page }) => {
  await page.getByRole("button", { name: "Add to P1: Base" }).click();
  await page.getByRole("searchbox", { name: "Find a card" }).fill("jinx, reb");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(text(page)).toHaveValue(/base: \[V3, "Jinx, Rebel"\]/);
  await page.getByRole("button", { name: "About Jinx, Rebel" }).click();
  await page.getByRole("checkbox", { name: "Exhausted" }).check();
  await page.getByRole("button", { name: "Damage +" }).click();
  await expect(text(page)).toHaveValue(/\{card: "Jinx, Rebel", exhausted: true, damage: 1\}/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "About V3" }).dragTo(page.getByTestId("units-1-0"));
  await expect(text(page)).toHaveValue(/- BF-B: \{units: \{P1: \[V3\]\}\}/);
  await expect(verdict(page)).toContainText("Passes");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue(/base: \[V3, \{card: "Jinx, Rebel"/);
  await text(page).fill(CASE.replace("base: [V3]", "base: [V4]"));
  await expect(page.getByRole("button", { name: "About V4" })).toBeVisible();
});

test("it is played on by choosing among what is legal, and every event says by which rule", async ({ page }) => {
  await tab(page, "What happens");
  await page.getByRole("button", { name: "Hextech Ray", exact: true }).click();
  await expect(page.getByText("P1 is asked by Hextech Ray").or(page.getByText("P1 may act"))).toBeVisible();
  await page.getByRole("button", { name: "all pass" }).click();
  await expect(page.getByText("Stalwart Poro dies at BF-A")).toBeVisible();
  const dealt = page.getByRole("listitem").filter({ hasText: "3 damage is dealt to Stalwart Poro" }).last();
  await expect(dealt.getByRole("link")).toHaveAttribute("href", /^\/rules\/\d{3}/);
  await tab(page, "YAML");
  await expect(text(page)).toHaveValue(/- P1: play Hextech Ray\n {2}- all pass/);
});

test("it says why an action is not possible, and by which rule @long", async ({ page }) => {
  await tab(page, "What happens");
  await page.getByLabel("Why can they not…?").fill("P2: pass");
  await page.getByRole("button", { name: "Ask" }).click();
  await expect(page.getByText("That is illegal:")).toBeVisible();
  await page.getByLabel("Why can they not…?").fill("P1: play Nobody");
  await page.getByRole("button", { name: "Ask" }).click();
  await expect(page.getByText(/in "play Nobody"/)).toBeVisible();
});

test("what is done on the board becomes a step @long", async ({ page }) => {
  await tab(page, "Board");
  await page
    .locator('[data-place="0"] [data-object]')
    .filter({ has: page.getByRole("img", { name: /^V3/ }) })
    .click();
  await page.locator('[data-place="5"]').click();
  await expect(text(page)).toHaveValue(/- P1: move V3 to BF-B/);
});

test("a link holds the whole case @long", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("The link is copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await other.evaluate(() => localStorage.removeItem("rulebound.judge"));
  await expect(text(other)).toHaveValue(CASE);
});

test("cases of the project are found and opened @long", async ({ page }) => {
  await page.getByRole("button", { name: "Open a case" }).click();
  await page.getByRole("searchbox", { name: "Search by words, rule or card" }).fill("outlives its last defender");
  await page.getByRole("button", { name: /A showdown outlives its last defender/ }).click();
  await expect(verdict(page)).toContainText("A showdown outlives its last defender");
  await expect(verdict(page)).toContainText("Passes");
});

test("axe finds nothing in any view @long", async ({ page }) => {
  await expectAccessible(page);
  await tab(page, "What happens");
  await expectAccessible(page);
  await tab(page, "Board");
  await page.locator("[data-table]").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open a case" }).click();
  await page.getByRole("searchbox", { name: "Search by words, rule or card" }).waitFor();
  await expectAccessible(page);
});

test.describe("on an upright phone", () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ])
    test(`the whole board is there, and a finger finds everything: ${viewport.width}x${viewport.height}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce", locale: "en-GB" });
      const page = await context.newPage();
      await page.goto("/judge");
      await expect(verdict(page)).toContainText("Passes", { timeout: 30_000 });
      for (const view of ["Set up", "What happens"]) {
        await page.getByRole("tab", { name: view }).tap();
        const small = await page
          .locator("[role=tabpanel]:visible :is(button, select)")
          .evaluateAll((all) => all.filter((one) => Math.min(one.clientWidth, one.clientHeight) < 42).map((one) => one.outerHTML));
        expect(small).toEqual([]);
      }
      await page.getByRole("tab", { name: "Board" }).tap();
      await page.locator("[data-table][data-asked]").waitFor();
      for (const part of ["[data-hand] [data-object]", "[data-main]", "[data-mine] [data-object]", "section[data-place]"])
        await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
      await context.close();
    });
});
