import { expect, type Page, test } from "@playwright/test";
import { englishIn, inGerman, seenOn } from "./german-pages.ts";
import { endRoom, pageOf, playing, serve } from "./served.ts";

/** What a server says to a German player is German: why it refuses something, and why a table is no more. */

const served = serve();

async function goInGerman(page: Page, path: string): Promise<void> {
  await inGerman(page);
  await page.goto(new URL(path, page.url()).href);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
}

/** Guests are named by the server, once and for everybody. */
const expectGerman = async (page: Page): Promise<void> => {
  const seen = await seenOn(page);
  expect(englishIn(seen.map((text) => text.replace(/Guest \w{4}/g, "")))).toEqual([]);
};

test("a table that was closed, and one that never was @long", async ({ browser }) => {
  const { page, code, room } = await playing(browser, served);
  await goInGerman(page, `/online/${code}`);
  await page.locator("[data-table]").waitFor();
  await endRoom(served, room, "Wartung");
  await expect(page.locator("[data-closed]")).toContainText("Der Betreiber dieses Servers hat ihn beendet: Wartung");
  await expectGerman(page);
  await goInGerman(page, "/online/NOBODYS");
  await expect(page.getByText("Diesen Tisch gibt es nicht.")).toBeVisible();
  await expectGerman(page);
});

test("a name that nobody may have, and a password that is too short", async ({ browser }) => {
  const { page } = await pageOf(browser, served, null, "/online");
  await goInGerman(page, "/online");
  const register = async (name: string, password: string): Promise<void> => {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel(/Passwort/).fill(password);
    await page.getByRole("button", { name: "Diesen Namen nehmen" }).click();
  };
  await register("server", "long enough");
  await expect(page.getByText("„server“ kann hier niemand heißen: Man hielte es für den Namen von jemand anderem.")).toBeVisible();
  await register("-", "long enough");
  await expect(page.getByText(/^Ein Name hat 2 bis 24 Buchstaben/)).toBeVisible();
  await register("anybody", "short");
  await expect(page.getByText("Ein Passwort hat 8 bis 200 Zeichen.")).toBeVisible();
  await expect(page.getByLabel("Format").locator("option")).toHaveText(["Offen", "Standard"]);
});
