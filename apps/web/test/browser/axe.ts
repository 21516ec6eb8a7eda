import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Axe looks at every piece of text, and a book has many. */
const PATIENCE_MS = 180_000;

/** Holds a page against what axe knows of accessibility. There are no frames, so that the quick way of running it will do. */
export async function expectAccessible(page: Page): Promise<void> {
  test.setTimeout(PATIENCE_MS);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`)).toEqual([]);
}
