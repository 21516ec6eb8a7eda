import { expect, type Page, test } from "@playwright/test";
import { playOn, sitDown, untilAsked } from "./table.ts";
import { keys } from "./touches.ts";
import { inWords, tasksWhile } from "./trace.ts";

const LONGEST_MS = 50;
const ANSWERS = 50;

/** Counts the cards that fly, by the calls that set them moving. */
const countFlights = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const counter = window as unknown as { flights: number };
    counter.flights = 0;
    Element.prototype.animate = function (...args) {
      if (this.matches("[data-object]")) counter.flights++;
      return animate.apply(this, args);
    };
  });
};

const flights = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { flights: number }).flights);

test("no task of the page is longer than 50 ms while a bot thinks and cards move", async ({ page, browser }) => {
  await countFlights(page);
  await sitDown(page, { bot: "strong", seed: 21, pace: 300 });
  const { at: from } = await untilAsked(page);
  const before = await flights(page);
  const tasks = await tasksWhile(page, browser, async () => {
    await playOn(page, keys(page), ({ at }) => at > from + ANSWERS);
  });
  const flown = (await flights(page)) - before;
  const thought = tasks.workers.reduce((sum, ms) => sum + ms, 0);
  console.log(
    `longest tasks of the page: ${inWords(tasks.page)}; bots have thought for ${thought.toFixed()} ms; ${flown} cards have flown`,
  );
  expect(flown, "cards have moved").toBeGreaterThan(20);
  expect(thought, "bots have thought for longer than a page may").toBeGreaterThan(10 * LONGEST_MS);
  expect(tasks.page.length).toBeGreaterThan(100);
  expect(tasks.page[0]).toBeLessThan(LONGEST_MS);
});
