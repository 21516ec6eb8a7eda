import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

test("a rule has an address, and leads to what stands below it and what it refers to", async ({ page }) => {
  await page.goto("/rules/466.3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Determining the result");
  await page.getByRole("link", { name: "466.3.d.1", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/466\.3\.d\.1$/);
  await page.getByRole("link", { name: /^466 / }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Combat step 3: resolution");
});

test("a number of an older book leads to the newest one", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("401 in 1.2");
  await expect(page.getByRole("status").first()).toContainText("401 of version 1.2 is 414 in 1.4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exhaust");
  await page.getByRole("searchbox").fill("401.99 in 1.2");
  await expect(page.getByRole("status").first()).toContainText("401.99 is not in version 1.2");
});

test("words find keywords, rules and cases", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("tank");
  await expect(page.getByText("Words of the book")).toBeVisible();
  await expect(page.getByRole("link", { name: "815.1.b" }).first()).toBeVisible();
  await page.getByRole("searchbox").fill("conqering");
  await expect(page.getByRole("link", { name: "469.1", exact: true }).first()).toBeVisible();
});

test("a question in plain words finds the rules that answer it, with the words marked", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("what happens if my deck is empty");
  const lines = page.locator("section", { has: page.getByRole("heading", { name: "Rules", exact: true }) }).getByRole("listitem");
  await expect(lines.first().getByRole("link", { name: /^(431|413\.4|315\.4)/ })).toBeVisible();
  await expect(lines.first().locator("mark").first()).toBeVisible();
  await page.getByRole("searchbox").fill("can I react while my opponent pays");
  await expect(lines.getByRole("link", { name: "357.1.a", exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("tempoary");
  await expect(page.getByRole("term").first()).toContainText("Temporary");
});

test("a card's name finds the rules that the card touches", async ({ page }) => {
  await page.goto("/rules?q=hiden%20blade");
  const touched = page.locator("section", { has: page.getByRole("heading", { name: /Rules that Hidden Blade touches/ }) });
  await expect(touched.getByRole("link", { name: "811", exact: true })).toBeVisible();
  await touched.getByRole("link", { name: "OGN-213" }).click();
  await expect(page).toHaveURL(/\/cards\/OGN-213$/);
});

test("a German client is asked in German", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("rulebound.settings", JSON.stringify({ state: { language: "de" }, version: 0 })));
  await page.goto("/rules?q=was%20passiert%20wenn%20mein%20deck%20leer%20ist");
  await expect(page.getByRole("link", { name: /^431/ }).first()).toBeVisible();
});

test("a case that shows a rule is opened in the judge, and runs", async ({ page }) => {
  await page.goto("/rules/466.3");
  const first = page.getByRole("link", { name: "Draven, Vanquisher pays to attack harder and earns a Gold with his win" });
  await first.click();
  await expect(page).toHaveURL(/\/judge/);
  await expect(page.getByRole("textbox", { name: "The case as YAML" })).toHaveValue(/Draven, Vanquisher/);
  await expect(page.getByText("Passes", { exact: true })).toBeVisible({ timeout: 20_000 });
});

test.describe("axe finds nothing", () => {
  for (const path of ["/rules", "/rules/466.3", "/rules/glossary", "/rules?q=tank"])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("main").getByRole("link").first().waitFor();
      await expectAccessible(page);
    });
});
