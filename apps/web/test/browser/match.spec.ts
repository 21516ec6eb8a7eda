import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { sitDown, untilAsked } from "./table.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const WITH_SIDEBOARD = "wuju";

/** Sits down for a match and gives the first game away. */
async function loseTheFirst(page: Page, deck?: string, bot?: string): Promise<void> {
  await sitDown(page, { mode: "Match", seed: 31, deck, bot });
  await untilAsked(page);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await expect(page.getByRole("heading", { name: /wins/ })).toBeVisible();
}

const out = (page: Page) => page.getByRole("button", { name: /^Take out one / });
const into = (page: Page) => page.getByRole("button", { name: /^Bring in one / });
const goOn = (page: Page) => page.getByRole("button", { name: "Play the next game" });

test("between two games of a match cards are exchanged with the sideboard @long", async ({ page }) => {
  await loseTheFirst(page, WITH_SIDEBOARD);
  await page.getByRole("button", { name: "Next game", exact: true }).click();
  await expect(page.getByRole("heading", { name: "After game 1" })).toBeVisible();
  await expect(page.getByText("You: 0 games won")).toBeAttached();
  await expect(page.getByText("Skilled: 1 game won")).toBeAttached();
  await expectAccessible(page);

  await into(page).first().click();
  await expect(page.getByText(/one for one: 0 go out and 1 come in/)).toBeVisible();
  await expect(page.getByRole("link", { name: "103.2" })).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await page.keyboard.press("z");
  await expect(goOn(page)).toBeEnabled();

  await out(page).first().click();
  await page.getByRole("button", { name: "Bring in one Fiora, Peerless" }).click();
  await expect(goOn(page)).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText(/fewer than before/)).toHaveCount(0);

  await out(page).first().click();
  await into(page).first().click();
  await page.getByRole("button", { name: "You", exact: true }).click();
  await goOn(page).click();
  await expect(page.getByText("Game 2, 0 : 1")).toBeVisible();
  expect((await untilAsked(page)).asked).toBe("battlefield");
});

test("keys alone are enough to exchange cards", async ({ page }) => {
  await loseTheFirst(page, WITH_SIDEBOARD);
  await page.getByRole("button", { name: "Next game", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "After game 1" })).toBeFocused();
  const last = out(page).last();
  const name = ((await last.getAttribute("aria-label")) ?? "").replace("Take out one ", "");
  await last.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", /^Bring in one /);
  await expect(page.getByRole("button", { name: `Bring in one ${name}`, exact: true })).toBeVisible();
  // A copy that came and goes back takes its row with it: the keys go on where it went.
  await page.getByRole("button", { name: `Bring in one ${name}`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", `Take out one ${name}`);
});

test("whoever takes the Chosen Champion out chooses another one", async ({ page }) => {
  await loseTheFirst(page, "mel");
  await page.getByRole("button", { name: "Next game", exact: true }).click();
  await page.getByRole("button", { name: "Take out one Mel, Defiant Soul" }).click();
  await into(page).last().click();
  await expect(page.getByRole("link", { name: "103.2.a" })).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await page.getByLabel("Chosen Champion").selectOption("Mel, Newly Awakened");
  await expect(page.getByRole("link", { name: "103.2.a" })).toHaveCount(0);
  await goOn(page).click();
  await expect(page.getByText("Game 2, 0 : 1")).toBeVisible();
});

test("online it is the same, and whoever is ready has exchanged what lies there", async ({ page }) => {
  await page.goto("/online");
  await page.getByLabel("Mode").selectOption("match");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel("Your deck").selectOption(WITH_SIDEBOARD);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByText("(you)")).toBeVisible();
  await page.getByRole("button", { name: "Seat a bot" }).first().click();
  await page.getByRole("button", { name: "I am ready" }).click();
  await untilAsked(page);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("heading", { name: "After game 1" })).toBeVisible();
  await out(page).first().click();
  await expect(page.getByText("As many cards come in as go out.")).toBeVisible();
  await page.getByRole("button", { name: "Bring in one Fiora, Peerless" }).click();
  await page.getByRole("button", { name: "Change the deck" }).click();
  await expect(page.getByRole("button", { name: "Take out one Fiora, Peerless" })).toBeVisible();
  await expect(page.getByText(/fewer than before/)).toHaveCount(0);
  await out(page).first().click();
  await into(page).last().click();
  await page.getByRole("button", { name: "Ready for the next game" }).click();
  await expect(page.getByText("Game 2, 0 : 1")).toBeVisible();
});

test("two people at one screen choose one after the other", async ({ page }) => {
  await loseTheFirst(page, WITH_SIDEBOARD, "person");
  await page.getByRole("button", { name: "Next game", exact: true }).click();
  await expect(page.getByText("The deck of Player 1")).toBeVisible();
  const [loser, other] = (await page.getByText("Player 2 begins.").count()) > 0 ? ["Player 2", "Player 1"] : ["Player 1", "Player 2"];
  if (loser === "Player 2") await page.getByRole("button", { name: "Hand over to Player 2" }).click();
  await page.getByRole("button", { name: other, exact: true }).click();
  await goOn(page).click();
  await expect(page.getByText("Game 2, ")).toBeVisible();
});

test("a deck without a sideboard goes straight on, and the score is shown", async ({ page }) => {
  await loseTheFirst(page);
  await expect(page.getByText("Game 1, 0 : 1").first()).toBeVisible();
  await page.getByRole("button", { name: "Next game: you begin" }).click();
  await expect(page.getByText("Game 2, 0 : 1")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one list is shown at a time, and nothing is wider than the screen", async ({ page }) => {
    await loseTheFirst(page, WITH_SIDEBOARD);
    await page.getByRole("button", { name: "Next game", exact: true }).tap();
    await out(page).first().tap();
    await expect(into(page).first()).toBeHidden();
    await page.getByRole("button", { name: /^Sideboard \d+$/ }).tap();
    await into(page).first().tap();
    await expect(goOn(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await goOn(page).tap();
    await expect(page.locator("[data-table]")).toBeVisible();
  });
});
