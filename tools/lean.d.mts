import type { Plugin } from "esbuild";

/** A plugin for one bundling: the sources of that name in the project of this folder. */
export function leanSources(folder?: string, sources?: RegExp): Plugin;
