import { inEnglish, type Reason } from "@rulebound/engine/internal";

/** Bytes as text in base 32, and whole numbers as seven bits a byte, the lowest first. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function toBase32(bytes: readonly number[]): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31];
}

/** Null: another character is among them. */
export function fromBase32(text: string): number[] | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text.toUpperCase()) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return null;
    held = ((held << 5) | value) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  return bytes;
}

export function numberBytes(n: number): number[] {
  return n < 128 ? [n] : [(n & 127) | 128, ...numberBytes(n >>> 7)];
}

/** The bytes have ended too early, or a number is too large to be one. */
export class BytesError extends Error {
  constructor(readonly why: Reason) {
    super(inEnglish(why));
  }
}

export class Bytes {
  private at = 0;
  constructor(private readonly bytes: readonly number[]) {}

  byte(): number {
    if (this.at >= this.bytes.length) throw new BytesError({ reason: "codeEnds" });
    return this.bytes[this.at++];
  }

  number(): number {
    let n = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      n |= (byte & 127) << shift;
      if (byte < 128) return n;
    }
    throw new BytesError({ reason: "codeNumber" });
  }

  /** So many of something that takes a byte or more each: never more than there are bytes left, so that nothing is made room for in vain. */
  list<T>(one: () => T): T[] {
    const length = this.number();
    if (length > this.bytes.length - this.at) throw new BytesError({ reason: "codeList", given: [length] });
    return Array.from({ length }, one);
  }
}
