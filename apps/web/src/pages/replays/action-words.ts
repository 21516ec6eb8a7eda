import type { Strings } from "../../strings/index.ts";

/**
 * A move in the player's words. It comes as lines of the case notation, one after the other ("play Jinx, choose base"): verbs in
 * small letters, names as they are printed, players as P1 to P4.
 */

type Words = Strings["replays"]["actions"];

interface Reader {
  readonly words: Words;
  /** By seat. */
  readonly names: readonly string[];
  isBattlefield(name: string): boolean;
}

const VERB = "play|use|move|hide|invite|assign|choose|order|name|pass|concede|yes|no|end turn";
const NEXT_LINE = new RegExp(`, (?=(?:${VERB})\\b)`);
const PLAY = /^(.+?)(?: from (champion|hidden|trash|deck|banished))?( with flow)?$/;

export const actionWords = (move: string, reader: Reader): string =>
  move
    .split(NEXT_LINE)
    .map((line) => lineWords(line, reader))
    .join(reader.words.then);

function lineWords(line: string, reader: Reader): string {
  const { words } = reader;
  const [verb] = new RegExp(`^(?:${VERB})\\b`).exec(line) ?? [""];
  const rest = line.slice(verb.length + 1);
  const thing = (text: string): string => thingWords(text, reader);
  switch (verb) {
    case "pass":
    case "concede":
    case "yes":
    case "no":
      return words[verb];
    case "end turn":
      return words.endTurn;
    case "play": {
      const [, what = rest, from, flow] = PLAY.exec(rest) ?? [];
      return words.play(thing(what), from === undefined ? "" : words.from[from as keyof Words["from"]], flow !== undefined);
    }
    case "use":
      return words.use(thing(rest));
    case "move": {
      const at = lastPlace(rest, " to ", reader);
      return words.move(rest.startsWith("several units") ? words.severalUnits : thing(rest.slice(0, at)), thing(rest.slice(at + 4)));
    }
    case "hide": {
      const at = lastPlace(rest, " at ", reader);
      return words.hide(thing(rest.slice(0, at)), thing(rest.slice(at + 4)));
    }
    case "assign":
      return words.assign(
        rest.split(/, (?=\d+ to )/).map((share) => {
          const [, amount = "", what = share] = /^(\d+) to (.+)$/.exec(share) ?? [];
          return words.share(amount, thing(what));
        }),
      );
    case "invite":
    case "order":
    case "name":
      return words[verb](thing(rest));
    case "choose":
      if (rest === "none") return words.chooseNone;
      return rest.startsWith("mode ") ? words.mode(rest.slice(5)) : words.choose(thing(rest));
    default:
      return thing(line);
  }
}

/** Names may contain the same word: what follows the right one is a place. */
function lastPlace(text: string, word: string, { isBattlefield }: Reader): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const place = text.slice(at + word.length).replace(/ #\d+$/, "");
    if (/^(P\d's )?base$/.test(place) || isBattlefield(place)) return at;
  }
  return text.lastIndexOf(word);
}

/** Names, with players and bases in words. */
function thingWords(text: string, { words, names, isBattlefield }: Reader): string {
  const player = (seat: string): string => names[Number(seat) - 1] ?? `P${seat}`;
  const base = (seat: string | undefined): string => (seat === undefined ? words.base : words.baseOf(player(seat)));
  return text
    .replace(/ at (?:P(\d)'s )?base\b/g, (_, seat?: string) => words.at(base(seat)))
    .replace(/ at (.+?)(?=, |$)/g, (whole, place: string) => (isBattlefield(place.replace(/ #\d+$/, "")) ? words.at(place) : whole))
    .replace(/(^|, )(?:P(\d)'s )?base\b/g, (_, before: string, seat?: string) => `${before}${base(seat)}`)
    .replace(/\bP(\d)'s (.+?)(?=, |$)/g, (_, seat: string, what: string) => words.of(player(seat), what))
    .replace(/\bP(\d)\b/g, (_, seat: string) => player(seat))
    .replace("something that has left the chain", words.gone)
    .replace(/\bbattlefield (\d)\b/g, (_, number: string) => words.battlefield(number));
}
