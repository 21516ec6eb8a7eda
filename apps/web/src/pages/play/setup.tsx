import { MODES, type ModeName } from "@rulebound/engine/internal";
import { useLocation } from "@tanstack/react-router";
import { Dices, Swords } from "lucide-react";
import { useState } from "react";
import { useDeckVerdicts } from "../../engine/deck-verdicts.ts";
import { newId } from "../../engine/ids.ts";
import { randomSeed, soloTable, startSolo } from "../../engine/solo.ts";
import { useStrings } from "../../strings/index.ts";
import { useBench } from "../decks/bench.ts";
import { ChosenVerdict, FormatChoice } from "../decks/deck-verdict.tsx";
import { usePlan } from "../decks/plans.ts";
import { botName } from "./after-game.ts";
import { gentleBot, LEVEL_NAMES, OTHER_BOTS } from "./bots.ts";
import { deckById, legendOf, usePlayableDecks } from "./decks.ts";
import { OpenGames, useOpenGames } from "./open-games.tsx";
import { Opponent } from "./opponent.tsx";
import styles from "./play.module.css";
import { useToTable } from "./to-table.ts";

const PERSON = "person";
const STARTERS = ["jinx", "ahri", "sett", "darius"];

interface SeatChoice {
  readonly who: string;
  readonly deck: string;
}

/** Who sits where, with which deck, in which mode. /play#jinx: with that deck. */
export function SetupPage() {
  const strings = useStrings();
  const planOf = usePlan();
  const { play, decks: words } = strings;
  const toTable = useToTable();
  const open = useOpenGames();
  const { hash } = useLocation();
  const decks = usePlayableDecks();
  const ids = decks.filter(({ kind }) => kind === "starter").map(({ id }) => id);
  const [mode, setMode] = useState<ModeName>("duel");
  const [seed, setSeed] = useState("");
  const [fullControl, setFullControl] = useState(false);
  const [seats, setSeats] = useState<readonly SeatChoice[]>(
    Array.from({ length: 4 }, (_, at) => ({ who: at === 0 ? PERSON : gentleBot(), deck: at === 0 && hash !== "" ? hash : STARTERS[at] })),
  );
  const players = MODES.find(({ name }) => name === mode)?.players ?? 2;
  const change = (at: number, choice: Partial<SeatChoice>): void => setSeats(seats.with(at, { ...seats[at], ...choice }));
  const { format } = useBench();
  const chosen = seats.slice(0, players).map(({ deck }, at) => deckById(decks, deck || ids[at]));
  const verdicts = useDeckVerdicts(
    chosen.map(({ text }) => text),
    format,
    mode,
  );
  const isLegal = verdicts?.every(({ kind }) => kind === "legal") ?? true;
  const people = seats.slice(0, players).filter(({ who }) => who === PERSON).length;

  const begin = async (): Promise<void> => {
    const found =
      verdicts ??
      (await soloTable().judgeDecks(
        chosen.map(({ text }) => text),
        format,
        mode,
      ));
    if (found.some(({ kind }) => kind !== "legal")) return;
    let person = 0;
    const id = newId();
    startSolo({
      id,
      mode,
      seed: seed.trim() === "" ? randomSeed() : Number.parseInt(seed, 10) || 0,
      fullControl,
      seats: seats.slice(0, players).map(({ who }, at) => {
        const { text, name: deckName } = chosen[at];
        const isPerson = who === PERSON;
        if (isPerson) person++;
        return {
          name: isPerson ? (people === 1 ? play.you : play.person(person)) : botName(strings, who, at, players),
          bot: isPerson ? null : who,
          deck: text,
          deckName,
        };
      }),
    });
    toTable(id);
  };

  return (
    <form
      className="page"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h1>{play.title}</h1>
      <OpenGames {...open} />
      <fieldset className={styles.modes}>
        <legend>{play.mode}</legend>
        {MODES.map(({ name }) => (
          <label key={name} className={styles.mode}>
            <input type="radio" name="mode" checked={mode === name} onChange={() => setMode(name)} />
            <strong>{play.modes[name].name}</strong>
            <span>{play.modes[name].says}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.format}>
        <span aria-hidden>{words.format}</span> <FormatChoice />
      </p>
      <div className={styles.seats}>
        {seats.slice(0, players).map((choice, at) => {
          const deck = chosen[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
            <fieldset key={at} className={styles.seat}>
              <legend>
                {play.seat(at + 1)}
                {mode === "2v2" && ` · ${play.team(at % 2)}`}
              </legend>
              <label>
                {play.who}
                <select className="field" value={choice.who} onChange={(event) => change(at, { who: event.target.value })}>
                  <option value={PERSON}>{at === 0 ? play.you : play.somebody}</option>
                  {[LEVEL_NAMES, OTHER_BOTS].map((bots, kind) => (
                    <optgroup key={bots[0]} label={kind === 0 ? play.levels : play.experiments}>
                      {bots.map((bot) => (
                        <option key={bot} value={bot}>
                          {play.botOption(play.bots[bot as keyof typeof play.bots] ?? bot)}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              </label>
              {choice.who !== PERSON && <Opponent bot={choice.who} />}
              <label>
                {play.deck}
                <select className="field" value={deck.id} onChange={(event) => change(at, { deck: event.target.value })}>
                  {(["own", "starter", "tournament"] as const).map((kind) => {
                    const group = decks.filter((one) => one.kind === kind);
                    return group.length === 0 ? null : (
                      <optgroup key={kind} label={play.deckKinds[kind]}>
                        {group.map((one) => (
                          <option key={one.id} value={one.id}>
                            {one.name}
                            {legendOf(one) === "" ? "" : ` (${legendOf(one)})`}
                          </option>
                        ))}
                      </optgroup>
                    );
                  })}
                </select>
              </label>
              <p className={styles.plan}>{planOf(deck.id, deck.plan)}</p>
              <ChosenVerdict verdict={verdicts?.[at] ?? null} />
            </fieldset>
          );
        })}
      </div>
      <details className={styles.more}>
        <summary>{play.more}</summary>
        <label className={styles.option}>
          <input type="checkbox" checked={fullControl} onChange={(event) => setFullControl(event.target.checked)} />
          <span>
            {play.fullControl} <small>{play.fullControlSays}</small>
          </span>
        </label>
        <label className={styles.option}>
          <Dices size={18} aria-hidden /> {play.seed}
          <input
            className="field"
            inputMode="numeric"
            value={seed}
            placeholder={play.seedRandom}
            onChange={(event) => setSeed(event.target.value)}
          />
        </label>
      </details>
      <p>
        <button type="submit" className={`button primary ${styles.begin}`} disabled={!isLegal}>
          <Swords size={18} aria-hidden /> {play.begin}
        </button>
      </p>
    </form>
  );
}
