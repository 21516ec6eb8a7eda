import { expect, type Page, test } from "@playwright/test";
import { ITEM, LOCATION, PLAYER, type State } from "@rulebound/engine/internal";
import { type Found, gameWithHide, gameWithPlay, goOnFrom } from "./positions.ts";
import { look, untilAsked } from "./table.ts";
import { middleOf } from "./touches.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const click = async (page: Page, selector: string): Promise<void> => {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.click(x, y);
};

const main = (page: Page) => page.locator("[data-main]");
const inHand = (card: number): string => `[data-hand] [data-object="${card}"]`;

/** In one's own turn with nothing on the chain, where the main button ends the turn. */
const isOwnTurn = (s: State): boolean => s.turnPlayer === 0 && s.chain.length === 0 && s.showdownAt < 0;

async function takeUp(page: Page, { replay, card }: Found): Promise<number> {
  await goOnFrom(page, replay);
  const { at } = await untilAsked(page);
  await click(page, inHand(card));
  await expect(page.locator(inHand(card))).toHaveAttribute("data-light", "held");
  return at;
}

test("the only place of a unit glows, and a click on it plays the unit", async ({ page }) => {
  const found = gameWithPlay(["jinx", "sett"], (s, { forced, options }) => isOwnTurn(s) && options.length === 0 && forced[0] === LOCATION);
  const at = await takeUp(page, found);
  await expect(page.locator('div[data-place="0"]')).toHaveAttribute("data-light", "goal");
  await expect(page.locator('section[data-place][data-light="goal"]')).toHaveCount(0);
  await click(page, 'div[data-place="0"]');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
  await expect(page.locator(inHand(found.card))).toHaveCount(0);
});

test("the only target glows, and a click on it plays the card", async ({ page }) => {
  const found = gameWithPlay(
    ["jinx", "sett"],
    (s, { forced, ownForced, options }) =>
      isOwnTurn(s) && options.length === 0 && ownForced.length === 0 && forced.length === 1 && forced[0] < ITEM,
  );
  const at = await takeUp(page, found);
  const target = `[data-nav][data-object="${found.foresight.forced[0]}"]`;
  await expect(page.locator(target)).toHaveAttribute("data-light", "goal");
  await click(page, target);
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
  await expect(page.locator(inHand(found.card))).toHaveCount(0);
  // One gesture, one step back.
  await page.keyboard.press("z");
  await expect.poll(async () => (await look(page)).at).toBe(at);
});

test("a target that is the player's own is asked for, and nothing else plays the card", async ({ page }) => {
  const found = gameWithPlay(
    ["jinx", "sett"],
    (s, { forced, ownForced, options }) => isOwnTurn(s) && options.length === 0 && ownForced.length === 1 && forced.length === 1,
  );
  const at = await takeUp(page, found);
  const target = `[data-nav][data-object="${found.foresight.ownForced[0]}"]`;
  await expect(page.locator(target)).toHaveAttribute("data-light", "goal");
  await expect(page.getByText(/The only target is your own/)).toBeVisible();
  await expect(main(page)).toBeDisabled();
  await page.keyboard.press(" ");
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: /^1\s*Play/ })).toBeDisabled();
  const from = await middleOf(page, inHand(found.card));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(640, 420, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(400);
  expect((await look(page)).at).toBe(at);
  await click(page, target);
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
});

test("the only item on the chain glows, and a click on it answers it", async ({ page }) => {
  const found = gameWithPlay(
    ["ahri", "jinx"],
    (s, { forced, ownForced, options }) =>
      s.chain.length === 1 && options.length === 0 && ownForced.length === 0 && forced[0] >= ITEM && forced[0] < PLAYER,
  );
  const at = await takeUp(page, found);
  const item = `[data-item="${found.foresight.forced[0] - ITEM}"]`;
  await expect(page.locator(item)).toHaveAttribute("data-light", "goal");
  await click(page, item);
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
});

test("while a card is held the main button never ends the turn @long", async ({ page }) => {
  const { replay, card } = gameWithHide(["teemo", "jinx"]);
  await goOnFrom(page, replay);
  const { at } = await untilAsked(page);
  await click(page, inHand(card));
  await expect(page.locator(inHand(card))).toHaveAttribute("data-light", "held");
  await expect(main(page)).not.toHaveText(/End turn|Pass/);
  await page.keyboard.press("Escape");
  await expect(main(page)).toHaveText("End turn");
  for (const able of (await look(page)).able) {
    await click(page, able);
    await expect.poll(async () => (await look(page)).held).toBe(true);
    await expect(main(page)).not.toHaveText(/End turn|Pass/);
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await look(page)).held).toBe(false);
  }
  expect((await look(page)).at).toBe(at);
});
