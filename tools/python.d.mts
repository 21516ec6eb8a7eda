/** The first Python of these that has all of the modules; null: none has. */
export function pythonWith(modules: readonly string[], candidates?: readonly (string | undefined)[]): string | null;
export const TO_RUN: readonly string[];
export const TO_INSTALL: readonly string[];
export const DEBIAN: string;
