import { MODES, type ModeName } from "@rulebound/engine";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Dices, Swords } from "lucide-react";
import { useState } from "react";
import { newId, randomSeed, startSolo } from "../../engine/solo.ts";
import { useStrings } from "../../strings/index.ts";
import { gentleBot, LEVEL_NAMES, OTHER_BOTS } from "./bots.ts";
import { deckById, legendOf, usePlayableDecks } from "./decks.ts";
import styles from "./play.module.css";

const PERSON = "person";
const STARTERS = ["jinx", "ahri", "sett", "darius"];

interface SeatChoice {
  readonly who: string;
  readonly deck: string;
}

/** Who sits where, with which deck, in which mode. /play#jinx: with that deck. */
export function SetupPage() {
  const { play } = useStrings();
  const navigate = useNavigate();
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
  const people = seats.slice(0, players).filter(({ who }) => who === PERSON).length;

  const begin = (): void => {
    let person = 0;
    startSolo({
      id: newId(),
      mode,
      seed: seed.trim() === "" ? randomSeed() : Number.parseInt(seed, 10) || 0,
      fullControl,
      seats: seats.slice(0, players).map(({ who, deck }, at) => {
        const chosen = deckById(decks, deck || ids[at]);
        const isPerson = who === PERSON;
        if (isPerson) person++;
        return {
          name: isPerson
            ? people === 1
              ? play.you
              : play.person(person)
            : `${play.bots[who as keyof typeof play.bots] ?? who}${players > 2 ? ` ${at + 1}` : ""}`,
          bot: isPerson ? null : who,
          deck: chosen.text,
          deckName: chosen.name,
        };
      }),
    });
    void navigate({ to: "/play/{-$at}", params: { at: "table" } });
  };

  return (
    <form
      className="page"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <h1>{play.title}</h1>
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
      <div className={styles.seats}>
        {seats.slice(0, players).map((choice, at) => {
          const deck = deckById(decks, choice.deck);
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
              <p className={styles.plan}>{deck.plan}</p>
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
        <button type="submit" className={`button primary ${styles.begin}`}>
          <Swords size={18} aria-hidden /> {play.begin}
        </button>
      </p>
    </form>
  );
}
