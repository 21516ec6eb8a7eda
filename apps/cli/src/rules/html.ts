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
<p><input type="search" placeholder="a number or words" aria-label="Find rules"></p>
<nav><ol>${parts.map(({ part, tally }) => `<li><a href="#${part}">${part} ${escaped(GISTS[part].text)}</a>${tally === null ? "" : ` <small>${tally.shown}/${tally.behaviour}</small>`}</li>`).join("\n")}</ol></nav>
${parts.map(({ part, tally, rules }) => section(part, tally, rules, witness)).join("\n")}
</main>
<script>${SCRIPT}</script>
</html>
`;
}

const figures = ({ behaviour, implemented, shown }: Tally): string =>
  `${behaviour} behaviour rules: ${implemented} implemented, ${shown} shown by a case or test.`;

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
function stateOf(kind: string, { implementation, isShown }: Evidence): string {
  if (kind !== "behaviour") return "";
  if (implementation === "open") return "open";
  return isShown || implementation === "excused" ? "shown" : "unshown";
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
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:60rem;margin:auto;padding:1rem}
nav ol{columns:18rem;list-style:none;padding:0}h2{margin-top:2.5rem}
article{margin:.5rem 0 .5rem calc(var(--depth)*1.2rem);padding-left:.6rem;border-left:3px solid #8884}
article>p{display:inline}article.heading>p{font-weight:bold}article small{display:block;opacity:.75}
article:target{background:#ff02}
.shown{border-color:#3a3}.unshown{border-color:#d90}.open{border-color:#c33}
summary,code{font-size:.85rem}summary{cursor:pointer;opacity:.75}li small{display:inline}
input{font:inherit;width:100%;box-sizing:border-box;padding:.4rem}`;

/** Hides what does not hold all the words. */
const SCRIPT = `
const rules=[...document.querySelectorAll("article")];
const wanted=document.querySelector("input");
wanted.addEventListener("input",()=>{
  const words=wanted.value.toLowerCase().split(/\\s+/);
  for(const rule of rules)rule.hidden=!words.every(word=>rule.id.startsWith(word)||rule.textContent.toLowerCase().includes(word));
  for(const part of document.querySelectorAll("section"))part.hidden=![...part.querySelectorAll("article")].some(rule=>!rule.hidden);
});`;
