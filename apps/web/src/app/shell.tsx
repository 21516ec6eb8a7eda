import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useStrings } from "../strings/index.ts";
import { fileAt } from "./base.ts";
import { useLooks } from "./looks.ts";
import { Navigation } from "./navigation.tsx";
import styles from "./shell.module.css";
import { useTitleOf } from "./titles.ts";
import { Toasts } from "./toasts.tsx";
import { lookForMatch, useWanted } from "./wanted.ts";

const Running = lazy(() => import("../online/running.tsx"));

/** The board has the whole window; every other page stands under the bar. */
const isBoard = (path: string): boolean => /^\/(?:(?:play|online|replays|puzzles|tutorial)\/.|overlay|embed)/.test(path);

export function Shell() {
  const { app } = useStrings();
  const { pathname } = useLocation();
  const isWanted = useWanted((state) => state.isWanted);
  useLooks(isBoard(pathname));
  useTitleOf(pathname);
  useEffect(() => void lookForMatch().catch(() => {}), []);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {app.skip}
      </a>
      {!isBoard(pathname) && (
        <header className={styles.bar}>
          <Link to="/" className={styles.brand}>
            <img src={fileAt("icon.svg")} alt="" width={28} height={28} />
            <span>Rulebound</span>
          </Link>
          <Navigation />
        </header>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {isWanted && !pathname.startsWith("/overlay") && (
        <Suspense>
          <Running isBoard={isBoard(pathname)} />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}
