import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { LessonId } from "./lessons.ts";

/** Which steps have been taken. */
interface Progress {
  readonly done: readonly LessonId[];
}

export const useProgress = create<Progress>()(persist((): Progress => ({ done: [] }), { name: "rulebound.tutorial" }));

export function finish(id: LessonId): void {
  const { done } = useProgress.getState();
  if (!done.includes(id)) useProgress.setState({ done: [...done, id] });
}
