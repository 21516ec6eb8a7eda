import fc from "fast-check";

/** The same examples in every run, so that a run can be repeated; `PROPERTY_SEED=7 npm test` looks at others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
