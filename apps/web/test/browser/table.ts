import { expect, type Page } from "@playwright/test";

/** Sitting down and playing, as a test does it: by mouse, by keys or by touch, never past the page. */

export interface Wanted {
  readonly mode?: "Duel" | "Match" | "Skirmish" | "War" | "Two against two";
  readonly bot?: string;
  /** By its id, for the first seat. */
  readonly deck?: string;
  readonly seed?: number;
  /** Milliseconds that a bot's doing takes at least. */
  readonly pace?: number;
}

export async function sitDown(page: Page, { mode = "Duel", bot = "skilled", deck, seed = 7, pace = 0 }: Wanted = {}): Promise<void> {
  await page.addInitScript((ms) => sessionStorage.setItem("rulebound.pace", String(ms)), pace);
  await page.goto("/play");
  await page.getByRole("radio", { name: mode, exact: false }).first().check();
  const whos = page.getByLabel("Who plays");
  for (let seat = 1; seat < (await whos.count()); seat++) await whos.nth(seat).selectOption(bot);
  if (deck !== undefined) await page.getByLabel("Deck").first().selectOption(deck);
  await page.getByText("More settings").click();
  await page.getByLabel("Seed").fill(String(seed));
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator("[data-table]")).toBeVisible();
}

/** What there is to do, as somebody sees it who looks at the page. */
export interface Sight {
  readonly asked: string | null;
  readonly isOver: boolean;
  readonly at: number;
  readonly goals: readonly string[];
  readonly able: readonly string[];
  readonly held: boolean;
  readonly main: string | null;
  readonly tray: number;
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>("[data-table]");
    const selectors = (light: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(`[data-table] [data-nav][data-light="${light}"]`)].map(({ dataset }) => {
        for (const name of ["object", "item", "player"])
          if (dataset[name] !== undefined) return `[data-nav][data-${name}="${dataset[name]}"]`;
        return "";
      });
    const bases = [...document.querySelectorAll<HTMLElement>('[data-table] div[data-place][data-light="goal"]')].map(
      ({ dataset }) => `div[data-place="${dataset.place}"]`,
    );
    const main = document.querySelector<HTMLButtonElement>("[data-main]");
    return {
      asked: table?.dataset.asked ?? null,
      isOver: table?.dataset.over !== undefined,
      at: Number(table?.dataset.at ?? -1),
      goals: [...selectors("goal").filter((selector) => selector !== ""), ...bases],
      able: selectors("able").filter((selector) => selector !== ""),
      held: document.querySelector('[data-light="held"]') !== null,
      main: main === null || main.disabled ? null : (main.textContent ?? ""),
      tray: document.querySelectorAll("[data-tray] [data-nav]:not(:disabled)").length,
    };
  });

/** The next moment in which something is asked, or the end. */
export async function untilAsked(page: Page): Promise<Sight> {
  await page.waitForFunction(() => document.querySelector("[data-table][data-asked], [data-table][data-over]") !== null, undefined, {
    timeout: 20_000,
  });
  return look(page);
}

/** A way to touch the page. */
export interface Touch {
  point(selector: string): Promise<void>;
  main(): Promise<void>;
  /** The nth thing that can be chosen beside the board. */
  choose(nth: number): Promise<void>;
  cancel(): Promise<void>;
}

const STEPS = 500;

/**
 * Plays on until the game is over or `until` says so. It tries each card once a decision and goes to a goal where there is
 * one; after `eager` answers it only answers what it is asked, so that the game comes to its end.
 */
export async function playOn(page: Page, touch: Touch, until: (sight: Sight) => boolean = () => false, eager = 40): Promise<Sight> {
  let tried = 0;
  const act = async (sight: Sight, n: number): Promise<void> => {
    if (sight.goals.length > 0) await touch.point(sight.goals[n % sight.goals.length]);
    else if (sight.asked !== "act" && sight.main !== null) await touch.main();
    else if (sight.asked !== "act" && sight.tray > 0) await touch.choose(n % sight.tray);
    else if (sight.held && sight.main !== null) await touch.main();
    else if (sight.held) await touch.cancel();
    else if (sight.able.length > 0 && tried < 2 && sight.at < eager) {
      await touch.point(sight.able[(n + tried) % sight.able.length]);
      tried++;
    } else await touch.main();
  };
  let last = -1;
  for (let n = 0; n < STEPS; n++) {
    const sight = await untilAsked(page);
    if (process.env.TELL)
      console.log(n, Date.now() % 100000, JSON.stringify({ ...sight, goals: sight.goals.slice(0, 3), able: sight.able.length }));
    if (sight.isOver || until(sight)) return sight;
    if (sight.at !== last) tried = 0;
    last = sight.at;
    await act(sight, n).catch((error: unknown) => {
      // The page had moved on between looking and pointing: look again.
      if (!/not to be seen|not attached|Timeout \d+ms exceeded/.test(String(error))) throw error;
    });
    await settle(page, sight);
  }
  throw new Error("the game has not ended");
}

/** Until the page has taken notice: the question is another, or something is held that was not. */
const settle = (page: Page, before: Sight): Promise<void> =>
  page
    .waitForFunction(
      ([at, held, goals]) => {
        const table = document.querySelector<HTMLElement>("[data-table]");
        const isHeld = document.querySelector('[data-light="held"]') !== null;
        return Number(table?.dataset.at) !== at || isHeld !== held || document.querySelectorAll('[data-light="goal"]').length !== goals;
      },
      [before.at, before.held, before.goals.length] as const,
      { timeout: 1500, polling: 16 },
    )
    .then(
      () => {},
      () => {}, // pointing changed nothing: the next step does something else
    );
