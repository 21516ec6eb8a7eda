import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

const card = (page: Page, name: string) =>
  page.locator("button[data-object]").filter({ has: page.getByRole("img", { name: new RegExp(`^${name}`) }) });

test("the first steps are taken by doing what they ask", async ({ page }) => {
  await page.goto("/tutorial");
  await page.getByRole("link", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take a battlefield");
  const goal = page.getByRole("listitem").filter({ hasText: "Conquer a battlefield" });
  await expect(goal).not.toContainText("Done");
  await card(page, "Legion Rearguard").click();
  await page.locator('[data-place="4"]').click();
  await passUntilDone(page, goal);

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Play a unit");
  await card(page, "Legion Rearguard").click();
  await page.locator("[data-main]").click();
  await passUntilDone(page, page.getByRole("listitem").filter({ hasText: "Play Legion Rearguard" }));

  await page.goto("/tutorial");
  await expect(page.getByRole("link", { name: /Take a battlefield.*Done/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go on" })).toHaveAttribute("href", "/tutorial/3");
});

/** Presses the main button, for as long as there is something to press it for, until what was begun is done. */
async function passUntilDone(page: Page, goal: Locator): Promise<void> {
  await expect(async () => {
    if (await goal.getByText("Done").isHidden()) await page.locator("[data-main]:enabled").click({ timeout: 500 });
    await expect(goal).toContainText("Done", { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test("a step can be taken back and begun again", async ({ page }) => {
  await page.goto("/tutorial/5");
  await card(page, "Noxus Hopeful").click();
  await page.locator('[data-place="4"]').click();
  await expect(page.getByRole("listitem").filter({ hasText: "Start a combat" })).toContainText("Done");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Start a combat" })).not.toContainText("Done");
});

test("it speaks German", async ({ browser }) => {
  const page = await (await browser.newContext({ locale: "de-DE" })).newPage();
  await page.goto("/tutorial/1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nimm ein Schlachtfeld ein");
});

test("axe finds nothing on the overview and on a step", async ({ page }) => {
  await page.goto("/tutorial");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(page);
  await page.goto("/tutorial/7");
  await page.locator("[data-table]").waitFor();
  await expectAccessible(page);
});
