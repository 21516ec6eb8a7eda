/**
 * Games that were saved in format 2 remembered some objects by their ids alone: what was given up for a chain item, and the source of
 * what comes to the next card. They are read as the objects that those ids stand for in the saved game.
 */
export function fromFormat2(state: unknown): void {
  if (!isRecord(state) || !Array.isArray(state.objects)) return;
  const incarnations: readonly unknown[] = state.objects.map((o: unknown) => (isRecord(o) ? o.incarnation : undefined));
  const upgrade = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(upgrade);
    if (!isRecord(value)) return;
    if (Array.isArray(value.costObjects)) value.costObjects = value.costObjects.flatMap((id: number) => [id, incarnations[id]]);
    if (Array.isArray(value.onPlayEffects))
      for (const effect of value.onPlayEffects) if (isRecord(effect)) effect.sourceIncarnation = incarnations[Number(effect.source)] ?? -1;
    for (const inner of Object.values(value)) upgrade(inner);
  };
  upgrade(state.chain);
  upgrade(state.frames);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
