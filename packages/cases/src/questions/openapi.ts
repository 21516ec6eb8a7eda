import type { Question } from "./question.ts";

/** The questions as an OpenAPI document: made of the same schemas by which they are checked. */

const ERRORS = {
  400: "what was asked does not fit",
  404: "there is no such thing",
  413: "the body is too long",
  415: "the body is not JSON",
  429: "too much comes from this address",
  503: "it took too long",
};

export const openApiOf = (questions: readonly Question[], version: string, base: string): object => ({
  openapi: "3.1.0",
  info: {
    title: "Rulebound questions",
    version,
    description:
      "Rules, cards, rulings, decks and positions of Riftbound, answered by a rules engine. Gists are in the project's own words.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: base }],
  paths: Object.fromEntries(questions.map((question) => [question.http.path, { [question.http.method]: operationOf(question) }])),
  components: {
    schemas: { Error: { type: "object", properties: { error: { type: "string" } }, required: ["error"] } },
  },
});

function operationOf({ name, title, description, input, output, http }: Question): object {
  const inPath = [...http.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
  const { properties, required } = input;
  const parameters = Object.entries(properties).map(([key, schema]) => ({
    name: key,
    in: inPath.includes(key) ? "path" : "query",
    required: required.includes(key),
    description: schema.description,
    schema,
  }));
  const isGet = http.method === "get";
  return {
    operationId: name,
    summary: title,
    description,
    ...(isGet ? { parameters } : { requestBody: { required: true, content: { "application/json": { schema: input } } } }),
    responses: {
      200: { description: "the answer", content: { "application/json": { schema: output } } },
      ...Object.fromEntries(Object.entries(ERRORS).map(([status, what]) => [status, errorOf(what)])),
    },
  };
}

const errorOf = (description: string): object => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});
