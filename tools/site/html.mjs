// What all pages of the site have in common.

export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);

/** The way from a page back to the first one: "rules/466.3" is two folders deep. */
export const wayHome = (path) => (path === "" ? "./" : "../".repeat(path.split("/").length));

const LONGEST_DESCRIPTION = 200;

/** Titles and previews, as search engines and messengers read them. Addresses are whole where the site's is known. */
export function metadata({ path, title, description, kind = "page" }, address) {
  const short = description.length > LONGEST_DESCRIPTION ? `${description.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…` : description;
  const base = address ?? wayHome(path);
  const named = (property, content) => `<meta property="og:${property}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)} · Rulebound</title>`,
    `<meta name="description" content="${escaped(short)}" />`,
    named("type", "website"),
    named("site_name", "Rulebound"),
    named("title", title),
    named("description", short),
    named("image", `${base}previews/${kind}.png`),
    named("image:width", "1200"),
    named("image:height", "630"),
    ...(address === null ? [] : [named("url", `${address}${path}${path === "" ? "" : "/"}`)]),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(address === null ? [] : [`<link rel="canonical" href="${escaped(`${address}${path}${path === "" ? "" : "/"}`)}" />`]),
  ].join("\n    ");
}
