/** The version of the engine that is written into replays: that of package.json. */
export const ENGINE_VERSION = "0.1.0";
