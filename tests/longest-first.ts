import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A fresh clone knows no durations, and then small files come last: these would be waited for alone. */
const LONGEST = ["apps/server/test/faults.test.ts", "packages/cases/test/cases.test.ts"];

const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((name) => moduleId.endsWith(name));

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
