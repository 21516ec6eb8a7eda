export { contest } from "./gate.ts";
export { type Part, partOf } from "./parts.ts";
export { type Generation, Trainer, type TrainingOptions, type TrainingState } from "./trainer.ts";
