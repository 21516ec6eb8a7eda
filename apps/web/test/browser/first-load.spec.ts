import { expect, test } from "@playwright/test";

/** As it is sent: compressed. What is fetched later, by whoever goes on to play or to look something up, is not in it. */
const MOST_KB = 600;

test(`a first visit fetches less than ${MOST_KB} kB`, async ({ page }) => {
  const fetched: Promise<{ readonly url: string; readonly bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    fetched.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => ({ url: request.url(), bytes: responseBodySize + responseHeadersSize })),
    );
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("main")).toBeVisible();
  const all = await Promise.all(fetched);
  const kb = Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  console.log(`${kb} kB in ${all.length} requests`);
  expect(all.length).toBeGreaterThan(2);
  expect(kb, all.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")).toBeLessThan(MOST_KB);
});
