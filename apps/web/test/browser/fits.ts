import type { Page } from "@playwright/test";

/** What is wrong with how the table stands on the screen: nothing may be cut off, covered, lie across each other, or be too small. */

export const SIZES = [
  { name: "1920x1080", width: 1920, height: 1080, touch: false },
  { name: "1440x900", width: 1440, height: 900, touch: false },
  { name: "1280x720", width: 1280, height: 720, touch: false },
  { name: "1280x720 at 200%", width: 640, height: 360, touch: false },
  { name: "820x1180", width: 820, height: 1180, touch: true },
  { name: "390x844", width: 390, height: 844, touch: true },
  { name: "844x390", width: 844, height: 390, touch: true },
  { name: "360x640", width: 360, height: 640, touch: true },
] as const;

export type Size = (typeof SIZES)[number];

/** A finger needs 44 px, a mouse 24; of cards in a fan, that much has to stick out. */
const FINGER = 44;
const MOUSE = 24;

const faults = (page: Page, { touch }: Size): Promise<string[]> =>
  page.evaluate(
    ([finger, mouse, isTouch]) => {
      const found = new Set<string>();
      const least = isTouch ? finger : mouse;
      const table = document.querySelector<HTMLElement>("[data-table]");
      if (table === null) return ["there is no table"];
      const nameOf = (element: Element): string =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 44) || `${element.tagName} ${element.className}`;
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
      const overlayOf = (element: Element | null): Element | null => element?.closest("[data-tray], [data-overlay], [role=dialog]") ?? null;
      const scrollerOf = (element: Element): HTMLElement | null => {
        for (let up = element.parentElement; up !== null; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up);
          if (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1) return up;
          if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) return up;
        }
        return null;
      };
      const boxOf = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      };
      /** What is left of it within the window and whatever clips it. */
      const clipped = (element: Element) => {
        const box = boxOf(element);
        let shown = { ...box };
        const cut = (by: ReturnType<typeof boxOf>): void => {
          shown = {
            left: Math.max(shown.left, by.left),
            top: Math.max(shown.top, by.top),
            right: Math.min(shown.right, by.right),
            bottom: Math.min(shown.bottom, by.bottom),
          };
        };
        cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let up = element.parentElement; up !== null; up = up.parentElement) {
          const { overflow, overflowX } = getComputedStyle(up);
          if (/hidden|clip|auto|scroll/.test(overflow + overflowX)) cut(boxOf(up));
        }
        return { box, shown };
      };
      /** Fanned cards are turned a little, and a held one is lifted. */
      const SLACK = 3;
      const isCut = (element: Element): boolean => {
        const { box, shown } = clipped(element);
        const slack = element.closest("[data-hand]") !== null ? 8 : SLACK;
        return (
          shown.left > box.left + slack ||
          shown.top > box.top + slack ||
          shown.right < box.right - slack ||
          shown.bottom < box.bottom - slack
        );
      };
      const topAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
      const isWithin = (inner: Element | null, outer: Element): boolean =>
        inner !== null && (outer.contains(inner) || inner.contains(outer));

      const controls = [
        ...document.querySelectorAll<HTMLElement>("body :is(button, a[href]:not([href='#main']), input, select, summary)"),
      ].filter(
        (element) => isShown(element) && !(element as HTMLButtonElement).disabled && getComputedStyle(element).pointerEvents !== "none",
      );
      const overlay = [...document.querySelectorAll("[data-tray], [data-overlay]")].find(isShown) ?? null;
      const isNeeded = (element: Element): boolean => element.closest("[data-console], [data-rune], [data-ribbon]") !== null;

      for (const control of controls) {
        const name = nameOf(control);
        const { box, shown } = clipped(control);
        const scroller = scrollerOf(control);
        if (scroller === null && isCut(control)) found.add(`cut off: ${name}`);
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        const isInView = shown.right - shown.left > 4 && shown.bottom - shown.top > 4;
        if (!isInView) {
          if (scroller === null) found.add(`out of sight: ${name}`);
          continue;
        }
        const isWhole =
          shown.right - shown.left >= (box.right - box.left) * 0.8 && shown.bottom - shown.top >= (box.bottom - box.top) * 0.8;
        const isCard = control.matches("[data-object]") && control.querySelector("[role=img]") !== null;
        if (isWhole) {
          // Of cards in a fan the left part is what one points at.
          const top = topAt(middle.x, middle.y);
          const edge = topAt(box.left + Math.min(mouse / 2, (box.right - box.left) / 2), middle.y);
          const isFree = isWithin(top, control) || (isCard && isWithin(edge, control));
          const by = overlayOf(top);
          const isBehind = by !== null && overlayOf(control) === null;
          const isScrolledUnder = scroller !== null && top !== null && scroller.contains(top);
          if (!isFree && !isScrolledUnder && (!isBehind || isNeeded(control)))
            found.add(`covered: ${name} by ${top === null ? "nothing" : nameOf(top)}`);
        }
        const side = Math.min(control.offsetWidth || box.right - box.left, control.offsetHeight || box.bottom - box.top);
        const isInText =
          control.tagName === "A" && getComputedStyle(control).display.startsWith("inline") && control.closest("p, li") !== null;
        const wanted = control.closest("[data-stack]") !== null ? mouse : least;
        if (side < wanted - 0.5 && !isInText) found.add(`small, ${Math.floor(side)} px: ${name}`);
      }

      // What can be pressed does not lie across each other, but for cards in a fan.
      const free = controls.filter((control) => overlay === null || overlayOf(control) === overlay || isNeeded(control));
      for (const [at, one] of free.entries())
        for (const other of free.slice(at + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          if (one.matches("[data-object]") && other.matches("[data-object]")) continue;
          if (scrollerOf(one) !== null && scrollerOf(one) === scrollerOf(other)) continue;
          const [a, b] = [clipped(one).shown, clipped(other).shown];
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (width > 4 && height > 4) found.add(`across each other: ${nameOf(one)} and ${nameOf(other)}`);
        }

      // Numbers of a card: nothing lies over them.
      for (const number of table.querySelectorAll("[data-object] :is([class*=energy], [class*=might])")) {
        const card = number.closest("[data-object]") as HTMLElement;
        if (!isShown(number) || scrollerOf(card) !== null || getComputedStyle(card).pointerEvents === "none") continue;
        const { left, right, top, bottom } = number.getBoundingClientRect();
        const over = topAt((left + right) / 2, (top + bottom) / 2);
        if (!isWithin(over, card) && overlayOf(over) === null) found.add(`number covered: ${nameOf(card)}`);
      }

      // What equipment gives shows from behind its unit, whole: of +2 that is partly covered, -2 is left.
      for (const given of table.querySelectorAll("[data-stack] [data-object] > span:only-child")) {
        const strap = given.closest("[data-object]") as HTMLElement;
        if (strap.querySelector("[role=img]") !== null || !isShown(given) || getComputedStyle(strap).pointerEvents === "none") continue;
        const { left, right, top, bottom } = given.getBoundingClientRect();
        for (const x of [left + 2, right - 2]) {
          const over = topAt(x, (top + bottom) / 2);
          if (!isWithin(over, strap) && overlayOf(over) === null) found.add(`equipment covered: ${nameOf(strap)}`);
        }
      }

      // What resolves next is seen whole, and the ribbon says whole words or none.
      for (const words of table.querySelectorAll<HTMLElement>("[data-item][data-next], [data-ribbon] p > span")) {
        const { shown } = clipped(words);
        const isSeen = shown.right - shown.left > 4 && shown.bottom - shown.top > 4;
        if (isShown(words) && isSeen && isCut(words) && getComputedStyle(words).textOverflow !== "ellipsis")
          found.add(`cut off: ${nameOf(words)}`);
      }

      // Nor over each other, on one and the same card.
      for (const card of table.querySelectorAll<HTMLElement>("[data-object]")) {
        const [energy, might] = ["energy", "might"].map((name) => card.querySelector(`[class*=${name}]`));
        if (energy == null || might == null || !isShown(energy) || !isShown(might)) continue;
        const [a, b] = [boxOf(energy), boxOf(might)];
        const [width, height] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        if (width > 3 && height > 3) found.add(`cost and Might over each other: ${nameOf(card)}`);
      }

      // Nor does the text on a face begin over its price, or its Might lie over the text.
      for (const text of document.querySelectorAll<HTMLElement>("[data-rules] [class*=rules]")) {
        if (!isShown(text)) continue;
        const face = text.closest("[data-rules]") as HTMLElement;
        const scale = face.getBoundingClientRect().width / 100;
        const [energy, might] = ["energy", "might"].map((name) => face.querySelector(`[class*=${name}]`));
        const { top, bottom } = boxOf(text);
        const letters = Number.parseFloat(getComputedStyle(text).fontSize);
        if (letters < 6.5) found.add(`letters of ${letters.toFixed(1)} px: ${nameOf(face)}`);
        if (energy !== null && boxOf(energy).bottom - top > 4 * scale) found.add(`text over the price: ${nameOf(face)}`);
        if (might !== null && bottom - boxOf(might).top > 4 * scale) found.add(`text over Might: ${nameOf(face)}`);
      }

      // What the main button says stays within it.
      for (const words of table.querySelectorAll<HTMLElement>("[data-main] > *")) {
        const [inner, outer] = [boxOf(words), boxOf(words.parentElement ?? words)];
        if (inner.left < outer.left || inner.right > outer.right || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1)
          found.add(`out of the main button: ${nameOf(words)}`);
      }

      // Units and places.
      for (const card of table.querySelectorAll<HTMLElement>("[data-place] [data-object], [data-hand] [data-object]"))
        if (isShown(card) && scrollerOf(card) === null && isCut(card)) found.add(`cut off: ${nameOf(card)}`);
      for (const place of table.querySelectorAll("section[data-place]")) {
        const { width, height } = place.getBoundingClientRect();
        if (isCut(place)) found.add(`cut off: ${nameOf(place)}`);
        if (width < 100 || height < 60) found.add(`small place: ${nameOf(place)} ${Math.floor(width)}x${Math.floor(height)}`);
      }
      // Exhausted runes that can do nothing make room for the others.
      for (const rune of table.querySelectorAll<HTMLElement>("[data-rune]:not(span, [data-exhausted]:disabled)"))
        if (rune.closest("[data-mine]") !== null && Math.min(rune.offsetWidth, rune.offsetHeight) < 40)
          found.add(`small rune: ${rune.offsetWidth}x${rune.offsetHeight}`);

      const isEllipsed = (words: HTMLElement): boolean =>
        getComputedStyle(words).overflow !== "visible" &&
        (words.scrollHeight > words.clientHeight + 3 || words.scrollWidth > words.clientWidth + 3);
      // Words that are asked and answered with.
      for (const words of document.querySelectorAll<HTMLElement>(
        "[data-console] p, [data-main] span, [data-tray] h2, [data-tray] p, [data-hand] p",
      ))
        if (isShown(words) && scrollerOf(words) === null && (isCut(words) || isEllipsed(words)))
          found.add(`words cut off: ${nameOf(words)}`);
      // And words and counts that have to be read, which nothing may lie over, wherever it comes from.
      const textsIn = function* (words: Element): Generator<Text> {
        const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          if (node.parentElement?.closest(".visually-hidden") === null && isShown(node.parentElement)) yield node as Text;
      };
      const rectsOf = function* (words: Element): Generator<DOMRect> {
        for (const text of textsIn(words)) {
          const range = document.createRange();
          range.selectNodeContents(text);
          yield* range.getClientRects();
        }
      };
      const spoken = "[data-console] p, [data-tray] :is(h2, p), [data-ribbon] :is(p, li), [data-lost] p, [data-take-back] p";
      const counted = "[data-player], [data-score], [data-hand-of]";
      for (const words of document.querySelectorAll<HTMLElement>(`${spoken}, ${counted}`)) {
        if (!isShown(words) || getComputedStyle(words).pointerEvents === "none") continue;
        const { shown } = clipped(words);
        for (const { left, right, top, bottom } of words.matches(counted) ? [words.getBoundingClientRect()] : rectsOf(words)) {
          const middle = (top + bottom) / 2;
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            if (x < shown.left || x > shown.right || middle < shown.top || middle > shown.bottom) continue;
            const over = topAt(x, middle);
            const isBehind = overlayOf(over) !== null && overlayOf(over) !== overlayOf(words) && !isNeeded(words);
            // Each of several others is one button.
            const isItsSeat = over?.matches("[data-player]") === true && over.closest("section") === words.closest("section");
            const isOwnScroll = over !== null && scrollerOf(words)?.contains(over) === true;
            if (!isWithin(over, words) && !isBehind && !isItsSeat && !isOwnScroll)
              found.add(`words covered: ${nameOf(words)} by ${over === null ? "nothing" : nameOf(over)}`);
          }
        }
      }
      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.add(`the page scrolls: ${scrollWidth}x${scrollHeight}`);
      return [...found];
    },
    [FINGER, MOUSE, touch] as const,
  );

/** The page hears of its new size some frames later, on a busy machine more of them: what is wrong stays wrong. */
const MOST_TRIES = 12;

async function settledFaults(page: Page, size: Size): Promise<readonly string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return faults(page, size);
}

/** What is wrong at that size, each with its size. PICTURES is a folder for what it looked like. */
export async function faultsAt(page: Page, size: Size, board: string): Promise<string[]> {
  await page.setViewportSize(size);
  let found = await settledFaults(page, size);
  for (let tries = 1; found.length > 0 && tries < MOST_TRIES; tries++) found = await settledFaults(page, size);
  if (process.env.PICTURES !== undefined)
    await page.screenshot({
      path: `${process.env.PICTURES}/${board.replaceAll(/\W+/g, "-")}-${size.name.replaceAll(/\W+/g, "-")}.png`,
    });
  return found.map((fault) => `${size.name}: ${fault}`);
}
