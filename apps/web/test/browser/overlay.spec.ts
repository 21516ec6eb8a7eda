import { type Page, expect as soon, test } from "@playwright/test";
import { playOn, sitDown } from "./table.ts";
import { mouse } from "./touches.ts";

const expect = soon.configure({ timeout: 30_000 });

/** How solid the page is in its middle, from 0 to 255: where the game is seen through it. */
async function middle(page: Page): Promise<number> {
  const picture = await page.screenshot({ omitBackground: true });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
    drawing?.drawImage(image, 0, 0);
    return drawing?.getImageData(image.width / 2, image.height / 2, 1, 1).data[3] ?? -1;
  }, picture.toString("base64"));
}

const points = (page: Page) => page.getByRole("list", { name: "Points" }).getByRole("listitem");

test("the game of one tab is shown over the stream by another @long", async ({ page, context }) => {
  const overlay = await context.newPage();
  await overlay.goto("/overlay/table");
  await expect(overlay.getByText("Waiting for a game in another tab")).toBeVisible();
  await sitDown(page, { seed: 23 });
  await expect(points(overlay)).toHaveCount(2);
  await expect(points(overlay).first()).toContainText("You");
  expect(await middle(overlay)).toBe(0);
  // It follows what is done, and says it again to one who comes later.
  const turn = await overlay.getByText(/^Turn \d+/).textContent();
  await page.bringToFront();
  await playOn(page, mouse(page), (sight) => sight.at > 40);
  await expect(overlay.getByText(turn ?? "no turn", { exact: true })).toHaveCount(0);
  const later = await context.newPage();
  await later.goto("/overlay/table");
  await expect(points(later)).toHaveCount(2);
  await expect(points(later).first()).toHaveText((await points(overlay).first().textContent()) ?? "");
  await expect(later.locator("[data-last]").or(later.getByText(/^Winner/))).toBeVisible();
});

test("a table of the server is shown as those see it who have no seat, even to one who has", async ({ page, context }) => {
  await page.addInitScript(() => sessionStorage.setItem("rulebound.pace", "0"));
  await page.route("**/api/about", async (route) => {
    const answer = await route.fetch();
    const about = await answer.json();
    await route.fulfill({ response: answer, json: { ...about, terms: { ...about.terms, delay: 2 } } });
  });
  await page.goto("/online");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Sit here" }).first().click();
  const seatBot = page.getByRole("button", { name: "Seat a bot" });
  // Both seats offer it until the own one is taken.
  await expect(seatBot).toHaveCount(1);
  await seatBot.click();
  const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  const overlay = await context.newPage();
  const heard: { type: string; view?: { you: number | null }; [field: string]: unknown }[] = [];
  overlay.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(String(payload)))));
  await overlay.goto(`/overlay/${code}`);
  await expect(overlay.getByText(`Waiting for table ${code}`)).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "I am ready" }).click();
  await page.locator("[data-table][data-asked]").waitFor();
  // A question that has just come takes no press for a moment.
  await expect(async () => {
    await page.locator("[data-main]:enabled").click({ timeout: 1000 });
    await expect(overlay.getByText(/^Turn [1-9]/)).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(points(overlay)).toHaveCount(2);
  expect(await middle(overlay)).toBe(0);

  expect(heard.filter(({ type }) => type === "room").map(({ view }) => view?.you)).not.toContain(0);
  const games = heard.filter(({ type }) => type === "game").map((message) => JSON.stringify(message));
  expect(games.length).toBeGreaterThan(0);
  // The player has a hand, and it is in none of the messages.
  const own = await page.locator("[data-hand] [data-object]").count();
  expect(own).toBeGreaterThan(0);
  for (const game of games) expect(game).not.toMatch(/"hand":\{[^}]*"cards":\[\{/);
  // Whoever plays is still who they were.
  await page.reload();
  await expect(page.locator("[data-hand] [data-object]")).toHaveCount(own);
});
