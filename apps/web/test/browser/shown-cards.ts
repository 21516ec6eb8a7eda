import type { Page } from "@playwright/test";

/** What is announced large on a board, and what its log says was played. */

export interface Shown {
  readonly card: string;
  readonly ms: number;
}

/** Notes how long each card that others play can be seen large. */
export const noteCards = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const notes: { card: string; ms: number }[] = [];
    (window as unknown as { notes: typeof notes }).notes = notes;
    let element: Element | null = null;
    let since = 0;
    const look = (): void => {
      const now = document.querySelector('[data-moment="card"]');
      if (now !== element) {
        if (element !== null) notes.push({ card: (element as HTMLElement).dataset.card ?? "", ms: performance.now() - since });
        element = now !== null && now.getBoundingClientRect().width > 100 ? now : null;
        since = performance.now();
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

export const notes = (page: Page): Promise<Shown[]> => page.evaluate(() => (window as unknown as { notes: Shown[] }).notes);

/** The cards that others have played, by the log. */
export const playedByOthers = (page: Page): Promise<string[]> => playedIn(page, /^(?!You )\S.* played (.+?)(?: from .+)?(?: ×\d+)?$/);

/** What lines of that kind name. */
export async function playedIn(page: Page, line: RegExp): Promise<string[]> {
  const log = page.getByRole("region", { name: "What happened" });
  const folded = log.locator("details:not([open]) summary");
  while ((await folded.count()) > 0) await folded.first().click();
  const lines = await log.getByRole("button").locator("span:first-child").allTextContents();
  return lines.flatMap((said) => line.exec(said.trim())?.[1] ?? []);
}
