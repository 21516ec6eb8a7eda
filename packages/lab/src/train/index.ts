export { contest } from "./gate.ts";
export { type Part, partOf } from "./parts.ts";
export { type Generation, type KeptWeights, Trainer, type TrainingOptions, type TrainingState } from "./trainer.ts";
