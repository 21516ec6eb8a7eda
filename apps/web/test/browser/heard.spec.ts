import { expect, type Locator, type Page, test } from "@playwright/test";

/** A game as somebody plays it who hears the page: by roles and names, and by nothing that is only to be seen. */

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const NO_MORE_STEPS = 400;
/** After so many answers nothing is begun any more, so that the game comes to its end. */
const EAGER_STEPS = 60;

const can = (page: Page): Locator => page.getByRole("button", { name: /; can be chosen$/ });
const useful = (page: Page): Locator => page.getByRole("button", { name: /; can be used$/ });
const held = (page: Page): Locator => page.getByRole("button", { name: /; picked up$/ });
const whatToDo = (page: Page): Locator => page.getByRole("region", { name: "What you can do" });

/** What ends a question or a turn, by the words on it. */
const ENOUGH =
  /^(End turn|Pass|Pass focus|Pass anyway|Keep this hand|Replace \d|In this order|Deal \d+ damage|Done: \d+ chosen|Choose none|Resolve .+|Let .+ resolve|Play .+|Use its ability|Hide at .+)$/;

test("a whole game is played by names alone @long", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("rulebound.settings", JSON.stringify({ state: { speed: "instant", language: "en" }, version: 0 })),
  );
  await page.goto("/play");
  await page.getByRole("combobox", { name: "Who plays" }).nth(1).selectOption("skilled");
  await page.getByRole("button", { name: "Sit down" }).click();
  const over = page.getByRole("region", { name: /wins?!?$/ });
  const tried = new Set<string>();
  for (let step = 0; step < NO_MORE_STEPS; step++) {
    const main = whatToDo(page).getByRole("button", { name: ENOUGH });
    await expect(over.or(can(page)).or(main).or(question(page)).first()).toBeVisible();
    if (await over.isVisible()) break;
    await answer(page, main, step < EAGER_STEPS ? tried : null).catch((error: unknown) => {
      if (!/Timeout \d+ms exceeded|not attached/.test(String(error))) throw error; // the page had moved on: listen again
    });
  }
  await expect(over).toBeVisible();
  await expect(page.getByRole("log", { name: "What has just happened" })).toContainText(/./);
});

const question = (page: Page): Locator => page.getByRole("button", { name: /^(Yes|No)\b/ });

const SOON = { timeout: 2000 };

/** Chooses what can be chosen, answers what is asked, uses what has not been tried, or goes on. */
async function answer(page: Page, main: Locator, tried: Set<string> | null): Promise<void> {
  const isHeld = (await held(page).count()) > 0;
  if ((await can(page).count()) > 0) return can(page).first().press("Enter", SOON);
  if ((await question(page).count()) > 0) return question(page).first().press("Enter", SOON);
  if (isHeld && (await main.count()) === 0) return page.getByRole("button", { name: "Put it back" }).press("Enter", SOON);
  if (!isHeld && tried !== null)
    for (const one of await useful(page).all()) {
      const name = await one.getAttribute("aria-label", SOON);
      const turn = await page
        .getByText(/^Turn \d+ · /)
        .first()
        .textContent(SOON);
      const key = `${turn} ${name}`;
      if (tried.has(key)) continue;
      tried.add(key);
      return one.press("Enter", SOON);
    }
  return main.first().press("Enter", SOON);
}
