import { type Browser, expect, test } from "@playwright/test";
import type { ServerMessage, Terms } from "@rulebound/protocol";
import { expectAccessible } from "./axe.ts";
import { faultsAt, SIZES } from "./fits.ts";
import { endRoom, type Guest, keepHand, passAlong, playing, serve, type Together } from "./served.ts";

/** A table of the server has more beside the game: clocks, talk, a line that breaks. None of it covers what is needed, at any size. */

const served = serve();
test.describe.configure({ timeout: 180_000 });

type AtTable = Together & Guest;

const mainButton = ({ page }: AtTable) => page.locator("[data-main]");

/** The first of Ann's own questions after the mulligan. */
async function toAct(table: AtTable): Promise<void> {
  passAlong(table.bob, table.room);
  await keepHand(table.page);
  await table.page.locator('[data-table][data-asked="act"]').waitFor();
}

const STATES: readonly {
  readonly name: string;
  readonly terms?: Partial<Terms>;
  readonly reach: (table: AtTable) => Promise<void>;
}[] = [
  {
    name: "mulligan",
    reach: async ({ page, bob, room }) => {
      passAlong(bob, room);
      await page.locator('[data-tray][data-kind="mulligan"]').waitFor();
    },
  },
  { name: "own turn", reach: toAct },
  {
    name: "four players",
    terms: { mode: "ffa4" },
    reach: ({ page }) => page.locator("[data-own] [data-ends]").waitFor(),
  },
  {
    name: "a clock that runs out",
    terms: { clock: { game: 1500, increment: 5, decision: 60 } },
    reach: async ({ page, bob, room }) => {
      passAlong(bob, room);
      await page.locator("[data-warning]").waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "the other's line is broken",
    reach: async ({ page, bob }) => {
      await bob.close();
      await page.locator('[data-lost="there"]').waitFor();
    },
  },
  {
    name: "the own line is broken",
    reach: async ({ page, line, bob, room }) => {
      passAlong(bob, room);
      await page.locator('[data-table][data-asked="mulligan"]').waitFor();
      line.hold();
      await page.locator('[data-lost="here"]').waitFor();
    },
  },
  { name: "taking back", reach: askedToTakeBack },
  {
    name: "talk",
    reach: async (table) => {
      await toAct(table);
      for (const text of ["hello", "a fine game to you, and may the better deck win"])
        await table.bob.do({ type: "chat", room: table.room, text });
      await table.page.getByRole("button", { name: "Talk and table" }).click();
      await expect(table.page.getByText("may the better deck win")).toBeVisible();
    },
  },
  {
    name: "the end",
    reach: async ({ page, bob, room }) => {
      await bob.do({ type: "concede", room });
      await page.getByRole("button", { name: "Play again" }).waitFor();
    },
  },
  {
    name: "a closed table",
    reach: async ({ page, room }) => {
      await endRoom(served, room, "the machine needs a rest");
      await page.locator("[data-closed]").waitFor();
    },
  },
];

/** Bob wants his last answer back, since which Ann has seen cards: that is put into what the server says (its own tests have it). */
async function askedToTakeBack({ page, bob, room }: AtTable): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (client) => {
    client.connectToServer().onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      const takeBack = { by: 1, consents: [], seen: [SEEN, { count: 0, cards: [] }] };
      if (message.type === "room") Object.assign(message.view, { takeBack });
      client.send(JSON.stringify(message));
    });
  });
  await page.reload();
  passAlong(bob, room);
  await page.locator('[data-table][data-asked="mulligan"]').waitFor();
  const asked = page.locator('[data-take-back="asked"]');
  await expect(asked).toContainText("asks to take the last answer back");
  await expect(asked.locator("[data-seen]")).toHaveText("You have seen Defy, Cleave since then, and will still know them.");
}

const SEEN = { count: 2, cards: ["Defy", "Cleave"] };

const walk = async (browser: Browser, { name, terms, reach }: (typeof STATES)[number]): Promise<void> => {
  const found: string[] = [];
  for (const touch of [false, true]) {
    const table = await playing(browser, served, terms, { hasTouch: touch, isMobile: touch });
    await reach(table);
    for (const size of SIZES) if (size.touch === touch) found.push(...(await faultsAt(table.page, size, `online ${name}`)));
    if (!touch) await expectAccessible(table.page);
    await table.bob.close().catch(() => {});
    await table.page.context().close();
  }
  expect(found).toEqual([]);
};

/** Looked at in every run; the others are @long. */
const EVERYDAY = ["mulligan"];

for (const state of STATES)
  test(`online, everything fits${EVERYDAY.includes(state.name) ? "" : " @long"}: ${state.name}`, ({ browser }) => walk(browser, state));

test("the clocks stand in a line of their own, which stays as high when time runs out @long", async ({ browser }) => {
  const table = await playing(
    browser,
    served,
    { clock: { game: 1500, increment: 5, decision: 16 } },
    { viewport: { width: 390, height: 844 } },
  );
  const bandTop = async (): Promise<number> => (await table.page.locator("section[data-active], section").first().boundingBox())?.y ?? -1;
  passAlong(table.bob, table.room);
  await expect(mainButton(table)).toHaveText(/Keep this hand/);
  const before = await bandTop();
  await table.page.locator("[data-warning]").waitFor({ timeout: 20_000 });
  expect(await bandTop()).toBe(before);
  await table.page.context().close();
});
