const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Whoever works for long looks here whether to stop. A second signal ends the process as usual. */
export class Interruption {
  /** The exit code that goes with the signal; null: nobody has interrupted. */
  exitCode: number | null = null;
  private readonly listeners: (() => void)[] = [];

  constructor() {
    for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => this.stop(code));
    process.once("disconnect", () => this.stop(1)); // the process that started this one is gone
  }

  onStop(listener: () => void): void {
    this.listeners.push(listener);
  }

  private stop(code: number): void {
    this.exitCode = code;
    for (const listener of this.listeners) listener();
  }
}
