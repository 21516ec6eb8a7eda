import { useEffect } from "react";
import { useStrings } from "../strings/index.ts";
import { PAGES } from "./pages.ts";

const NAME = "Rulebound";

/** The page that was loaded has a title of its own on a static site; it is right again whenever that address is. */
const loaded = { address: location.pathname, title: document.title };

/** Of the page, and what has to be said before it, by whoever cannot wait until somebody looks. */
const title = { page: document.title, alarm: "" };

const show = (): void => {
  document.title = title.alarm === "" ? title.page : `${title.alarm} · ${NAME}`;
};

/** Null: the page has its title back. */
export function setAlarm(words: string | null): void {
  title.alarm = words ?? "";
  show();
}

/** The window's title goes with the address: histories, bookmarks and tabs name what they hold. */
export function useTitleOf(pathname: string): void {
  const { app } = useStrings();
  useEffect(() => {
    const [, name = "", which = ""] = pathname.split("/");
    const page = PAGES.find((one) => one === name);
    const own = page === undefined ? [] : [app.pages[page]];
    const parts = (name === "rules" || name === "cards") && which !== "" ? [which, ...own] : own;
    title.page = location.pathname === loaded.address ? loaded.title : [...parts, NAME].join(" · ");
    show();
  }, [pathname, app]);
}
