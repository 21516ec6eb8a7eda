import { createHash, randomBytes, randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // nothing that reads like something else

const letters = (count: number): string => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const newId = (): string => letters(16);
/** Short enough to be told over a table, and too many to be guessed: 50 bits. */
export const newCode = (): string => letters(10);
export const newToken = (): string => randomBytes(32).toString("base64url");
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
