// Types against changes: those in different files are looked at together.
import { changed } from "./changes.mjs";

/** Tells of each change which error of types it makes, or that it makes none. */
export async function sweepTypes({ project, sources, changes, tell }) {
  let todo = changes;
  while (todo.length > 0) {
    const group = todo.filter((change, i) => todo.findIndex(({ path }) => path === change.path) === i);
    await together(group);
    todo = todo.filter((change) => !group.includes(change));
  }

  /** An error is of the change to its file; those that are left are looked at again without it. One elsewhere may be of any: each is tried alone. */
  async function together(some) {
    const errors = await project.with(
      some.map((change) => ({ path: change.path, source: changed(sources.get(change.path), change) })),
      () => project.typeErrors(),
    );
    const found = (change) => errors.find(({ path }) => path === change.path || some.length === 1);
    const rest = some.filter((change) => found(change) === undefined);
    for (const change of some) if (errors.length === 0 || found(change) !== undefined) tell(change, found(change) ?? null);
    if (errors.length === 0 || rest.length === 0) return;
    if (rest.length < some.length) await together(rest);
    else for (const change of some) await together([change]);
  }
}
