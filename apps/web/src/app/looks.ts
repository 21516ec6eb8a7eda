import { useLayoutEffect } from "react";
import { isStill, langOf, STILLNESS, TEXT_SIZES, type Theme, useSettings } from "./settings.ts";

/** How everything looks, on the root of the page: colours, size of text, motion, language. */

const LIGHT = "(prefers-color-scheme: light)";
const CONTRAST = "(prefers-contrast: more)";

export function themeNow(theme: Theme): Exclude<Theme, "system"> {
  if (theme !== "system") return theme;
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(LIGHT).matches ? "light" : "dark";
}

/** The least window that a board has a layout for, sideways and upright, and that a page has. */
const SIDEWAYS = { width: 640, height: 360 };
const UPRIGHT = { width: 360, height: 640 };
const LEAST_PAGE = 260;

/** How much larger than usual things are drawn: as wanted, as far as the window has room for what has to be seen at once. */
export function textScale(
  percent: number,
  isBoard: boolean,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const fits = (least: { readonly width: number; readonly height: number }): number => Math.min(width / least.width, height / least.height);
  const most = isBoard ? Math.max(fits(SIDEWAYS), fits(UPRIGHT)) : width / LEAST_PAGE;
  const wanted = percent / 100;
  return wanted <= 1 ? wanted : Math.max(1, Math.min(wanted, most));
}

let scale = 1;

/** So many px of a text size of 100%, for what is measured by scripts. */
export const scaledPx = (px: number): number => px * scale;

function scaleTo(wanted: number): void {
  if (wanted === scale) return;
  const { style } = document.documentElement;
  scale = wanted;
  style.setProperty("--text", String(scale));
  // Chromium asks containers anew when their own size changes, and not when that of text does.
  style.width = "calc(100% - 1px)";
  document.documentElement.getBoundingClientRect();
  style.width = "";
}

export function useLooks(isBoard: boolean): void {
  const { language, motion, theme, textSize } = useSettings();
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const show = (): void => {
      root.lang = langOf(language);
      root.dataset.motion = isStill(motion) ? "reduced" : "full";
      root.dataset.theme = themeNow(theme);
      scaleTo(textScale(TEXT_SIZES.includes(textSize) ? textSize : 100, isBoard, { width: innerWidth, height: innerHeight }));
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--ground").trim());
    };
    show();
    const asked = [LIGHT, CONTRAST, STILLNESS].map((query) => matchMedia(query));
    for (const query of asked) query.addEventListener("change", show);
    addEventListener("resize", show);
    return () => {
      for (const query of asked) query.removeEventListener("change", show);
      removeEventListener("resize", show);
    };
  }, [language, motion, theme, textSize, isBoard]);
}
