// Changes that nobody can notice in a game, each with the reason. They are tried like all others and told apart only if they survive.

/** A path, the declaration, what was and what became of it (as the tool tells it), and why no game differs. */
export const EQUIVALENT = [];

const short = (text) => text.trim().replace(/\s+/g, " ");
export const reasonFor = ({ path, owner, was, text }) =>
  EQUIVALENT.find((one) => one.path === path && one.owner === owner && one.was === short(was) && one.becomes === short(text))?.why ?? null;
