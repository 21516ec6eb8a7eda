import type { Definition } from "./definitions.ts";
import { escaped } from "./svg.ts";

/** A page that needs nothing beside itself: no script, no network, light and dark. */
export function page(title: string, intro: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(intro)}</p>
${sections.join("\n")}
</body>
</html>
`;
}

export const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>${parts.join("\n")}</section>`;

/** Cells are text, or have been made of text (`raw`). */
export type Cell = string | number | { readonly raw: string };

/** A cell that is a word is written to the left, any other one to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (content: Cell, tag: string): string => {
    if (typeof content === "object") return `<${tag}>${content.raw}</${tag}>`;
    const isNumber = typeof content === "number" || /^[-+–±\d]/.test(content);
    return `<${tag}${isNumber ? ' class="number"' : ""}>${escaped(String(content))}</${tag}>`;
  };
  const body = rows.map((row) => `<tr>${row.map((content) => cell(content, "td")).join("")}</tr>`);
  return `<div class="wide"><table><thead><tr>${head.map((name) => cell(name, "th")).join("")}</tr></thead><tbody>${body.join("\n")}</tbody></table></div>`;
}

export const definitions = (list: readonly Definition[]): string =>
  section(
    "What the numbers mean",
    `<dl>${list.map(({ term, meaning }) => `<dt>${escaped(term)}</dt><dd>${escaped(meaning)}</dd>`).join("\n")}</dl>`,
  );

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2230;--soft:#68708a;--paper:#fff;--grid:#dde1ea;--c0:#2563b8;--c1:#c2571a;--c2:#2b8a57;--c3:#8a45b0;--c4:#b0892a;--c5:#b83a5e}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9f2;--soft:#9aa3bb;--paper:#14171f;--grid:#2c3242;--c0:#74a9ee;--c1:#ee9a66;--c2:#6cc797;--c3:#c596e0;--c4:#dcbf6c;--c5:#ee86a3}}
body{font:15px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.2rem;border-bottom:1px solid var(--grid)}h3{font-size:1rem;margin:1.4rem 0 .3rem}
table{border-collapse:collapse;font-size:13px}th,td{padding:.15rem .6rem;text-align:left;border-bottom:1px solid var(--grid);white-space:nowrap}
th{color:var(--soft);font-weight:600}.number{text-align:right;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}
svg{max-width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:var(--ink)}svg .small{fill:var(--soft);font-size:11px}
.grid{stroke:var(--grid)}.axis{stroke:var(--soft)}.bar{stroke-width:3;opacity:.55}.curve{fill:none;stroke-width:2}
.bar.c0,.curve.c0{stroke:var(--c0)}.bar.c1,.curve.c1{stroke:var(--c1)}.bar.c2,.curve.c2{stroke:var(--c2)}.bar.c3,.curve.c3{stroke:var(--c3)}.bar.c4,.curve.c4{stroke:var(--c4)}.bar.c5,.curve.c5{stroke:var(--c5)}
.dot.c0,.fill.c0{fill:var(--c0)}.dot.c1,.fill.c1{fill:var(--c1)}.dot.c2,.fill.c2{fill:var(--c2)}.dot.c3,.fill.c3{fill:var(--c3)}.dot.c4,.fill.c4{fill:var(--c4)}.dot.c5,.fill.c5{fill:var(--c5)}
.swatch{display:inline-block;width:.8em;height:.8em;margin-right:.35em}.swatch.c0{background:var(--c0)}.swatch.c1{background:var(--c1)}.swatch.c2{background:var(--c2)}.swatch.c3{background:var(--c3)}.swatch.c4{background:var(--c4)}.swatch.c5{background:var(--c5)}
.legend span{margin-right:1rem}dt{font-weight:600;margin-top:.6rem}dd{margin:0 0 0 1rem;max-width:50rem}.sure{font-weight:700}td.heat{color:#1d2230;text-align:center}
`.trim();
