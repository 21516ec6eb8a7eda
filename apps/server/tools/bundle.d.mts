/** Bundles programs of test/proofs and what they need into a folder of their own. */
export function bundle(
  names: readonly string[],
  options?: { readonly withMaps?: boolean; readonly root?: string },
): Promise<{ readonly folder: string; remove(): void }>;
