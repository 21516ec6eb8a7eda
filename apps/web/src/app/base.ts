/**
 * Where the client lives: "/" at its own server; anywhere on a static site, which does not know its address until a page of it is
 * loaded (`npm run site`). There the modules stand in a folder below it.
 */
const here = import.meta.url;

export const BASE = import.meta.env.BASE_URL === "./" ? new URL("../", here).pathname : import.meta.env.BASE_URL;

/** A site of files has no game server behind it. */
export const isSite = import.meta.env.MODE === "site";

// The address changes under the page, which names its icons from where it was loaded.
if (isSite) for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*="icon"]')) link.setAttribute("href", link.href);

/** A file of the client: "icon.svg". */
export const fileAt = (path: string): string => BASE + path;

/** A page's whole address, to be sent to others: "decks/shared#CODE". */
export const addressOf = (path: string): string => location.origin + BASE + path;

/** An address that nobody can decode is taken letter by letter: the router would show nothing at all. */
try {
  decodeURIComponent(location.pathname);
} catch {
  history.replaceState(null, "", location.pathname.replaceAll("%", "%25") + location.search + location.hash);
}
