// In the browser: the search over the documents, which forgives misspelling, and the theme that was chosen in the client.
import { Finder } from "@rulebound/rules/find";

interface Entry {
  readonly at: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

const MOST = 20;
const script = document.querySelector<HTMLScriptElement>("script[data-home]");
const home = script?.dataset.home ?? "./";
const field = document.querySelector<HTMLInputElement>("#search");
const list = document.querySelector<HTMLElement>("#found");

let loading: Promise<{ readonly entries: readonly Entry[]; readonly finder: Finder }> | null = null;

function load() {
  loading ??= fetch(`${home}docs/search.json`)
    .then((answer) => answer.json() as Promise<readonly Entry[]>)
    .then((entries) => {
      const finder = new Finder();
      for (const { title, page, text } of entries)
        finder.add({
          title,
          texts: [
            { text: title, weight: 3 },
            { text: page, weight: 1 },
            { text, weight: 1 },
          ],
        });
      return { entries, finder };
    });
  return loading;
}

async function search(text: string): Promise<void> {
  if (list === null) return;
  list.hidden = text.trim() === "";
  if (list.hidden) return;
  const { entries, finder } = await load();
  if (field?.value !== text) return;
  const found = finder.find(text).hits.slice(0, MOST);
  list.replaceChildren(
    ...found.map(({ at }) => {
      const { page, title, text: said, at: path } = entries[at];
      const link = document.createElement("a");
      link.href = home + path;
      const [strong, small, line] = ["strong", "small", "span"].map((tag) => document.createElement(tag));
      strong.textContent = title;
      small.textContent = page;
      line.textContent = said.slice(0, 140);
      link.append(strong, small, line);
      return link;
    }),
  );
  if (found.length === 0) list.textContent = `Nothing is found for "${text}".`;
}

field?.addEventListener("focus", () => void load());
field?.addEventListener("input", () => void search(field.value));
field?.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    field.value = "";
    void search("");
  }
});

function theme(): string {
  const wants = (query: string): boolean => matchMedia(query).matches;
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem("rulebound.settings") ?? "{}")?.state?.theme;
    if (chosen === "dark" || chosen === "light" || chosen === "contrast") return chosen;
  } catch {
    // Nothing has been chosen.
  }
  if (wants("(prefers-contrast: more)")) return "contrast";
  return wants("(prefers-color-scheme: light)") ? "light" : "dark";
}
document.documentElement.dataset.theme = theme();

// Contents lie open where there is room for them beside the text.
const side = document.querySelector<HTMLDetailsElement>("details.side");
const wide = matchMedia("(min-width: 900px)");
const fold = () => {
  if (side !== null) side.open = wide.matches;
};
wide.addEventListener("change", fold);
fold();
