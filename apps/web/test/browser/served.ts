import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { DEFAULT_TERMS, type Terms } from "@rulebound/protocol";
import { Client } from "../../../server/test/client.ts";
import { type Line, lineTo } from "./proxy.ts";

/** A game server of one's own, people at it who are programs, and pages that reach it over a line that can be bad. */

const rulebound = fileURLToPath(new URL("../../../cli/bin/rulebound.mjs", import.meta.url));
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

/** The token of whoever runs that server. */
const OPERATOR = "the-operator-of-a-served-table";

export interface Served {
  address: string;
}

/** The operator ends a room, and says why. */
export async function endRoom({ address }: Served, room: string, why: string): Promise<void> {
  const { ok, status } = await fetch(`${address}/api/admin/rooms/${room}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${OPERATOR}`, "content-type": "application/json" },
    body: JSON.stringify({ why }),
  });
  if (!ok) throw new Error(`the room was not ended: ${status}`);
}

/** Started before the tests of a file, and stopped after them. */
export function serve(): Served {
  const served: Served = { address: "" };
  let server: ChildProcess;
  const folder = mkdtempSync(join(tmpdir(), "rulebound-served-"));
  test.beforeAll(async () => {
    const args = ["serve", "--json", "--port", "0", "--database", join(folder, "games.db"), "--web", dist, "--log-level", "warn"];
    const env = { ...process.env, ADMIN_TOKEN: OPERATOR };
    server = spawn(process.execPath, [rulebound, ...args], { stdio: ["ignore", "pipe", "inherit"], env });
    served.address = await new Promise<string>((resolve, reject) => {
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
  return served;
}

export interface Guest {
  readonly page: Page;
  readonly line: Line;
}

/** A page of somebody who is known to the server by that token, over a line of their own. */
export async function pageOf(
  browser: Browser,
  { address }: Served,
  token: string | null,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const line = await lineTo(address);
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-GB",
    viewport: { width: 1280, height: 720 },
    ...options,
  });
  await context.addInitScript((session) => {
    sessionStorage.setItem("rulebound.pace", "0");
    if (session !== null && localStorage.getItem("rulebound.session") === null) localStorage.setItem("rulebound.session", session);
  }, token);
  await context.addInitScript(listenToSounds);
  const page = await context.newPage();
  page.on("close", () => line.close());
  await page.goto(`${line.address}${path}`);
  return { page, line };
}

/** The pitches that were played are kept in `window.pitches`. */
function listenToSounds(): void {
  const pitches: number[] = [];
  Object.assign(window, { pitches });
  const ring = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value: number, at: number) {
    if (value > 100) pitches.push(value);
    return ring.call(this, value, at);
  };
}

export const pitchesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { pitches: number[] }).pitches);

/** Something has to be touched before a page may be heard. */
export const touch = (page: Page): Promise<void> => page.mouse.click(2, 2);

export interface Together {
  readonly room: string;
  readonly code: string;
  /** Two who sit down, as programs. */
  readonly ann: Client;
  readonly bob: Client;
}

/** Two programs in one room, both seated, nobody ready; bots have the other seats, if there are more. */
export async function together(
  { address }: Served,
  terms: Partial<Terms> = {},
  decks: readonly string[] = ["jinx", "ahri", "sett", "azir"],
): Promise<Together> {
  const [ann, bob] = [await Client.connect(address), await Client.connect(address)];
  const opened = await ann.do({ type: "open", terms: { ...DEFAULT_TERMS, ...terms } });
  if (opened.type !== "done") throw new Error("the room could not be opened");
  const { room = "", code = "" } = opened;
  await bob.do({ type: "enter", room });
  for (const [seat, client] of [ann, bob].entries()) await client.do({ type: "sit", room, seat, deck: decks[seat] });
  for (let seat = 2; seat < (ann.room?.seats.length ?? 2); seat++)
    await ann.do({ type: "addBot", room, seat, bot: "beginner", deck: decks[seat] });
  return { room, code, ann, bob };
}

/** The game has begun, and Ann's page is at the table. */
export async function playing(
  browser: Browser,
  served: Served,
  terms: Partial<Terms> = {},
  options: BrowserContextOptions = {},
): Promise<Together & Guest> {
  const all = await together(served, terms);
  for (const client of [all.ann, all.bob]) await client.do({ type: "ready", room: all.room, ready: true });
  const guest = await pageOf(browser, served, all.ann.token, `/online/${all.code}`, options);
  await guest.page.locator("[data-table]").waitFor();
  await all.ann.close();
  return { ...all, ...guest };
}

/** Answers whatever that program is asked, by keeping and passing, until it is not asked any more. */
export function passAlong(client: Client, room: string): void {
  const plain = ["done", "pass", "endTurn", "no", "yes"];
  client.onGame = (message) => {
    const question = (message.snapshot as typeof client.snapshot).question;
    if (message.room !== room || question?.mine !== true) return;
    const offers = question.offers.map(({ answer }) => answer);
    const answer = plain.flatMap((verb) => offers.filter((offer) => offer.do === verb))[0] ?? offers[0];
    client.say({ type: "answer", room, at: message.at, answer });
  };
  if (client.game !== null) client.onGame(client.game);
}

/** Once the question has been on the page for a moment: what has just appeared cannot be pressed. */
export async function keepHand(page: Page): Promise<void> {
  const main = page.locator("[data-main]");
  await expect(async () => {
    await main.click({ timeout: 500 });
    await expect(main).not.toHaveText(/Keep this hand/, { timeout: 500 });
  }).toPass();
}
