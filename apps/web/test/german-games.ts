import { createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import {
  type Answer,
  describe as actionLine,
  answerOf,
  apply,
  explain,
  legal,
  loadPool,
  type ModeName,
  newGame,
  nthSeat,
  type PlainAnswer,
  redact,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import { randomDecks } from "@rulebound/lab";
import type { Language } from "@rulebound/languages";
import { type OwnQuestion, seatSnapshot } from "@rulebound/protocol/seat";
import { askedText, offerLabel, refusalText } from "../src/board/labels.ts";
import { linesOf, partsOf, type Reader } from "../src/board/log-lines.ts";
import { spokenText } from "../src/card/index.ts";
import { isBattlefield } from "../src/pages/replays/action-names.ts";
import { actionWords } from "../src/pages/replays/action-words.ts";
import type { Strings } from "../src/strings/index.ts";

/** Games of random decks, and all that whoever plays them reads: by where it was read. */

const { pool } = loadPool(CARDS);
const deckOf = randomDecks(pool);
const MODES: readonly ModeName[] = ["duel", "duel", "duel", "ffa3", "ffa4", "2v2"];
const MOST_ANSWERS = 700;
const NAMES = ["Person 1", "Person 2", "Person 3", "Person 4"];

/** These have words of their own on the one large button. */
const ON_MAIN_BUTTON: ReadonlySet<Answer["do"]> = new Set(["endTurn", "pass", "concede"]);

export class Reading {
  /** The text, and where it was read first. */
  readonly texts = new Map<string, string>();
  readonly cards = new Set<number>();
  asked = 0;

  constructor(
    private readonly strings: Strings,
    private readonly language: Language,
  ) {}

  read(where: string, text: string): void {
    if (text !== "" && !this.texts.has(text)) this.texts.set(text, where);
  }

  play(seed: number): void {
    const rng = createRng(seed);
    const mode = MODES[seed % MODES.length];
    const players = mode === "duel" ? 2 : mode === "ffa3" ? 3 : 4;
    const s = newGame({ pool, mode, decks: Array.from({ length: players }, () => deckOf(rng)), seed, record: true });
    for (let n = 0; n < MOST_ANSWERS && s.decision !== null; n++) {
      const answers = legal(s);
      if (s.decision.kind !== "act" || n % 4 === 0) this.look(s, s.decision.player);
      if (n % 8 === 0) this.tryWrongly(s, s.decision.player, (limit) => rng.below(limit));
      const answer = answers[rng.below(answers.length)];
      const action = actionLine(s, answer);
      this.read(`action ${action}`, actionWords(action, { words: this.strings.replays.actions, names: NAMES, isBattlefield }));
      const refused = apply(s, answer);
      if (refused !== null) throw new Error(`seed ${seed}: ${JSON.stringify(answer)} is refused: ${refused.detail}`);
    }
    this.readLog(s);
    for (const { card } of s.objects) this.readCard(card);
  }

  private readCard(card: number): void {
    if (this.cards.has(card)) return;
    this.cards.add(card);
    const { data } = pool.cards[card];
    const { text, attachedText } = this.language.speech.renderCard(data);
    for (const one of [text, attachedText]) this.read(`card ${data.name}`, spokenText(one, this.strings.card));
  }

  private readerOf(s: State, viewer: Seat): Reader {
    const { board } = this.strings;
    const battlefields = s.battlefields.map(({ object }) => pool.cards[s.objects[object].card].data.name);
    const player = (seat: Seat): string => (seat === viewer ? board.you : `Spieler ${seat + 1}`);
    const battlefield = (location: number): string | null => (location < 4 ? null : (battlefields[location - 4] ?? null));
    return {
      viewer,
      player,
      battlefield,
      place: (location) => battlefield(location) ?? board.baseOf(player(nthSeat(location))),
      words: board,
      language: this.language,
    };
  }

  /** Whatever is asked, offered and refused, and what Might is made of. */
  private look(s: State, seat: Seat): void {
    const { board, card } = this.strings;
    const reader = this.readerOf(s, seat);
    const { question, refusals, sums } = seatSnapshot(s, seat, this.language.speech);
    for (const refusal of Object.values(refusals)) this.read("refusal", refusalText(refusal, board, this.language.refusal));
    for (const parts of Object.values(sums))
      for (const [at, { what, amount, card: source, says }] of parts.entries()) {
        this.read("sum", board.summand(amount, at === 0 ? "printed" : what, source >= 0 && at > 0 ? pool.cards[source].data.name : ""));
        this.read("sum", spokenText(says, card));
      }
    if (question === null || !question.mine) return;
    this.asked++;
    this.readQuestion(question, reader);
  }

  private readQuestion(question: OwnQuestion, reader: Reader): void {
    const by = question.sourceCard < 0 ? "a rule" : pool.cards[question.sourceCard].data.name;
    this.read(`question of ${by} (${question.kind}, ${question.rule})`, askedText(question, this.strings));
    for (const text of question.optionTexts) this.read(`option of ${by}`, spokenText(text, this.strings.card));
    for (const offer of question.offers)
      if (question.kind === "act" && !ON_MAIN_BUTTON.has(offer.answer.do)) this.read("button", offerLabel(offer, reader, reader.words));
  }

  /** What nobody offers is refused with a reason. */
  private tryWrongly(s: State, seat: Seat, below: (limit: number) => number): void {
    const object = below(s.objects.length);
    const tried: readonly PlainAnswer[] = [
      { do: "play", object, way: 0 },
      { do: "use", object, ability: 0 },
      { do: "move", units: [object], to: 4 },
      { do: "hide", object, at: 4 },
      { do: "endTurn" },
      { do: "pass" },
      { do: "pick", pick: object },
      { do: "choose", picks: [object, object] },
    ];
    for (const answer of tried) {
      const refused = explain(s, seat, answerOf(answer));
      if (refused !== null) this.read(`refusal of ${answer.do}`, refusalText(refused, this.strings.board, this.language.refusal));
    }
  }

  /** Each line as everybody reads it, also those that a log leaves out. */
  private readLog(s: State): void {
    for (const viewer of [...s.players.keys(), -1]) {
      const reader = this.readerOf(s, nthSeat(viewer));
      const events = (s.events ?? []).map((event) => redact(event, s, nthSeat(viewer)));
      for (const { text } of linesOf(events, 0, events.length, reader)) this.read("log", text);
      for (const event of events)
        this.read(
          `log (${event.type})`,
          partsOf(event, reader)
            .map((part) => (typeof part === "string" ? part : part.name))
            .join(""),
        );
    }
  }
}
