import { expect, test } from "@playwright/test";
import { CARDS } from "@rulebound/cards";
import { CHAMPIONS } from "../../src/card/art/champions.ts";
import { picture } from "../../src/card/art/picture.ts";
import { type CardFacts, cardFacts } from "../../src/card/facts.ts";

const isChampion = ({ type, supertypes }: CardFacts): boolean => type === "legend" || supertypes.includes("champion");
const cards = CARDS.map((_, number) => cardFacts(number)).filter(isChampion);

test("every champion has looks of their own", () => {
  expect([...new Set(cards.map(({ shortName }) => shortName))].filter((name) => !(name in CHAMPIONS))).toEqual([]);
});

/** As an eye that cannot see well would: the part above the name, in squares of a few pixels. */
test("champions are known by the thumb: it is likest to other pictures of the same person", async ({ page }) => {
  await page.goto("/icon.svg");
  const seen = await page.evaluate(
    async (drawings) => {
      const canvas = new OffscreenCanvas(11, 15);
      const drawing = canvas.getContext("2d", { willReadFrequently: true });
      if (drawing === null) return [];
      const found: number[][] = [];
      for (const svg of drawings) {
        const image = new Image(44, 62);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        drawing.drawImage(image, 0, 0, 11, 15);
        found.push([...drawing.getImageData(2, 2, 7, 7).data].filter((_, at) => at % 4 !== 3));
      }
      return found;
    },
    cards.map((card) => picture(card)),
  );
  const distance = (a: number, b: number): number => seen[a].reduce((sum, value, at) => sum + (value - seen[b][at]) ** 2, 0);
  let known = 0;
  const mistaken: string[] = [];
  for (const [at, { shortName }] of cards.entries()) {
    if (cards.filter((card) => card.shortName === shortName).length < 2) continue;
    const others = cards.map((_, other) => other).filter((other) => other !== at);
    const likest = others.reduce((best, other) => (distance(at, other) < distance(at, best) ? other : best));
    if (cards[likest].shortName === shortName) known++;
    else mistaken.push(`${cards[at].name} for ${cards[likest].name}`);
  }
  expect(mistaken.length / (known + mistaken.length), mistaken.join("; ")).toBeLessThan(0.05);
});
