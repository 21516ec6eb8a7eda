import { create } from "zustand";
import styles from "./toasts.module.css";

interface Toast {
  readonly id: number;
  readonly text: string;
}

const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let last = 0;
const STAYS_MS = 5000;

/** Says something in passing, without asking for attention. */
export function say(text: string): void {
  const id = ++last;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { id, text }] }));
  setTimeout(() => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })), STAYS_MS);
}

export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, text }) => (
        <p key={id} className={styles.toast}>
          {text}
        </p>
      ))}
    </div>
  );
}
