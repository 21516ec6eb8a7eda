import { Phase } from "@rulebound/engine/internal";
import { ChevronDown, FastForward } from "lucide-react";
import { Popover } from "radix-ui";
import { useStrings } from "../strings/index.ts";
import styles from "./console.module.css";
import { useFrame, useThings } from "./context.ts";
import { HabitsForm } from "./habits-form.tsx";
import { useStops } from "./stops.ts";

/** Ways to pass by itself, where that always stops, and what is done about single cards. */
export function PassMenu() {
  const { board } = useStrings();
  const { table } = useThings();
  const { auto, viewer } = useFrame();
  if (viewer < 0) return null;
  if (auto !== null)
    return (
      <button type="button" className={`button ${styles.more}`} onClick={() => table.pass(null)} title={board.pass.stop}>
        {board.pass.stop}
      </button>
    );
  return (
    <Popover.Root>
      <Popover.Trigger className={`button ${styles.more}`} data-key="pass" aria-label={board.pass.more} title={board.pass.more}>
        <FastForward size={15} aria-hidden />
        <ChevronDown size={13} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.menu} sideOffset={8} align="end" collisionPadding={8} aria-label={board.pass.more}>
          <Popover.Close className="button quiet" data-key="n" onClick={() => table.pass("something")}>
            {board.pass.something} <kbd>N</kbd>
          </Popover.Close>
          <Popover.Close className="button quiet" data-key="t" onClick={() => table.pass("turn")}>
            {board.pass.turn} <kbd>T</kbd>
          </Popover.Close>
          <StopsForm />
          <HabitsForm />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Phases in which somebody may be asked something. */
const PHASES = [Phase.beginning, Phase.channel, Phase.draw, Phase.main, Phase.ending] as const;

/** Where passing by itself always stops, in this game and in those to come. */
function StopsForm() {
  const { board } = useStrings();
  const { stops, stopAt } = useStops();
  const others = (phase: Phase): readonly Phase[] => stops.phases.filter((other) => other !== phase);
  return (
    <fieldset className={styles.stops}>
      <legend>{board.pass.stops}</legend>
      <Check isOn={stops.full === true} set={(full) => stopAt({ full })} label={board.pass.full} />
      <Check isOn={stops.chain} set={(chain) => stopAt({ chain })} label={board.pass.chain} />
      <Check isOn={stops.showdown} set={(showdown) => stopAt({ showdown })} label={board.pass.showdown} />
      {PHASES.map((phase) => (
        <Check
          key={phase}
          isOn={stops.phases.includes(phase)}
          set={(isOn) => stopAt({ phases: isOn ? [...others(phase), phase] : others(phase) })}
          label={board.pass.phase(board.phases[phase])}
        />
      ))}
    </fieldset>
  );
}

function Check({ isOn, set, label }: { readonly isOn: boolean; readonly set: (isOn: boolean) => void; readonly label: string }) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} /> {label}
    </label>
  );
}
