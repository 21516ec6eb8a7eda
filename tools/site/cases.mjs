// A page for each file of cases: what they are called, what they say, and the board to step through.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { framed } from "./docs.mjs";
import { escaped, metadata, wayHome } from "./html.mjs";

export function writeCasePages(out, files, style, address) {
  for (const page of files) write(out, page, style, address);
  writeContents(out, files, style, address);
  return files.length;
}

const query = (file, name) => `?open=${encodeURIComponent(file)}&name=${encodeURIComponent(name)}`;

function write(out, { path, file, cases }, style, address) {
  if (cases.length === 0) return;
  const home = wayHome(path);
  const [{ name, rules }] = cases;
  const about = rules.length === 0 ? "A question about the rules of Riftbound, settled by running it." : `Rules ${rules.join(", ")}.`;
  const parts = cases.map(({ name, rules, text }, at) => {
    const cited = rules.map((rule) => `<a href="${home}rules/${rule}/">${rule}</a>`).join(", ");
    const frame = `<iframe src="${home}embed/case/${escaped(query(file, name))}" title="${escaped(name)}" loading="lazy"></iframe>`;
    return `<h2 id="case-${at + 1}"><a href="#case-${at + 1}">${escaped(name)}</a></h2>
${cited === "" ? "" : `<p>Rules ${cited}</p>`}
${at === 0 ? frame : ""}
<p><a class="button" href="${home}judge/${escaped(query(file, name))}">Open at the judge's desk</a></p>
<pre tabindex="0"><code>${escaped(text)}</code></pre>`;
  });
  const head = metadata({ path, title: name, description: about, kind: "case" }, address);
  const title = cases.length === 1 ? "A settled question" : `${cases.length} settled questions`;
  mkdirSync(join(out, path), { recursive: true });
  writeFileSync(
    join(out, path, "index.html"),
    framed({
      head,
      home,
      style,
      main: `<article><h1>${title}</h1><p><a href="${home}cases/">All cases</a> · ${escaped(file)}</p>${parts.join("\n")}</article>`,
    }),
  );
}

function writeContents(out, files, style, address) {
  const folders = [...new Set(files.map(({ path }) => path.split("/").slice(0, -1).join("/")))];
  const entry = ({ path, cases }) =>
    cases.map(({ name }, at) => `<li><a href="../${path}/#case-${at + 1}">${escaped(name)}</a></li>`).join("");
  const inFolder = (folder) => files.filter(({ path }) => path.split("/").slice(0, -1).join("/") === folder);
  const main = folders
    .map(
      (folder) =>
        `<details><summary><strong>${escaped(folder)}</strong> (${inFolder(folder).reduce((sum, { cases }) => sum + cases.length, 0)})</summary><ul>${inFolder(folder).map(entry).join("")}</ul></details>`,
    )
    .join("\n");
  const count = files.reduce((sum, { cases }) => sum + cases.length, 0);
  const head = metadata(
    { path: "cases", title: "Cases", description: `${count} rules questions of Riftbound, settled by running them.`, kind: "case" },
    address,
  );
  mkdirSync(join(out, "cases"), { recursive: true });
  writeFileSync(
    join(out, "cases/index.html"),
    framed({
      head,
      home: "../",
      style,
      main: `<article><h1>Cases</h1><p>${count} rules questions, settled by running them.</p>${main}</article>`,
    }),
  );
}
