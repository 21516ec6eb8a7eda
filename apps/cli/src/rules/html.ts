import { RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS, NEWEST_VERSION, PARTS, partOf, ruleAt } from "@rulebound/rules/book";
import { coverageOf, type Tally } from "./coverage.ts";
import type { Evidence, Witness } from "./evidence.ts";
import { statusOf } from "./page.ts";

/** The rule book as the engine sees it: one page that needs nothing else. */
export function htmlOf(witness: Witness): string {
  const coverage = coverageOf(witness);
  const parts = PARTS.map((part) => ({
    part,
    tally: coverage.sections[part] ?? null,
    rules: RULE_IDS.filter((id) => partOf(id) === part),
  }));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rulebound: the rules</title>
<style>${STYLE}</style>
<main>
<h1>The rules, as the engine sees them</h1>
<p>Every number of core rules ${NEWEST_VERSION} in our own words, with the code that names it, the cases that show it, and its status.
${figures(coverage)}</p>
<p class="key"><span class="shown">shown by a case that fails when the code is changed</span><span class="unshown">implemented, not shown</span><span class="open">open</span></p>
<form role="search" onsubmit="return false"><input type="search" placeholder="A number, or words: 466.3, tank, rune pool" aria-label="Find rules"></form>
<nav><ol>${parts.map(({ part, tally }) => `<li><a href="#${part}">${part} ${escaped(GISTS[part].text)}</a>${tally === null ? "" : ` <small>${tally.killed}/${tally.behaviour}</small>`}</li>`).join("\n")}</ol></nav>
${parts.map(({ part, tally, rules }) => section(part, tally, rules, witness)).join("\n")}
</main>
<script>${SCRIPT}</script>
</html>
`;
}

const figures = ({ behaviour, implemented, cited, killed }: Tally): string =>
  `${behaviour} behaviour rules: ${implemented} implemented, ${cited} named by a case or test, ${killed} shown by a case that fails when the code is changed.`;

const section = (part: RuleId, tally: Tally | null, rules: readonly RuleId[], witness: Witness): string => `<section>
<h2 id="${part}">${part} ${escaped(GISTS[part].text)}</h2>
${tally === null ? "" : `<p>${figures(tally)}</p>`}
${rules
  .filter((id) => id !== part)
  .map((id) => row(id, witness))
  .join("\n")}
</section>`;

function row(id: RuleId, witness: Witness): string {
  const { kind, gist, refersTo, changes, formerly } = ruleAt(id);
  const evidence = witness.of(id);
  const title = GISTS[id].title;
  const asides = [
    ...changes.map(({ since, says }) => `Changed in ${since}: ${escaped(says)}`),
    ...(refersTo.length === 0 ? [] : [`See ${refersTo.map((to) => `<a href="#${to}">${to}</a>`).join(", ")}.`]),
    ...formerly.map(({ version, numbers }) => `In ${version}: ${numbers.join(", ")}.`),
  ];
  return `<article class="${kind} ${stateOf(kind, evidence)}" id="${id}" style="--depth:${id.split(".").length - 1}">
<a href="#${id}">${id}</a> <p>${title === undefined ? "" : `<b>${escaped(title)}.</b> `}${linked(gist)}</p>
${asides.length === 0 ? "" : `<small>${asides.join(" ")}</small>`}${details(kind, evidence)}
</article>`;
}

/** Green, yellow or red, where a rule can be right or wrong. */
function stateOf(kind: string, { implementation, kill }: Evidence): string {
  if (kind !== "behaviour") return "";
  if (implementation === "open") return "open";
  return kill !== null || implementation === "excused" ? "shown" : "unshown";
}

function details(kind: string, evidence: Evidence): string {
  const { code, tests, cases } = evidence;
  if (kind !== "behaviour" && code.length + tests.length + cases.length === 0) return "";
  const places = [...code, ...tests].map(
    ({ file, line, text }) => `<li><code>${escaped(file)}:${line}</code> <small>${escaped(text)}</small></li>`,
  );
  const shown = cases.map(({ name, file, line }) => `<li>${escaped(name)} <code>${escaped(file)}:${line}</code></li>`);
  const status = escaped(statusOf(kind, evidence));
  if (places.length + shown.length === 0) return `<small>${status}</small>`;
  return `<details><summary>${status}</summary><ul>${[...shown, ...places].join("\n")}</ul></details>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign]};`);

/** Rule numbers in a gist lead to their rules. */
const linked = (text: string): string =>
  escaped(text).replace(/\b\d{3}(?:\.(?:\d+|[a-z])\b)*/g, (number) =>
    Object.hasOwn(GISTS, number) ? `<a href="#${number}">${number}</a>` : number,
  );

const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#23211d;--quiet:#6d685e;--line:#e2ddd2;--link:#1d5c7a;--shown:#4b8f5f;--unshown:#c58a1c;--open:#b8423a;font:16px/1.55 system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--paper:#17181a;--ink:#e6e3dc;--quiet:#9c968a;--line:#303236;--link:#7fc0dd}}
body{margin:0;background:var(--paper);color:var(--ink)}main{max-width:58rem;margin:auto;padding:1.5rem 1rem 6rem}
h1{font-size:1.9rem;line-height:1.2;margin:.5rem 0}h2{margin:3rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line);font-size:1.3rem;scroll-margin-top:4.5rem}
a{color:var(--link);text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}
form{position:sticky;top:0;padding:.6rem 0;background:var(--paper);z-index:1}
input{font:inherit;color:inherit;background:transparent;width:100%;box-sizing:border-box;padding:.55rem .8rem;border:1px solid var(--line);border-radius:.5rem}
nav ol{columns:17rem;column-gap:2rem;list-style:none;padding:0;font-size:.95rem}nav li{break-inside:avoid;padding:.12rem 0;display:flex;gap:.6rem;justify-content:space-between}
nav small,section>p,article small,summary{color:var(--quiet)}
article{margin:.35rem 0 .35rem calc(var(--depth)*clamp(.4rem,1.5vw,1.2rem));padding:.15rem 0 .15rem .8rem;border-left:3px solid var(--line);scroll-margin-top:4.5rem}
article>a{font-variant-numeric:tabular-nums;font-weight:600;margin-right:.4rem}article>p{display:inline}article.heading>p{font-weight:600}article small{display:block}
article:target{background:color-mix(in srgb,var(--unshown) 15%,transparent)}
.shown{border-color:var(--shown)}.unshown{border-color:var(--unshown)}.open{border-color:var(--open)}
.key span{display:inline-block;border-left-width:3px;border-left-style:solid;padding-left:.4rem;margin-right:1.2rem;color:var(--quiet);font-size:.9rem}
summary,code{font-size:.85rem}summary{cursor:pointer}code{overflow-wrap:anywhere}li small{display:inline}`;

/** Hides what does not hold all the words. */
const SCRIPT = `
const rules=[...document.querySelectorAll("article")];
const wanted=document.querySelector("input");
wanted.addEventListener("input",()=>{
  const words=wanted.value.toLowerCase().split(/\\s+/);
  for(const rule of rules)rule.hidden=!words.every(word=>rule.id.startsWith(word)||rule.textContent.toLowerCase().includes(word));
  for(const part of document.querySelectorAll("section"))part.hidden=![...part.querySelectorAll("article")].some(rule=>!rule.hidden);
});`;
