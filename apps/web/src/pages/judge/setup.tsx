import {
  type BattlefieldSketch,
  type PlayerSketch,
  sketchOf,
  withBattlefield,
  withHolder,
  withoutBattlefield,
  withPlayerNumber,
  withRunes,
  withTop,
} from "@rulebound/cases/edit";
import { nthSeat, type Seat } from "@rulebound/engine/internal";
import { Plus, X } from "lucide-react";
import { Popover } from "radix-ui";
import { useMemo } from "react";
import { CardFace, DomainIcon, factsNamed } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { CardSearch } from "./card-search.tsx";
import { Select } from "./fields.tsx";
import styles from "./setup.module.css";
import { Stepper } from "./stepper.tsx";
import { change, useDesk } from "./store.ts";
import { Zone } from "./zone.tsx";

const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"] as const;
const MODES = ["duel", "match", "ffa3", "ffa4", "2v2"] as const;
const PHASES = ["awaken", "beginning", "channel", "draw", "main", "ending"] as const;

/** The board of the case, to be set up: opponents above, battlefields in the middle, P1 below. */
export function Setup() {
  const { judge } = useStrings();
  const text = useDesk((desk) => desk.text);
  const sketch = useMemo(() => sketchOf(text), [text]);
  if (sketch === null) return <p className={styles.broken}>{judge.setup.broken}</p>;
  const seats = sketch.players.map((_, seat) => seat);
  const names = seats.map((seat) => [`P${seat + 1}`, `P${seat + 1}`] as const);
  return (
    <div className={styles.setup}>
      <div className={styles.turn}>
        <Select
          label={judge.setup.mode}
          value={sketch.mode}
          options={MODES.map((mode) => [mode, judge.setup.modes[mode]])}
          choose={(mode) => change((now) => withTop(now, "mode", mode))}
        />
        <Select
          label={judge.setup.turn}
          value={`P${sketch.turn + 1}`}
          options={names}
          choose={(turn) => change((now) => withTop(now, "turn", turn))}
        />
        <Select
          label={judge.setup.phase}
          value={sketch.phase}
          options={PHASES.map((phase) => [phase, judge.setup.phases[phase]])}
          choose={(phase) => change((now) => withTop(now, "phase", phase))}
        />
        <Stepper
          label={judge.setup.turnNumber}
          value={sketch.turnNumber}
          least={1}
          change={(n) => change((now) => withTop(now, "turnNumber", n))}
        />
      </div>
      {seats
        .slice(1)
        .reverse()
        .map((seat) => (
          <Player key={seat} seat={seat} player={sketch.players[seat]} />
        ))}
      <div className={styles.battlefields}>
        {sketch.battlefields.map((battlefield, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: battlefields are what stands at their place
          <Battlefield key={index} index={index} battlefield={battlefield} />
        ))}
        <AddBattlefield taken={sketch.battlefields.map(({ name }) => name)} />
      </div>
      <Player seat={0} player={sketch.players[0]} />
    </div>
  );
}

function Player({ seat, player }: { seat: number; player: PlayerSketch }) {
  const { judge } = useStrings();
  return (
    <section className={styles.player} aria-label={`P${seat + 1}`} data-seat={seat}>
      <div className={styles.facing}>
        <h2>P{seat + 1}</h2>
        <Stepper
          label={judge.setup.points}
          value={player.points}
          least={0}
          change={(n) => change((now) => withPlayerNumber(now, nthSeat(seat), "points", n))}
        />
        <Stepper
          label={judge.setup.xp}
          value={player.xp}
          least={0}
          change={(n) => change((now) => withPlayerNumber(now, nthSeat(seat), "xp", n))}
        />
        <Runes seat={seat} runes={player.runes} />
      </div>
      <div className={styles.zones}>
        <Zone slot={{ zone: "legend", seat: nthSeat(seat) }} pieces={player.legend === null ? [] : [player.legend]} single />
        <Zone slot={{ zone: "champion", seat: nthSeat(seat) }} pieces={player.champion === null ? [] : [player.champion]} single />
        <Zone slot={{ zone: "base", seat: nthSeat(seat) }} pieces={player.base} />
        <Zone slot={{ zone: "hand", seat: nthSeat(seat) }} pieces={player.hand} />
        <Zone slot={{ zone: "deck", seat: nthSeat(seat) }} pieces={player.deck} />
        <Zone slot={{ zone: "trash", seat: nthSeat(seat) }} pieces={player.trash} />
        <Zone slot={{ zone: "banished", seat: nthSeat(seat) }} pieces={player.banished} />
      </div>
    </section>
  );
}

