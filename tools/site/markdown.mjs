// As much of Markdown as the project's documents use: headings, paragraphs, lists, tables, code, quotes, images, links, emphasis.
import { escaped } from "./html.mjs";

/** HTML, and the headings with their ids. `link` gives the address of a link, or null where it leads to nothing here. */
export function renderMarkdown(text, link = (to) => to) {
  const headings = [];
  const ids = new Map();
  const idOf = (title) => {
    const plain =
      title
        .toLowerCase()
        .replace(/`/g, "")
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "part";
    const count = ids.get(plain) ?? 0;
    ids.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count + 1}`;
  };
  const heading = (level, title) => {
    const id = idOf(title);
    headings.push({ level, id, title: title.replaceAll("`", "") });
    return `<h${level} id="${id}"><a href="#${id}">${inline(title, link)}</a></h${level}>`;
  };
  const html = blocks(text.replaceAll("\r\n", "\n").split("\n"), link, heading);
  return { html, headings };
}

const FENCE = /^```(\w*)$/;
const HEADING = /^(#{1,6}) (.+)$/;
const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;
const ROW = /^\|.*\|\s*$/;
const INDENTED = /^ {4}(.*)$/;

function blocks(lines, link, heading) {
  const out = [];
  let at = 0;
  const takeWhile = (isPart) => {
    const from = at;
    while (at < lines.length && isPart(lines[at])) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    const fence = FENCE.exec(line);
    const title = HEADING.exec(line);
    if (line.trim() === "") at++;
    else if (fence !== null) {
      at++;
      out.push(code(takeWhile((one) => one !== "```").join("\n")));
      at++;
    } else if (title !== null) {
      at++;
      out.push(heading(title[1].length, title[2]));
    } else if (ROW.test(line))
      out.push(
        table(
          takeWhile((one) => ROW.test(one)),
          link,
        ),
      );
    else if (ITEM.test(line))
      out.push(
        list(
          takeWhile((one) => ITEM.test(one) || /^ +\S/.test(one)),
          link,
          heading,
        ),
      );
    else if (INDENTED.test(line)) out.push(code(dedented(takeWhile((one) => INDENTED.test(one) || one.trim() === ""))));
    else if (line.startsWith(">"))
      out.push(
        `<blockquote>${blocks(
          takeWhile((one) => one.startsWith(">")).map((one) => one.replace(/^> ?/, "")),
          link,
          heading,
        )}</blockquote>`,
      );
    else
      out.push(
        `<p>${inline(takeWhile((one) => one.trim() !== "" && !FENCE.test(one) && !HEADING.test(one) && !ROW.test(one)).join("\n"), link)}</p>`,
      );
  }
  return out.join("\n");
}

const code = (text) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;
const dedented = (lines) =>
  lines
    .map((line) => line.replace(/^ {4}/, ""))
    .join("\n")
    .trimEnd();

function list(lines, link, heading) {
  const [, , bullet] = ITEM.exec(lines[0]);
  const indent = /^ */.exec(lines[0])[0].length;
  const items = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item !== null && item[1].length === indent) items.push([item[3]]);
    else items.at(-1).push(line.slice(Math.min(/^ */.exec(line)[0].length, indent + 2)));
  }
  const tag = /\d/.test(bullet) ? "ol" : "ul";
  const inner = (item) => (item.some((line) => ITEM.test(line)) ? blocks(item, link, heading) : inline(item.join("\n"), link));
  return `<${tag}>${items.map((item) => `<li>${inner(item)}</li>`).join("")}</${tag}>`;
}

function table(lines, link) {
  const cells = (line) =>
    line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll("\\|", "|"), link));
  const [head, , ...rows] = lines;
  const row = (line, tag) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return `<div class="wide" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody></table></div>`;
}

/** Code first, so that nothing in it is read as anything else. */
function inline(text, link) {
  const kept = [];
  const keep = (html) => `\uE000${kept.push(html) - 1}\uE000`;
  const withCode = text.replace(/(`+)(.+?)\1/gs, (_, _ticks, inner) => keep(`<code>${escaped(inner.trim())}</code>`));
  const withLinks = withCode
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt, to) =>
      keep(`<img src="${escaped(link(to) ?? to)}" alt="${escaped(alt)}" loading="lazy" />`),
    )
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label, to) => {
      const address = link(to);
      const inner = emphasised(escaped(label));
      return address === null ? inner : keep(`<a href="${escaped(address)}">${inner}</a>`);
    });
  return emphasised(escaped(withLinks)).replace(/\uE000(\d+)\uE000/g, (_, at) => restored(kept, Number(at)));
}

/** Labels of links may hold code. */
const restored = (kept, at) => kept[at].replace(/\uE000(\d+)\uE000/g, (_, inner) => restored(kept, Number(inner)));

const emphasised = (html) =>
  html.replace(/\*\*(.+?)\*\*/gs, "<strong>$1</strong>").replace(/(?<![\w*])\*(?!\s)([^*]+?)(?<!\s)\*(?![\w*])/gs, "<em>$1</em>");
