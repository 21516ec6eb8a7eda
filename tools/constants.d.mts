/** The text of a bundle in module format, with constants. */
export function withConstants(text: string): string;
