import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, expect as soon, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { sitDown, untilAsked } from "./table.ts";

const expect = soon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const rulebound = fileURLToPath(new URL("../../../cli/bin/rulebound.mjs", import.meta.url));

/** Opens the report by the menu and gives its text. */
async function report(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Report a problem" }).click();
  const text = page.getByRole("dialog", { name: "Report a problem" }).getByLabel("The report");
  await expect(text).toHaveValue(/^name: /m);
  return text.inputValue();
}

/** What the command line says to the case. */
function judged(text: string, file: string): string {
  writeFileSync(file, text);
  return execFileSync(process.execPath, [rulebound, "judge", file], { encoding: "utf8" });
}

test("a problem in a game is a text that can be judged, with the replay in it", async ({ page, context }, info) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sitDown(page, { deck: "jinx", seed: 7 });
  await untilAsked(page);
  await report(page);
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await dialog.getByLabel(/^What went wrong/).fill("The button\nname: nothing");
  await expect(dialog.getByLabel("The report")).toHaveValue(/^# replay: \{/m);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("The report is copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# version: engine \d/m);
  expect(text).toContain("# name: nothing");
  expect(judged(text, info.outputPath("problem.yaml"))).toMatch(/1 (case )?pass/i);

  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save file" }).click()]);
  expect(file.suggestedFilename()).toBe("rulebound-problem.yaml");
  await file.saveAs(info.outputPath("saved.yaml"));
  await page.goto("/replays");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: "Open a file" }).click()]);
  await chooser.setFiles(info.outputPath("saved.yaml"));
  await expect(page.getByRole("slider", { name: "Position in the game" })).toBeVisible();
  expect(await report(page)).toMatch(/^# replay: \{/m);
});

test("a puzzle's position is reported, by keyboard alone", async ({ page }, info) => {
  await page.goto("/puzzles/1");
  await page.locator("[data-table]").waitFor();
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Report a problem" }).focus();
  await page.keyboard.press("Enter");
  const text = page.getByRole("dialog", { name: "Report a problem" }).getByLabel("The report");
  await expect(text).toHaveValue(/^# where: \/puzzles\/1/m);
  expect(judged(await text.inputValue(), info.outputPath("problem.yaml"))).toMatch(/1 (case )?pass/i);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Report a problem" })).toHaveCount(0);
});

test("online there is nothing in it that is hidden from the player", async ({ page }) => {
  await page.goto("/online");
  await page.getByLabel("Name").fill(`Reporter${Date.now() % 100_000}`);
  await page.getByLabel(/^Password/).fill("a long password");
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText(/^Signed in as/)).toBeVisible();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByText("(you)")).toBeVisible();
  await page.getByRole("button", { name: "Seat a bot" }).first().click();
  await page.getByRole("button", { name: "I am ready" }).click();
  await page.locator("[data-table]").waitFor();
  const text = await report(page);
  expect(text).toContain("# replay: none");
  expect(text).toMatch(/^# where: online, /m);
  const hand = /P2:[\s\S]*?hand: (\[.*\])/.exec(text.slice(text.indexOf("\nplayers:")))?.[1] ?? "";
  const own = /P1:[\s\S]*?hand: (\[.*\])/.exec(text.slice(text.indexOf("\nplayers:")))?.[1] ?? "";
  expect([hand, own].some((cards) => /^\[Filler(, Filler)*\]$/.test(cards))).toBe(true);
  expect([hand, own].some((cards) => cards !== "" && !cards.includes("Filler"))).toBe(true);
});
