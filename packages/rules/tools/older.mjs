// Finds what the rules of an older book are called now, and writes it down in few words.

/** How much of their words two rules have to share to be the same rule, rewritten. */
const ALIKE = 0.35;

const wordsOf = (text) => new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);

function likeness(a, b) {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

const cut = (id) => id.lastIndexOf(".");
const parentOf = (id) => (cut(id) < 0 ? null : id.slice(0, cut(id)));
const numberAfter = (section) => String(Number(section) + 1).padStart(3, "0");

/** Lines such as "401=414 1 1.a 2=1.b 3~3 4-". */
export function olderTable(rules, same, book) {
  const now = new Map(book.rules.map(({ id, text }) => [id, text]));
  const successors = new Map(Object.entries(same));
  const taken = new Set(successors.values());
  const rewritten = new Set();
  let before = null;
  for (const { id, text } of rules) {
    if (!successors.has(id)) {
      const place = placeOf(id, successors, before);
      if (place !== null && now.has(place) && !taken.has(place) && likeness(text, now.get(place)) >= ALIKE) {
        successors.set(id, place);
        taken.add(place);
        rewritten.add(id);
      }
    }
    if (parentOf(id) === null) before = successors.get(id) ?? before;
  }
  const known = new Set(rules.map(({ id }) => id));
  const sections = [...new Set([...known].map((id) => id.slice(0, 3)))];
  const sign = (id) => (rewritten.has(id) ? "~" : "=");
  const lines = sections.map((section) => {
    const home = successors.get(section);
    const below = rules
      .filter(({ id }) => id.startsWith(`${section}.`))
      .map(({ id }) => entry(id, section, home, successors.get(id), sign(id)));
    const head = known.has(section) ? headOf(section, home, sign(section)) : `${section}!`;
    return [head, ...below].join(" ");
  });
  const gone = rules.filter(({ id }) => !successors.has(id)).length;
  return { lines, counts: `${rules.length} numbers, ${rewritten.size} rewritten, ${gone} gone` };
}

/** Where a rule would stand now if only its words had changed. */
function placeOf(id, successors, before) {
  const parent = parentOf(id);
  if (parent === null) return before === null ? null : numberAfter(before.slice(0, 3));
  const home = successors.get(parent);
  return home === undefined ? null : home + id.slice(cut(id));
}

function headOf(section, home, sign) {
  if (home === undefined) return `${section}-`;
  return home === section && sign === "=" ? section : `${section}${sign}${home}`;
}

function entry(id, section, home, successor, sign) {
  const below = id.slice(section.length + 1);
  if (successor === undefined) return `${below}-`;
  const short = home !== undefined && successor.startsWith(`${home}.`) ? successor.slice(home.length + 1) : successor;
  return short === below && sign === "=" ? below : `${below}${sign}${short}`;
}
