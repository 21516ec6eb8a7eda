import v8 from "node:v8";
import vm from "node:vm";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { AnswerSchema } from "../src/questions/answers.ts";
import { answerQuestion, folderOfCases, Library, openApiOf, QUESTIONS } from "../src/questions/index.ts";

const library = new Library(folderOfCases());
const BOARD =
  "players:\n  P1: { hand: [Hextech Ray], runes: { fury: 2 }, base: [V2] }\nbattlefields:\n  - BF-A: { units: { P2: [V3, V1] } }\n  - BF-B\n";
const board = (...steps: readonly string[]): string =>
  `name: x\n${BOARD}${steps.length === 0 ? "steps: []" : ["steps:", ...steps.map((step) => `  - ${step}`)].join("\n")}`;
const OVER = "name: x\nmode: duel\nplayers: { P1: {} }\nsteps:\n  - P1: concede";

/** A few of each question, whose answers have every field that there is. */
const ASKED: readonly (readonly [name: string, input: object])[] = [
  ["find_rules", { text: "what does tank do" }],
  ["find_rules", { text: "qqqqq" }],
  ...["401", "466.3", "100", "815.1.b", "829"].map((number) => ["get_rule", { number }] as const),
  ["get_rule", { number: "401", version: "1.2" }],
  ["find_cards", { text: "fury unit", limit: 25 }],
  ...["Jinx, Rebel", "Hextech Ray", "OGN-251", "Fury Rune", "Zaun Warrens", "Scrapheap"].map((name) => ["get_card", { name }] as const),
  ["find_rulings", { text: "stolen unit", limit: 25 }],
  ["check_deck", { deck: "Legend:\n1 Jinx, Loose Cannon\nMainDeck:\n4 Hextech Ray" }],
  ["check_deck", { deck: "nothing" }],
  ["run_case", { case: board("P1: play Hextech Ray on V3", "all pass") }],
  ["run_case", { case: board("P1: move V3 to BF-B") }],
  ["run_case", { case: board("all pass"), explain: false }],
  ["run_case", { case: OVER }],
  ["legal_actions", { case: board() }],
  ["legal_actions", { case: board("P1: play Hextech Ray") }],
  ["legal_actions", { case: OVER }],
  ["explain_action", { case: board(), action: "P1: end turn" }],
  ["explain_action", { case: board(), action: "P1: move V3 to BF-B" }],
];

/** The same schema, in which every field must be named: answers may say no more than is written down. */
function strict(schema: AnswerSchema): object {
  if (schema.type === "array") return { ...schema, items: strict(schema.items) };
  if (schema.type !== "object" || !("properties" in schema) || schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([name, part]) => [name, strict(part)]);
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false };
}

describe("answers to questions", () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });

  it("are asked for each question", () => {
    expect(new Set(ASKED.map(([name]) => name))).toEqual(new Set(QUESTIONS.map(({ name }) => name)));
  });

  it.each(ASKED)("%s %j is as its schema says, and says no more", (name, input) => {
    const question = QUESTIONS.find((one) => one.name === name);
    if (question === undefined) throw new Error(`there is no question ${name}`);
    const isFitting = ajv.compile(strict(question.output));
    const answer = answerQuestion(name, input, library);
    expect(isFitting(JSON.parse(JSON.stringify(answer))), JSON.stringify(isFitting.errors)).toBe(true);
    expect(ajv.compile(question.input)(input)).toBe(true);
  });

  it("have every field that a schema names, in one of them at least", () => {
    const unseen = QUESTIONS.flatMap(({ name, output }) => {
      const answers = ASKED.filter(([asked]) => asked === name).map(([, input]) => answerQuestion(name, input, library));
      return Object.keys(output.properties ?? {}).flatMap((field) => (answers.some((one) => field in one) ? [] : [`${name}: ${field}`]));
    });
    expect(unseen).toEqual([]);
  });
});

describe("the OpenAPI document", () => {
  it("is one, by the specification's own schema", async () => {
    const document = JSON.parse(JSON.stringify(openApiOf(QUESTIONS, "1", "/api/v1"))) as Record<string, unknown>;
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
    const { valid: isBroken } = await new Validator().validate({ ...document, paths: { rules: { get: { responses: 7 } } } });
    expect(isBroken).toBe(false);
  });

  it("leaves no operation without a schema for each of its answers", () => {
    const { paths } = openApiOf(QUESTIONS, "1", "/api/v1") as {
      paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(QUESTIONS.length);
    for (const { responses } of operations)
      for (const { content } of Object.values(responses)) expect(Object.keys(content["application/json"].schema).length).toBeGreaterThan(0);
    for (const { responses } of operations) expect(responses[200].content["application/json"].schema).toHaveProperty("properties");
  });
});

describe("whoever asks for ever", () => {
  it("does not fill the memory with cards of their own", () => {
    v8.setFlagsFromString("--expose-gc");
    const collect = vm.runInNewContext("gc") as () => void;
    const used = (from: number, to: number): number => {
      for (let i = from; i < to; i++)
        answerQuestion("run_case", { case: `name: x\ncards:\n  Card ${i}: {type: unit, might: 1}\nsteps: []` }, library);
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used(0, 220);
    expect(used(220, 440) - before).toBeLessThan(20 * 1024 * 1024); // without a bound: 54 MB
  });

  it("gets no position that takes for ever to list", () => {
    const of = (player: string): string => `name: x\nplayers:\n  P1: { ${player} }\nsteps: []`;
    for (const player of ["runes: { fury: 301 }", "pool: { fury: 301 }", `base: [${Array.from({ length: 301 }, () => "V1").join(", ")}]`])
      expect(() => answerQuestion("legal_actions", { case: of(player) }, library)).toThrow(
        "the position has 301 cards and runes; 300 are the most",
      );
    expect(answerQuestion("legal_actions", { case: of("runes: { fury: 300 }") }, library)).toMatchObject({ player: "P1" });
  });
});
