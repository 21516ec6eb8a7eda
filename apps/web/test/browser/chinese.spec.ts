import { expect, type Page, test } from "@playwright/test";
import { playOn, untilAsked } from "./table.ts";
import { mouse } from "./touches.ts";

/** Somebody whose browser speaks Chinese: the words of the client, of cards, of questions and of the log. */

test.use({ locale: "zh-CN" });

async function sitDown(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("rulebound.pace", "0"));
  await page.goto("/play");
  await page.getByText("更多设置").click();
  await page.getByLabel("随机种子").fill("7");
  await page.getByRole("button", { name: "入座" }).click();
  await expect(page.locator("[data-table]")).toBeVisible();
}

test("the first page comes in Chinese at once, and English can be chosen and stays", async ({ page }) => {
  const headings: string[] = [];
  await page.exposeFunction("seen", (text: string) => headings.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector("h1")?.textContent;
      if (text) (window as unknown as { seen(text: string): void }).seen(text);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await expect(page.locator("h1")).toHaveText("懂得所有规则的牌桌");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  expect(new Set(headings)).toEqual(new Set(["懂得所有规则的牌桌"]));
  await page.getByRole("button", { name: "设置" }).click();
  await page.getByLabel("语言").selectOption({ label: "English" });
  await expect(page.locator("h1")).toHaveText("A table that knows every rule");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.locator("h1")).toHaveText("A table that knows every rule");
});

test("a card says in Chinese what it does, and its keywords are explained", async ({ page }) => {
  await page.goto("/cards/OGN-004");
  const card = page.locator("article").first();
  await expect(card).toContainText("使一名单位在本回合内获得");
  await expect(card.getByRole("button", { name: "强攻 3是什么意思？" })).toHaveText("强攻 3");
  await card.getByRole("button", { name: "强攻 3是什么意思？" }).click();
  await expect(page.getByRole("dialog")).toContainText("进攻时战力增加");
});

test("a spell asks in Chinese for its target, and says why something else cannot be played", async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 1000 });
  await page.goto("/judge");
  await expect(page.locator("#verdict")).toContainText("通过");
  await page.getByRole("textbox", { name: "YAML形式的案例" }).fill(`name: a target
players:
  P1:
    runes: {fury: 3}
    hand: [Hextech Ray, Magma Wurm]
battlefields:
  - BF-A: {units: {P2: [V2, V5]}}
`);
  await expect(page.locator("#verdict")).toContainText("a target");
  await page.getByRole("tab", { name: "场面" }).click();
  const hand = page.locator("[data-table] [data-hand]");
  await hand.getByRole("button", { name: /^Magma Wurm/ }).hover();
  await expect(page.locator("[data-inspector]")).toContainText("现在不行：需要8点法力，你有3点（");
  await hand.getByRole("button", { name: /^Hextech Ray/ }).click();
  await page.locator("[data-main]", { hasText: "打出" }).click();
  await expect(page.locator("[data-console]")).toContainText("对战场上的哪一名单位造成3点伤害？");
});

for (const [name, viewport] of [
  ["a desk", { width: 1280, height: 720 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${name}, a game is asked and told in Chinese, and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page);
    await untilAsked(page);
    await expect(page.locator("[data-main]")).toHaveText("保留手牌");
    await page.locator("[data-main]").click();
    const buttons = new Set<string>();
    await playOn(page, mouse(page), ({ main, at }) => {
      if (main !== null) buttons.add(main);
      return at > 16;
    });
    expect(buttons.size).toBeGreaterThan(1);
    for (const button of buttons) expect(button).toMatch(/\p{Script=Han}/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    if (viewport.width > 1000) {
      const lines = (await page.locator("[data-line]").allInnerTexts()).filter((line) => line !== "");
      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines) expect(line).toMatch(/\p{Script=Han}/u);
    }
  });
