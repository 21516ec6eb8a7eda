import {
  ACTION_RANGES,
  ACTIONS,
  ANSWER_FIELDS,
  ANSWER_KINDS,
  ENCODING_VERSION,
  OBSERVATION_SIZE,
  PLAYED_FROM,
  QUESTION_KINDS,
  QUESTION_TOPICS,
  REFERENCES,
  ROWS,
  SECTIONS,
  SOURCES,
} from "@rulebound/bots";
import { type CardPool, ENGINE_VERSION, MODES } from "@rulebound/engine/internal";
import { HEADER } from "./slots.ts";

export const GYM_FORMAT = 2;

/** What the numbers of observations and actions mean, for a program that reads them. */
export const contractOf = (pool: CardPool, decks: readonly string[]): object => ({
  format: GYM_FORMAT,
  encoding: ENCODING_VERSION,
  engine: ENGINE_VERSION,
  pool: pool.hash,
  observation: {
    size: OBSERVATION_SIZE,
    sections: SECTIONS,
    references: REFERENCES,
    question: { kind: QUESTION_KINDS, about: QUESTION_TOPICS },
  },
  answers: { rows: ROWS.answers, fields: ANSWER_FIELDS, kinds: ANSWER_KINDS },
  actions: { size: ACTIONS, ranges: ACTION_RANGES, playedFrom: PLAYED_FROM, sources: SOURCES },
  header: HEADER,
  modes: MODES.map(({ name, players }) => ({ name, players })),
  decks,
  cards: pool.cards.map(({ data }) => data.name),
  words: pool.words,
});
