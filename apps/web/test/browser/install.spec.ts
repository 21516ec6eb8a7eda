import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

test("it can be installed, with icons for every kind of home screen @long", async ({ page, context }) => {
  await page.goto("/");
  const link = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(link ?? "no manifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: Icon[]; [field: string]: unknown } = await answer.json();
  expect(manifest).toMatchObject({ name: "Rulebound", short_name: "Rulebound", start_url: "/", scope: "/", display: "standalone" });

  /** The size of a picture, and how solid its corner is, from 0 to 255. */
  const seen = (src: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const drawing = canvas.getContext("2d");
      drawing?.drawImage(image, 0, 0);
      return { size: `${image.naturalWidth}x${image.naturalHeight}`, corner: drawing?.getImageData(0, 0, 1, 1).data[3] };
    }, src);
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
  for (const { src, sizes, purpose } of pictures)
    expect(await seen(`/${src}`), src).toEqual({ size: sizes, corner: purpose === "maskable" ? 255 : 0 });
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect(await seen(apple ?? "no icon")).toEqual({ size: "180x180", corner: 255 });

  // What Chromium itself says of it.
  const browser = await context.newCDPSession(page);
  const { errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A private window, in which tests run, is the one thing that may be wrong.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
