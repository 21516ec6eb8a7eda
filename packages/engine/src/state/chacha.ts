/**
 * ChaCha20's block function (RFC 8439): from a key of eight words and a place in a stream, words that nobody can tell from
 * chance or continue without the key.
 */
const ROUNDS = 20;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const block = new Int32Array(16);
const start = new Int32Array(16);
/** What `block` holds, so that neighbouring words cost one block. */
let isFilled = false;

function quarter(a: number, b: number, c: number, d: number): void {
  block[a] += block[b];
  block[d] = rotated(block[d] ^ block[a], 16);
  block[c] += block[d];
  block[b] = rotated(block[b] ^ block[c], 12);
  block[a] += block[b];
  block[d] = rotated(block[d] ^ block[a], 8);
  block[c] += block[d];
  block[b] = rotated(block[b] ^ block[c], 7);
}

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function fill(key: readonly number[], from: number, counter: number, nonce: readonly number[]): void {
  let isSame = isFilled;
  const put = (at: number, word: number): void => {
    if (start[at] === (word | 0)) return;
    start[at] = word;
    isSame = false;
  };
  for (let i = 0; i < 4; i++) start[i] = SIGMA[i];
  for (let i = 0; i < 8; i++) put(4 + i, key[from + i]);
  put(12, counter);
  for (let i = 0; i < 3; i++) put(13 + i, nonce[i]);
  if (isSame) return;
  block.set(start);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] += start[i];
  isFilled = true;
}

/** One block of 16 words; the key lies in `words` from `from` on. */
export function chachaBlock(words: readonly number[], from: number, counter: number, nonce: readonly number[]): number[] {
  fill(words, from, counter, nonce);
  return Array.from(block, (word) => word >>> 0);
}

const nonces = new Map<number, readonly number[]>();

/** Word number `at` of a stream. */
export function chachaWord(words: readonly number[], from: number, stream: number, at: number): number {
  let nonce = nonces.get(stream);
  if (nonce === undefined) {
    nonce = [stream, 0, 0];
    nonces.set(stream, nonce);
  }
  fill(words, from, at >>> 4, nonce);
  return block[at & 15] >>> 0;
}
