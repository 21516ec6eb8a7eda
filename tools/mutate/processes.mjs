// Processes with an end: limited by the time of the processor, since a busy machine may make any of them late.
import { spawn } from "node:child_process";

/** What it wrote, whether it ended well, and whether it was stopped. */
export function run(command, args, { cwd, seconds, input = "", env = {} }) {
  return new Promise((resolve, reject) => {
    // Twenty times as long on the clock: a process that waits for something that never comes is stopped, too.
    const child = spawn("/bin/sh", ["-c", `ulimit -t ${seconds}; exec "$0" "$@"`, command, ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    child.once("error", reject);
    // Without a number of its own there is no process, and to end "its" group would end this one.
    if (child.pid === undefined) return;
    let out = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        out += text;
      });
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    let late = false;
    const end = () => {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended already.
      }
    };
    const timer = setTimeout(() => {
      late = true;
      end();
    }, seconds * 20_000);
    process.once("exit", end);
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      process.off("exit", end);
      resolve({ out, passed: code === 0, stopped: late || signal === "SIGKILL" || signal === "SIGXCPU" || code === 137 || code === 152 });
    });
  });
}
