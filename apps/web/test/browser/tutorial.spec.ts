import { expect, type Page, test } from "@playwright/test";
import { LESSONS } from "../../src/pages/tutorial/lessons.ts";
import { en } from "../../src/strings/en/index.ts";
import { expectAccessible } from "./axe.ts";
import { byFinger, byKeys, learn, type Pressing } from "./learning.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const at = (id: string): number => LESSONS.findIndex((lesson) => lesson.id === id) + 1;
const says = (page: Page) => page.locator("[data-console] [data-guide]");
const pace = (page: Page, ms: number) => page.addInitScript((wanted) => sessionStorage.setItem("rulebound.pace", String(wanted)), ms);

/** From the first lesson to the first game. */
async function learnAll(page: Page, pressing: Pressing): Promise<void> {
  await pace(page, 0);
  await page.goto("/tutorial/1");
  for (const index of LESSONS.keys()) {
    await learn(page, index, pressing);
    await pressing.main(page);
  }
  await expect(page).toHaveURL(/\/play\/table/);
  await expect(page.locator("[data-table]")).toBeVisible();
  await page.goto("/tutorial");
  await expect(page.getByRole("link", { name: "Once more from the start" })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ ...PHONE, reducedMotion: "reduce", locale: "en-GB" });
  test("every lesson is learned with a finger, and then there is a game", ({ page }) => learnAll(page, byFinger));
});

test.describe("at a desk", () => {
  test.use({ reducedMotion: "reduce", locale: "en-GB" });

  test("every lesson is learned by keys alone, and then there is a game @long", ({ page }) => learnAll(page, byKeys));

  test("something else is answered in a sentence, and changes nothing", async ({ page }) => {
    await pace(page, 0);
    await page.goto(`/tutorial/${at("combat")}`);
    await expect(says(page)).toHaveText("Choose Noxus Hopeful.");
    await page.getByRole("button", { name: "End turn" }).click();
    await expect(says(page)).toContainText("Your turn is not over yet. The other battlefield is empty.");
    await page.getByRole("button", { name: /^Noxus Hopeful/ }).click();
    await page.getByRole("button", { name: /^Bandle Tree/ }).click();
    await expect(says(page)).toContainText("Not that one. The other battlefield is empty.");
    await expect(page.getByRole("region", { name: "Seat: You" }).getByRole("button", { name: /^Noxus Hopeful.*your base/ })).toBeVisible();
  });

  test("what is picked up in error is put back, which is marked", async ({ page }) => {
    await pace(page, 0);
    await page.goto(`/tutorial/${at("showdown")}`);
    await page.getByRole("button", { name: /^Cleave/ }).click();
    await expect(says(page)).toContainText("Put it back first");
    await expect(page.locator("[data-marked]")).toHaveAccessibleName("Put it back");
    await page.locator("[data-marked]").click();
    await expect(says(page)).toHaveText("Choose Legion Rearguard.");
  });

  test("a lesson is skipped, gone back to, taken back and begun again @long", async ({ page }) => {
    await pace(page, 0);
    await page.goto("/tutorial");
    await page.getByRole("link", { name: "Begin" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.tutorial.lessons.hold.title);
    await page.getByRole("link", { name: "Previous step" }).click();
    await learn(page, 0, byKeys);
    await page.locator("[class*=coach]").getByRole("button", { name: "Take back" }).click();
    await expect(says(page)).toHaveText("Choose Legion Rearguard.");
    await learn(page, 0, byKeys);
    await page.getByRole("button", { name: "Start this step again" }).click();
    await expect(says(page)).toHaveText("Choose Legion Rearguard.");
    await page.goto("/tutorial");
    await expect(page.getByRole("link", { name: /Take a battlefield.*Done/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go on" })).toHaveAttribute("href", "/tutorial/2");
  });

  test("what the rival does is seen before anything is asked", async ({ page }) => {
    await pace(page, 1000);
    await page.goto(`/tutorial/${at("reaction")}`);
    await expect(page.locator('[data-moment="card"][data-card="Hextech Ray"]')).toBeVisible();
    await expect(page.locator("[data-table][data-asked]")).toHaveCount(0);
    await expect(page.locator("[data-marked]")).toHaveCount(0);
    await expect(page.locator("[data-table][data-asked]")).toBeVisible();
    await expect(says(page)).toHaveText("Choose Defy.");
  });

  test("axe finds nothing on the overview, and on a lesson from its first word to its goal", async ({ page }) => {
    await pace(page, 0);
    await page.goto("/tutorial");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page);
    await page.goto(`/tutorial/${at("conquer")}`);
    await says(page).waitFor();
    await expectAccessible(page);
    await learn(page, 0, byKeys);
    await expectAccessible(page);
  });
});

test("it speaks German", async ({ browser }) => {
  const page = await (await browser.newContext({ locale: "de-DE" })).newPage();
  await page.goto("/tutorial/1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nimm ein Schlachtfeld ein");
  await expect(says(page)).toHaveText("Wähl Legion Rearguard.");
});
