import type { Reporter, TestModule } from "vitest/node";

/** Closes a run with one plain line, without colours, for programs that read what a run printed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      const before = count.passed + count.failed;
      for (const test of module.children.allTests()) count[test.result().state]++;
      // A file that could not be loaded has no tests to count.
      if (module.state() === "failed" && before === count.passed + count.failed) count.failed++;
    }
    const left = count.skipped + count.pending;
    console.log(`${count.passed} passed, ${count.failed} failed${left > 0 ? `, ${left} skipped` : ""}`);
  }
}
