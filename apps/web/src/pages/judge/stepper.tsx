import { Minus, Plus } from "lucide-react";
import styles from "./setup.module.css";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly change: (value: number) => void;
  readonly children?: React.ReactNode;
}

/** A number with a button to either side. `children` stand for the label where there is a picture for it. */
export function Stepper({ label, value, least = Number.NEGATIVE_INFINITY, change, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div className={styles.stepper} role="group" aria-label={label}>
      <span className={styles.stepperLabel} aria-hidden>
        {children ?? label}
      </span>
      <button type="button" aria-label={`${label} −`} disabled={value <= least} onClick={() => change(value - 1)}>
        <Minus size={14} aria-hidden />
      </button>
      <output aria-label={label}>{value}</output>
      <button type="button" aria-label={`${label} +`} onClick={() => change(value + 1)}>
        <Plus size={14} aria-hidden />
      </button>
    </div>
  );
}
