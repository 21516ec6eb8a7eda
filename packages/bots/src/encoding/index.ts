/**
 * What a seat may know of a game, as numbers of fixed places: for learners (the gym) and for bots that have learned. `layout.ts`
 * says what stands where, `references.ts` gives every row a number, `encoder.ts` writes a position; docs/ENCODING.md tells it all.
 */
export { ACTION_RANGES, ACTIONS, PLAYED_FROM, SOURCES } from "./actions.ts";
export { ANSWER_KINDS } from "./answers.ts";
export { Encoder } from "./encoder.ts";
export {
  ANSWER_FIELDS,
  ANSWERS_SIZE,
  ENCODING_VERSION,
  OBSERVATION_SIZE,
  ROWS,
  SECTIONS,
  type Section,
  type SectionName,
} from "./layout.ts";
export { QUESTION_KINDS, QUESTION_TOPICS } from "./question.ts";
export { REFERENCES } from "./references.ts";
