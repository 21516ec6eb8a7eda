// Runs a program whose clients measure a server: what they wait for is to be the server, not the collection of their own garbage.
import { spawn } from "node:child_process";

export const CLIENT_FLAGS = ["--max-semi-space-size=128", "--no-incremental-marking", "--heap-growing-percent=300"];

/** Its exit code. */
export function runClients(program, args) {
  const child = spawn(process.execPath, ["--enable-source-maps", ...CLIENT_FLAGS, program, ...args], { stdio: "inherit" });
  process.on("exit", () => child.kill());
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
