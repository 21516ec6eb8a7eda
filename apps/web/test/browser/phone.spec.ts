import { expect, type Page, test } from "@playwright/test";
import { boardAt, MOMENTS } from "./boards.ts";
import { lay } from "./desk.ts";
import { gameWithPlay, goOnFrom, goOnWith } from "./positions.ts";

/** A phone in the hand, and what the board owes to it: reading by tapping, Back, paying by hand, numbers that can be seen. */

const large = (page: Page) => page.locator("[data-inspector]");

async function sit(page: Page, moment: keyof typeof MOMENTS, mode: "duel" | "ffa4" = "duel"): Promise<void> {
  await goOnWith(page, boardAt(mode, MOMENTS[moment]));
  await page.locator("[data-table][data-asked]").waitFor();
}

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce", locale: "en-GB" });

  test("a tap reads what cannot be used, a tap beside it and Back close it", async ({ page }) => {
    await sit(page, "main phase");
    const theirs = page.locator('[data-place="1"] [data-object]').first();
    await theirs.tap();
    await expect(large(page)).toBeVisible();
    await page.touchscreen.tap(195, 820);
    await expect(large(page)).toHaveCount(0);
    await page.locator("section[data-place] button[data-nav]").first().tap();
    await expect(large(page)).toBeVisible();
    await page.goBack();
    await expect(large(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/play\/table$/);
    await expect(page.locator("[data-table]")).toBeVisible();
  });

  test("Back closes a pile that lies open", async ({ page }) => {
    await sit(page, "main phase");
    await page.locator('[data-pile="trash-0"]').tap();
    await expect(page.getByRole("region", { name: /^Trash/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("region", { name: /^Trash/ })).toHaveCount(0);
    await expect(page.locator("[data-table]")).toBeVisible();
  });

  test("the words are those of the device", async ({ page }) => {
    await sit(page, "mulligan");
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.locator("[data-tray]")).toContainText("Tap cards you do not want");
  });

  test("a finger is told of no keys", async ({ page }) => {
    await sit(page, "yes or no");
    await expect(page.locator("[data-tray]").getByRole("button", { name: "Yes" })).toBeVisible();
    for (const key of await page.locator("[data-table] kbd").all()) await expect(key).toBeHidden();
  });

  test("the runes that pay are in the row, and so is the price, though there are many and the card can be hidden, too", async ({
    page,
  }) => {
    await lay(
      page,
      `name: A narrow purse
players:
  P1:
    hand: [Fox-Fire]
    runes: {calm: {ready: 1, exhausted: 4}, mind: {ready: 3, exhausted: 2}}
    base: [V2]
battlefields:
  - BF-A: {controller: P1, units: {P1: [V3]}}
  - BF-B: {units: {P2: [V1]}}
`,
    );
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator("[data-hand] [data-object]").first().tap();
    const pays = page.locator("[data-rune][data-use]");
    await expect(pays).toHaveCount(3);
    for (const rune of await pays.all()) await expect(rune).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: /^(\d )?Hide at BF-A/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Choose runes" })).toBeInViewport({ ratio: 1 });
  });

  test("the whole price of a held card stands in its line", async ({ page }) => {
    await sit(page, "main phase");
    await page.locator('[data-hand] [data-light="able"]').last().tap();
    const change = page.getByRole("button", { name: "Choose runes" });
    await expect(change).toBeInViewport({ ratio: 1 });
    expect(await change.evaluate((button) => button.closest("div")?.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("an empty battlefield says what it does, upright and sideways", async ({ page }) => {
    await sit(page, "mulligan");
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      for (const text of await page.locator("section[data-place][data-bare] [class*=text]").all()) await expect(text).toBeVisible();
      await expect(page.locator("section[data-place][data-bare]")).toHaveCount(2);
    }
  });

  test("that the only target is one's own is said, and no price lies over it", async ({ page }) => {
    const { replay, card } = gameWithPlay(
      ["jinx", "sett"],
      (s, { forced, ownForced, options }) =>
        s.turnPlayer === 0 && s.chain.length === 0 && options.length === 0 && ownForced.length === 1 && forced.length === 1,
    );
    await goOnFrom(page, replay);
    await page.locator("[data-table][data-asked]").waitFor();
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      if ((await page.locator("[data-hand] [data-held]").count()) === 0) await page.locator(`[data-hand] [data-object="${card}"]`).tap();
      const alert = page.getByRole("alert").filter({ hasText: "The only target is your own" });
      await expect(alert).toBeInViewport();
      const isOnTop = await alert.evaluate((words) => {
        const { left, top, width, height } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });

  test("of four players everybody is seen, and one is opened by a tap", async ({ page }) => {
    await sit(page, "main phase", "ffa4");
    const seats = page.getByRole("region", { name: /^Seat: Bot/ });
    await expect(seats).toHaveCount(3);
    for (const seat of await seats.all()) expect((await seat.boundingBox())?.x).toBeLessThan(390 - 60);
    await seats.last().getByRole("button").first().tap();
    await expect(seats.last().locator("[data-piles]")).toBeVisible();
    await page.goBack();
    await expect(seats.last().locator("[data-piles]")).toBeHidden();
  });
});

test.describe("with a mouse", () => {
  test.use({ reducedMotion: "reduce", locale: "en-GB" });

  test("paying by hand says what is still needed, and takes nothing that is too much", async ({ page }) => {
    await sit(page, "main phase");
    const price = page.locator("[data-console]");
    const playable = page.locator('[data-hand] [data-light="able"]');
    await playable.last().click({ position: { x: 12, y: 20 } });
    await price.getByRole("button", { name: "Choose runes" }).click();
    await expect(price).toContainText("Paid in full.");
    const free = page.locator("[data-rune]:not([data-use])").first();
    await free.click();
    await expect(price).toContainText("more than is asked");
    await expect(free).not.toHaveAttribute("data-use", /./);
    await page.locator('[data-rune][data-use="exhaust"]').first().click();
    await expect(price).toContainText(/Still needed: \d Energy/);
  });

  test("the button is spoken of only where it can be used", async ({ page }) => {
    await sit(page, "main phase");
    await page
      .locator('[data-place="0"] [data-light="able"]')
      .first()
      .click({ position: { x: 8, y: 20 } });
    await expect(page.locator("[data-main]")).toHaveText(/where\?$/);
    await expect(page.locator("[data-main]")).toBeDisabled();
    await expect(page.locator("[data-console]")).toContainText("the lit places can be clicked");
    await expect(page.locator("[data-console]")).not.toContainText("button");
  });

  test("a unit with three equipments shows its Might and its cost", async ({ page }) => {
    await lay(
      page,
      `name: Three to carry
players:
  P1:
    base: [{card: V3, attached: [Long Sword, Doran's Blade, Brutalizer]}]
battlefields: [BF-A, BF-B]
`,
    );
    const unit = page.locator('[data-place="0"] [data-object]').filter({ has: page.getByRole("img", { name: /^V3/ }) });
    const carried = page.locator('[data-place="0"] [data-object]').filter({ hasNot: page.getByRole("img") });
    await expect(carried).toHaveCount(3);
    const isFree = await unit.locator('[class*="might"]').evaluate((might) => {
      const { left, right, top, bottom } = might.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("[data-object]") === might.closest("[data-object]");
    });
    expect(isFree).toBe(true);
  });

  test("what each turn brings is one line, and a rule shows under the pointer", async ({ page }) => {
    await sit(page, "main phase");
    const log = page.getByRole("region", { name: "What happened" });
    const line = log.getByRole("button", { name: /You: channelled \d, drew \d · / }).last();
    await expect(line).toBeVisible();
    const rule = line.locator("span").last();
    expect(await rule.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
    await line.hover();
    await expect.poll(() => rule.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  });
});
