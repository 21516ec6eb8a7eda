import type { Plugin } from "postcss";

/**
 * Styles are written in px of a text size of 100%. Here they become rem, which grows with the size that was chosen (app/looks.ts),
 * and what asks for the window's size asks the page's container, `window`, because the text is no larger for a window than before.
 * Thin lines stay thin.
 */
const ROOT_PX = 16;
const THIN_PX = 3;
const LENGTH = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g;
const WINDOW = /\b(?:min|max)-(?:width|height)\b/;

const scaled = (value: string): string =>
  value.replace(LENGTH, (whole, digits: string) =>
    Math.abs(Number(digits)) <= THIN_PX ? whole : `${Number((Number(digits) / ROOT_PX).toFixed(5))}rem`,
  );

/** What a finger needs does not shrink with the text. */
const ABSOLUTE = new Set(["--finger"]);

export const scaling = (): Plugin => ({
  postcssPlugin: "scaling",
  Once(root) {
    root.walkDecls((declaration) => {
      const { parent } = declaration;
      // The first value of a registered property may depend on nothing.
      const isRegistered = parent?.type === "atrule" && "name" in parent && parent.name === "property";
      if (!isRegistered && !ABSOLUTE.has(declaration.prop) && declaration.value.includes("px"))
        declaration.value = scaled(declaration.value);
    });
    root.walkAtRules(/^(?:media|container)$/, (rule) => {
      if (rule.name === "media" && WINDOW.test(rule.params)) {
        rule.name = "container";
        rule.params = `window ${rule.params}`;
      }
      if (rule.name === "container") rule.params = scaled(rule.params);
    });
  },
});
