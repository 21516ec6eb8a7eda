import { createInterface } from "node:readline";

/** Lines that somebody types or a file holds, one at a time. */
export interface Lines {
  /** Null: there are no more. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function linesFrom(input: NodeJS.ReadableStream & { readonly isTTY?: boolean }): Lines {
  const reader = createInterface({ input, ...(input.isTTY === true ? { output: process.stdout } : {}) });
  const waiting: string[] = [];
  let ask: ((line: string | null) => void) | null = null;
  let isOver = false;
  reader.on("line", (line) => {
    if (ask === null) waiting.push(line);
    else {
      const answer = ask;
      ask = null;
      answer(line);
    }
  });
  reader.on("close", () => {
    isOver = true;
    ask?.(null);
    ask = null;
  });
  return {
    next(prompt) {
      if (input.isTTY === true) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (isOver) return Promise.resolve(null);
      return new Promise((resolve) => {
        ask = resolve;
      });
    },
    close: () => reader.close(),
  };
}
