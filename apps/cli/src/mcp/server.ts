import { answerQuestion, type Library, QUESTIONS, QuestionError } from "@rulebound/cases/questions";

/**
 * The Model Context Protocol over standard input and output: a line of JSON-RPC each way. Only tools are offered, and every
 * request is answered at once, so there is little to it; `test/mcp.test.ts` drives it with the client of the protocol's own SDK.
 */
const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const LONGEST = 64 * 1024;
/** A request that is too long is still read so far as to be refused by its id: without that a client would wait for its answer. */
const LONGEST_REFUSED = 16 * 1024 * 1024;
const ErrorCode = { notJson: -32700, noRequest: -32600, noMethod: -32601, badParams: -32602, internal: -32603 } as const;

const INSTRUCTIONS =
  "Answers about Riftbound come from a rules engine: look rules and cards up, and for what happens in a position write a case and run it. " +
  "Cite rule numbers. Gists of rules are in the engine's own words, not those of the book.";

type Id = string | number | null;
interface Request {
  readonly id?: Id;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export class McpServer {
  constructor(
    private readonly version: string,
    private readonly library: Library,
  ) {}

  /** The response to a line, or null where none is due. */
  respond(line: string): object | null {
    let request: Request;
    try {
      request = requestIn(line);
    } catch (error) {
      return failure(null, error);
    }
    const { id } = request;
    try {
      if (line.length > LONGEST) throw new RpcError(ErrorCode.noRequest, `a request has ${LONGEST} characters at most`);
      const result = this.resultOf(request);
      return id === undefined ? null : { jsonrpc: "2.0", id, result };
    } catch (error) {
      return id === undefined ? null : failure(id, error);
    }
  }

  private resultOf({ method, params = {}, id }: Request): object {
    switch (method) {
      case "initialize":
        return {
          protocolVersion: VERSIONS.find((version) => version === params.protocolVersion) ?? VERSIONS[0],
          capabilities: { tools: { listChanged: false } },
          serverInfo: { name: "rulebound", title: "Rulebound: Riftbound rules", version: this.version },
          instructions: INSTRUCTIONS,
        };
      case "ping":
        return {};
      case "tools/list":
        return { tools: QUESTIONS.map(toolOf) };
      case "tools/call":
        return this.call(params);
      default:
        if (id === undefined) return {}; // notifications need no answer
        throw new RpcError(ErrorCode.noMethod, `there is no method "${method.slice(0, 40)}"`);
    }
  }

  /** What is wrong with a question is told to the model, which can ask better. */
  private call({ name, arguments: input = {} }: Readonly<Record<string, unknown>>): object {
    if (typeof name !== "string" || !QUESTIONS.some((question) => question.name === name))
      throw new RpcError(ErrorCode.badParams, `there is no tool "${String(name).slice(0, 40)}"`);
    try {
      const answer = answerQuestion(name, input, this.library);
      return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      return { content: [{ type: "text", text: error.message }], isError: true };
    }
  }
}

const toolOf = ({ name, title, description, input, output }: (typeof QUESTIONS)[number]): object => ({
  name,
  title,
  description,
  inputSchema: input,
  outputSchema: output,
  annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
});

function requestIn(line: string): Request {
  if (line.length > LONGEST_REFUSED) throw new RpcError(ErrorCode.noRequest, `a request has ${LONGEST} characters at most`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RpcError(ErrorCode.notJson, "this is not JSON");
  }
  const request = value as Partial<Request> | null;
  const isId = request?.id === undefined || request.id === null || typeof request.id === "string" || typeof request.id === "number";
  const { params } = request ?? {};
  const areParams = params === undefined || (typeof params === "object" && params !== null && !Array.isArray(params));
  if (typeof request !== "object" || request === null || typeof request.method !== "string" || !isId || !areParams)
    throw new RpcError(ErrorCode.noRequest, "this is no request of JSON-RPC");
  return request as Request;
}

function failure(id: Id, error: unknown): object {
  const { code, message } = error instanceof RpcError ? error : { code: ErrorCode.internal, message: "the engine could not answer this" };
  return { jsonrpc: "2.0", id, error: { code, message } };
}
