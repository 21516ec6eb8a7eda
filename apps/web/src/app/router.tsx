import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { BASE, isSite } from "./base.ts";
import { Fallen } from "./boundary.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRoute({ component: Shell, errorComponent: Fallen });

/** A page at its path. What follows the path is its own, as `at`: /rules/466.3. */
const page = <P extends string>(path: P, load: () => Promise<{ default: () => React.ReactNode }>) =>
  createRoute({
    getParentRoute: () => root,
    path: `${path}/{-$at}`,
    component: lazyRouteComponent(load),
    errorComponent: Fallen,
  });

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("../pages/start/index.tsx")),
  errorComponent: Fallen,
});

const routes = root.addChildren([
  start,
  page("/play", () => import("../pages/play/index.tsx")),
  page("/online", () => import("../pages/online/index.tsx")),
  page("/decks", () => import("../pages/decks/index.tsx")),
  page("/cards", () => import("../pages/cards/index.tsx")),
  page("/rules", () => import("../pages/rules/index.tsx")),
  page("/judge", () => import("../pages/judge/index.tsx")),
  page("/replays", () => import("../pages/replays/index.tsx")),
  page("/puzzles", () => import("../pages/puzzles/index.tsx")),
  page("/stats", () => import("../pages/stats/index.tsx")),
  page("/overlay", () => import("../pages/overlay/index.tsx")),
  page("/embed", () => import("../pages/embed/index.tsx")),
  page("/tutorial", () => import("../pages/tutorial/index.tsx")),
]);

export const router = createRouter({
  routeTree: routes,
  basepath: BASE,
  // Servers of files have a folder for each page.
  trailingSlash: isSite ? "always" : "never",
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
