/**
 * 355.3: a mode that was chosen for an item, as one number: which mode, of which of the text's groups of modes, for which
 * execution (820).
 */
export const modeChoice = (group: number, execution: number, mode: number): number => (group + execution * 10) * 100 + mode;

export const modeIn = (choice: number): number => choice % 100;

/** In whichever execution. */
export const isOfGroup = (choice: number, group: number): boolean => Math.floor(choice / 100) % 10 === group;

export const isOfExecution = (choice: number, group: number, execution: number): boolean =>
  Math.floor(choice / 100) === group + execution * 10;
