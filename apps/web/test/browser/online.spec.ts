import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { look, type Sight } from "./table.ts";
import { mouse } from "./touches.ts";

/** Two people at a real server, in browsers that know nothing of each other. */

const rulebound = fileURLToPath(new URL("../../../cli/bin/rulebound.mjs", import.meta.url));
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

let server: ChildProcess;
let address = "";
let folder = "";

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rulebound-online-"));
  const args = [
    "serve",
    "--json",
    "--port",
    "0",
    "--database",
    join(folder, "games.db"),
    "--web",
    dist,
    "--log-level",
    "warn",
    "--bot-pause",
    "20",
  ];
  server = spawn(process.execPath, [rulebound, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  address = await new Promise<string>((resolve, reject) => {
    server.stdout?.once("data", (line: Buffer) => resolve((JSON.parse(String(line)) as { address: string }).address));
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const newPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB", viewport: { width: 1280, height: 720 } });
  await context.addInitScript(() => sessionStorage.setItem("rulebound.pace", "0"));
  return context.newPage();
};

async function register(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/online`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel(/^Password/).fill("a long password");
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/online`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel(/^Password/).fill("a long password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

const AGAIN = "Ready for the next game";
type Moment = "asked" | "between" | "over";

/** Until this page has something to do. */
async function untilDue(page: Page): Promise<Moment> {
  const handle = await page.waitForFunction(
    (again) => {
      const table = document.querySelector<HTMLElement>("[data-table]");
      if (document.querySelector("section[aria-label='You have won'], section[aria-label$=' won']") !== null) return "over";
      if ([...document.querySelectorAll("button")].some(({ textContent }) => textContent?.includes(again))) return "between";
      return table?.dataset.asked !== undefined ? "asked" : null;
    },
    AGAIN,
    { timeout: 300_000, polling: 50 },
  );
  return (await handle.jsonValue()) as Moment;
}

/** One step at the board; what was tried at this question already is not tried again. */
async function step(page: Page, sight: Sight, n: number, tried: number): Promise<boolean> {
  const touch = mouse(page);
  if (sight.goals.length > 0) await touch.point(sight.goals[n % sight.goals.length]);
  else if (sight.asked !== "act" && sight.main !== null) await touch.main();
  else if (sight.asked !== "act" && sight.tray > 0) await touch.choose(n % sight.tray);
  else if (sight.held && sight.main !== null) await touch.main();
  else if (sight.held) await touch.cancel();
  else if (sight.able.length > 0 && tried < 2) {
    await touch.point(sight.able[(n + tried) % sight.able.length]);
    return true;
  } else await touch.main();
  return false;
}

/** Plays until the match is over or `until` says so. */
async function playMatch(page: Page, until: (sight: Sight, page: Page) => Promise<boolean> = async () => false): Promise<Moment> {
  let tried = 0;
  let last = -1;
  for (let n = 0; n < 3000; n++) {
    const moment = await untilDue(page);
    if (moment === "over") return moment;
    if (moment === "between") {
      await page
        .getByRole("button", { name: AGAIN })
        .click({ timeout: 5000 })
        .catch(() => {});
      continue;
    }
    const sight = await look(page);
    if (sight.asked === null) continue;
    if (await until(sight, page)) return moment;
    if (sight.at !== last) tried = 0;
    last = sight.at;
    // The other side may have moved meanwhile: then this step comes to nothing, and the next one looks again.
    if (await step(page, sight, n, tried).catch(() => false)) tried++;
    await page
      .waitForFunction((at) => Number(document.querySelector<HTMLElement>("[data-table]")?.dataset.at) !== at, sight.at, {
        timeout: sight.able.length > 0 && tried > 0 ? 150 : 400,
        polling: 16,
      })
      .catch(() => {});
  }
  throw new Error("the match has not ended");
}

const isCombat = async (_: Sight, page: Page): Promise<boolean> =>
  (await page.locator("[data-table]").getAttribute("data-combat")) !== null;

test("two people play a best of three with somebody watching; one comes back from another browser in mid-combat", async ({ browser }) => {
  const [ann, bob] = [await newPage(browser), await newPage(browser)];
  await register(ann, "Ann");
  await register(bob, "Bob");
  await expectAccessible(ann);

  await ann.getByLabel("Mode").selectOption("match");
  await ann.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.getByRole("heading", { name: /^Table / })).toBeVisible();
  const link = ann.url();
  await ann.getByRole("button", { name: "Sit here" }).first().click();
  await expect(ann.getByText("Ann (you)")).toBeVisible();
  await expectAccessible(ann);
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit here" }).first().click();
  await expect(bob.getByText("Bob (you)")).toBeVisible();
  await bob.getByLabel("Say something").fill("<b>good luck</b>");
  await bob.getByRole("button", { name: "Send" }).click();
  await expect(ann.getByText("<b>good luck</b>")).toBeVisible();
  test.setTimeout(1_200_000);
  await ann.getByRole("button", { name: "I am ready" }).click();
  await bob.getByRole("button", { name: "I am ready" }).click();

  const watcher = await newPage(browser);
  await watcher.goto(link);

  // Bob plays until a combat and closes his browser; Ann plays on and has to wait for him.
  const annPlays = playMatch(ann);
  await playMatch(bob, isCombat);
  await bob.context().close();
  await expect(ann.getByText(/loses in \d+ s/)).toBeVisible({ timeout: 30_000 });

  const elsewhere = await newPage(browser);
  await signIn(elsewhere, "Bob");
  await elsewhere.getByRole("link", { name: "Go on with your match" }).first().click();
  await expect(elsewhere.locator("[data-table]")).toBeVisible();
  expect(await elsewhere.locator("[data-table]").getAttribute("data-combat")).not.toBeNull();

  expect(await Promise.all([annPlays, playMatch(elsewhere)])).toEqual(["over", "over"]);
  const results = await Promise.all([ann, elsewhere].map((page) => page.locator("section[aria-label$='won']").getAttribute("aria-label")));
  expect(results.filter((result) => result === "You have won")).toHaveLength(1);

  // Whoever watches sees the same end, half a minute later, and has never seen a hand.
  await expect(watcher.locator("section[aria-label$=' won']")).toBeVisible({ timeout: 90_000 });
  expect(await watcher.locator("[data-hand] [data-object]").count()).toBe(0);
});

test("says plainly that there is no such table", async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(`${address}/online/NOTHERE`);
  await expect(page.getByRole("heading", { name: "This table is not there" })).toBeVisible();
  await page.getByRole("link", { name: "To the other tables" }).click();
  await expect(page.getByRole("heading", { name: "Play online" })).toBeVisible();
});
