const STARTED = Date.now() - performance.now();

/**
 * Milliseconds since 1970 as they were when the process started, and from then on by a clock that only goes forward: whoever
 * sets the machine's clock takes nobody's time.
 */
export const steadyNow = (): number => Math.round(STARTED + performance.now());
