import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { cardsOfCases } from "./tools/cards-of-cases.ts";
import { cases } from "./tools/cases.ts";
import { scaling } from "./tools/scaling.ts";

export default defineConfig(({ mode }) => ({
  // `npm run site` builds for a folder that may be served below any address, without a service worker (app/base.ts).
  base: mode === "site" ? "./" : "/",
  plugins: [
    react(),
    cases(),
    cardsOfCases(),
    mode !== "site" &&
      VitePWA({
        registerType: "autoUpdate",
        workbox: {
          globPatterns: ["**/*.{js,css,html,svg,woff2}"],
          // Letters of other alphabets are fetched by whoever needs them.
          globIgnores: ["**/*-{cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-*.woff2"],
          maximumFileSizeToCacheInBytes: 6_000_000,
          navigateFallback: "index.html",
          navigateFallbackDenylist: [/^\/(?:api|ws|health|ready|metrics)\b/],
        },
        manifest: {
          name: "Rulebound",
          short_name: "Rulebound",
          description: "The rules of Riftbound, playable",
          theme_color: "#1b1714",
          background_color: "#1b1714",
          id: "/",
          start_url: "/",
          scope: "/",
          display: "standalone",
          orientation: "any",
          categories: ["games", "entertainment"],
          icons: [
            { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
            ...[192, 512].flatMap((size) => [
              { src: `icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" as const },
              { src: `icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" as const },
            ]),
          ],
        },
      }),
  ],
  css: { postcss: { plugins: [scaling()] } },
  worker: { format: "es" },
  build: { target: "es2022", chunkSizeWarningLimit: 4000 },
  preview: { port: 4173 },
}));