/** Ready and exhausted runes by domain. */
function Runes({ seat, runes }: { seat: number; runes: PlayerSketch["runes"] }) {
  const { judge, card } = useStrings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div className={styles.runes} role="group" aria-label={judge.setup.of(`P${seat + 1}`, judge.setup.runes)}>
      {DOMAINS.map((domain) => {
        const { ready, exhausted } = runes[domain] ?? { ready: 0, exhausted: 0 };
        const set = (r: number, e: number) => change((now) => withRunes(now, nthSeat(seat), domain, r, e));
        return (
          <Popover.Root key={domain}>
            <Popover.Trigger
              className={styles.rune}
              data-any={ready + exhausted > 0 || undefined}
              aria-label={`${card.domains[domain]}: ${ready} ${judge.setup.ready}, ${exhausted} ${judge.setup.exhausted}`}
            >
              <DomainIcon domain={domain} />
              {ready}
              {exhausted > 0 && <span className={styles.faint}>+{exhausted}</span>}
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Content className={styles.popover} sideOffset={6} collisionPadding={12} aria-label={card.domains[domain]}>
                <div className={styles.facts}>
                  <h3>{card.domains[domain]}</h3>
                  <Stepper label={judge.setup.ready} value={ready} least={0} change={(n) => set(n, exhausted)} />
                  <Stepper label={judge.setup.exhausted} value={exhausted} least={0} change={(n) => set(ready, n)} />
                </div>
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        );
      })}
    </div>
  );
}

function Battlefield({ index, battlefield }: { index: number; battlefield: BattlefieldSketch }) {
  const { judge } = useStrings();
  const { name, card, controller, contested, units, facedown } = battlefield;
  const facts = factsNamed(card);
  const seats = units.map((_, seat) => seat);
  const players = seats.map((seat) => [String(seat), `P${seat + 1}`] as const);
  const seatOf = (value: string): Seat | null => (value === "" ? null : nthSeat(Number(value)));
  return (
    <section className={styles.battlefield} aria-label={name}>
      <header className={styles.place}>
        {facts !== null && <CardFace card={facts} size="small" />}
        <h3>{name}</h3>
        <button
          type="button"
          className={styles.remove}
          aria-label={judge.setup.removeBattlefield(name)}
          onClick={() => change((now) => withoutBattlefield(now, index))}
        >
          <X size={14} aria-hidden />
        </button>
      </header>
      {[...seats].reverse().map((seat) => (
        <div key={seat} className={styles.side}>
          <span className={styles.who}>P{seat + 1}</span>
          <Zone slot={{ zone: "units", battlefield: index, seat: nthSeat(seat) }} pieces={units[seat]} place={name} />
          <Zone slot={{ zone: "facedown", battlefield: index, seat: nthSeat(seat) }} pieces={facedown[seat]} place={name} />
        </div>
      ))}
      <div className={styles.holders}>
        <Select
          label={judge.setup.controller}
          value={controller === null ? "" : String(controller)}
          options={[["", judge.setup.byPresence], ["-1", judge.setup.nobody], ...players]}
          choose={(seat) => change((now) => withHolder(now, index, "controller", seatOf(seat)))}
        />
        <Select
          label={judge.setup.contested}
          value={contested === null ? "" : String(contested)}
          options={[["", judge.setup.notContested], ...players]}
          choose={(seat) => change((now) => withHolder(now, index, "contested", seatOf(seat)))}
        />
      </div>
    </section>
  );
}

function AddBattlefield({ taken }: { taken: readonly string[] }) {
  const { judge } = useStrings();
  const blank = ["BF-A", "BF-B", "BF-C", "BF-D", "BF-E"].find((name) => !taken.includes(name));
  const add = (name: string) => change((now) => withBattlefield(now, name));
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.addPlace} aria-label={judge.setup.addBattlefield} title={judge.setup.addBattlefield}>
        <Plus size={18} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} sideOffset={6} collisionPadding={12} aria-label={judge.setup.addBattlefield}>
          {blank !== undefined && (
            <button type="button" className="button" onClick={() => add(blank)}>
              {blank} ({judge.setup.plain})
            </button>
          )}
          <CardSearch types={["battlefield"]} choose={add} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
