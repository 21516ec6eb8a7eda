/** Arrow keys walk from one thing to the nearest in that direction. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const isVisible = ({ width, height, right, bottom, left, top }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

export function walk(root: HTMLElement, direction: Direction): void {
  const all = [...root.querySelectorAll<HTMLElement>("[data-nav]:not(:disabled)")];
  const current = all.find((element) => element === document.activeElement);
  const things = all.map((element) => ({ element, rect: element.getBoundingClientRect() })).filter(({ rect }) => isVisible(rect));
  if (things.length === 0) return;
  if (current === undefined) {
    const [first] = ["held", "goal", "able"].flatMap((highlight) => things.filter(({ element }) => element.dataset.light === highlight));
    (first ?? things[0]).element.focus();
    return;
  }
  const from = current.getBoundingClientRect();
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { element, rect } of things) {
    if (element === current) continue;
    const dx = rect.left + rect.width / 2 - x;
    const dy = rect.top + rect.height / 2 - y;
    const [along, across] =
      direction === "ArrowLeft" ? [-dx, dy] : direction === "ArrowRight" ? [dx, dy] : direction === "ArrowUp" ? [-dy, dx] : [dy, dx];
    if (along < 4) continue;
    const distance = along + 2.4 * Math.abs(across);
    if (distance < least) {
      least = distance;
      best = element;
    }
  }
  best?.focus();
}

/** To the next thing that is lit, so that keys alone are quick. */
export function toNextLit(root: HTMLElement, back: boolean): void {
  const asked = [...root.querySelectorAll<HTMLElement>("[data-tray] [data-nav]:not(:disabled)")];
  const lit = [...root.querySelectorAll<HTMLElement>("[data-nav][data-light]:not(:disabled)")].filter(
    (element) => element.dataset.light !== "asking",
  );
  const goals = lit.filter(({ dataset }) => dataset.light === "goal");
  // What a lesson points out comes first.
  const marked = [...root.querySelectorAll<HTMLElement>("[data-marked]:not(:disabled)")];
  const among = marked.length > 0 ? marked : asked.length > 0 ? asked : goals.length > 0 ? goals : lit;
  if (among.length === 0) return;
  const at = among.indexOf(document.activeElement as HTMLElement);
  among[(at + (back ? -1 : 1) + among.length) % among.length]?.focus();
}
