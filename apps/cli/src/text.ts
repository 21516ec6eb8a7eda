import { bold } from "./play/style.ts";

/** Text for people, in lines. */

const WIDTH = 100;

/** A text in lines of a readable width; further lines are indented a little more. */
export function wrapped(text: string, indent = ""): string[] {
  const lines = [indent];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last.length + word.length + 1 > WIDTH && last.trim() !== "") lines.push(`${indent}${indent === "" ? "" : "  "}${word}`);
    else lines[lines.length - 1] += `${last.trim() === "" ? "" : " "}${word}`;
  }
  return lines;
}

/** Lines under a title; without lines there is no title either. */
export const titled = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ["", bold(title), ...lines]);

/** The first of many lines, and how many more there are. */
export const shortened = (lines: readonly string[], most: number, more = ""): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), `  ... and ${lines.length - most} more${more}`];
