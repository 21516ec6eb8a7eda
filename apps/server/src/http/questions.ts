import { fitting, openApiOf, QUESTIONS, type Question, QuestionError } from "@rulebound/cases/questions";
import { ENGINE_VERSION } from "@rulebound/engine/internal";
import { serverReason } from "@rulebound/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../gateway/clients.ts";
import { unitsIn } from "../gateway/limits.ts";
import { refusalBody } from "../problem.ts";
import { QuestionThread } from "../questions/thread.ts";
import type { AppServices } from "./app.ts";

/** Rules, cards, rulings, decks and positions for other programs (docs/ANSWERS.md). An address asks one thing at a time, and pays for it. */
const BASE = "/api/v1";
const LONGEST_BODY = 32 * 1024;
const AT_ONCE = 2;
const STATUS = { busy: 503, slow: 503, broken: 500 } as const;

export async function questionRoutes(app: FastifyInstance, { clients, options }: AppServices): Promise<void> {
  const thread = new QuestionThread(options.longestQuestion);
  const asking = new Map<string, number>();
  app.addHook("onClose", () => thread.stop());
  const document = openApiOf(QUESTIONS, ENGINE_VERSION, BASE);
  app.get(`${BASE}/openapi.json`, async () => document);
  app.get(BASE, async () => ({ openapi: `${BASE}/openapi.json`, questions: QUESTIONS.map(({ name, title }) => ({ name, title })) }));

  for (const question of QUESTIONS)
    app.route({
      method: question.http.method === "get" ? "GET" : "POST",
      url: `${BASE}${question.http.path.replace(/\{(\w+)\}/g, ":$1")}`,
      bodyLimit: LONGEST_BODY,
      handler: async (request, reply) => {
        const network = networkOf(request.ip);
        const count = asking.get(network) ?? 0;
        if (count >= AT_ONCE) return reply.code(429).send(refusalBody(serverReason("tooManyQuestions", AT_ONCE)));
        asking.set(network, count + 1);
        try {
          return await answer(thread, question, request, reply, (units) => clients.at(request.ip).work.charge(units, options.now()));
        } finally {
          const left = (asking.get(network) ?? 1) - 1;
          if (left > 0) asking.set(network, left);
          else asking.delete(network);
        }
      },
    });
}

async function answer(
  thread: QuestionThread,
  question: Question,
  request: FastifyRequest,
  reply: FastifyReply,
  charge: (units: number) => void,
): Promise<FastifyReply> {
  const input = fittingInput(question, request);
  if (input instanceof QuestionError) return reply.code(400).send({ error: input.message });
  const came = await thread.ask(question.name, input);
  charge(unitsIn(came.milliseconds));
  if ("answer" in came) return reply.send(came.answer);
  if ("problem" in came) return reply.code(came.kind === "missing" ? 404 : 400).send({ error: came.problem });
  if (came.failure === "broken") request.log.error({ question: question.name, detail: came.detail }, "a question could not be answered");
  return reply.code(STATUS[came.failure]).send({ error: came.failure === "broken" ? "the server could not do this" : came.detail });
}

/** Checked before it goes to the thread: what is nested too deeply could not even be sent there. */
function fittingInput(question: Question, request: FastifyRequest): object {
  try {
    return fitting(question.input, inputOf(question, request));
  } catch (error) {
    if (error instanceof QuestionError) return error;
    throw error;
  }
}

/** What stands in the path and the address, or the body. In an address everything is text: what looks like a number or a truth is one. */
function inputOf({ http, input }: Question, request: FastifyRequest): unknown {
  if (http.method === "post") return request.body ?? {};
  const given = { ...(request.query as Record<string, unknown>), ...(request.params as Record<string, unknown>) };
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const type = Object.hasOwn(input.properties, key) ? input.properties[key].type : "string";
      if (type === "integer" && typeof value === "string" && /^\d{1,6}$/.test(value)) return [key, Number(value)];
      return [key, type === "boolean" && (value === "true" || value === "false") ? value === "true" : value];
    }),
  );
}
