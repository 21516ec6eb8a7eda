import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { folderOfCases, Library, openApiOf, QUESTIONS } from "@rulebound/cases/questions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { McpServer } from "../src/mcp/server.ts";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const page = readFileSync(new URL("../../../docs/ANSWERS.md", import.meta.url), "utf8");

/** The questions of the page, each with its call and what the answer holds. */
const asked = page.split(/^### /m).slice(1);
const examples = asked.map((section) => {
  const [call, answer] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text));
  return { title: section.split("\n")[0], call, answer };
});

const client = new Client({ name: "test", version: "1" });
const transport = new StdioClientTransport({ command: process.execPath, args: [bin, "mcp"] });
beforeAll(async () => {
  spawnSync(process.execPath, [bin, "--version"]); // builds the command, which the client would not wait for
  await client.connect(transport);
}, 300_000);
afterAll(() => client.close());

describe("rulebound mcp, asked by the protocol's own client", { timeout: 60_000 }, () => {
  it("says what it is and which tools it has", async () => {
    expect(client.getServerVersion()?.name).toBe("rulebound");
    expect(client.getInstructions()).toContain("rules engine");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(QUESTIONS.map(({ name }) => name));
    for (const { name, inputSchema } of tools) {
      expect(inputSchema.type).toBe("object");
      expect(page).toContain(`| ${name} |`);
    }
    await client.ping();
  });

  it("has ten questions in the docs", () => {
    expect(examples).toHaveLength(10);
    expect(new Set(examples.map(({ call }) => call.name)).size).toBe(QUESTIONS.length);
  });

  it.each(examples.map((example) => [example.title, example] as const))("%s", async (_, { call, answer }) => {
    const result = await client.callTool(call);
    expect(result.isError, JSON.stringify(result.content)).toBeUndefined();
    expect(result.structuredContent).toMatchObject(answer);
    const [part] = result.content as { type: string; text: string }[];
    expect(JSON.parse(part.text)).toEqual(result.structuredContent);
  });

  it.each([
    ["a rule that there is not", { name: "get_rule", arguments: { number: "999" } }, /999 is not in the book/],
    ["a card that there is not", { name: "get_card", arguments: { name: "zzzzqqqq" } }, /there is no card "zzzzqqqq"/],
    ["nothing", { name: "find_rules", arguments: {} }, /"text" is missing/],
    ["something else", { name: "find_rules", arguments: { text: "x", page: 2 } }, /"page" is no field of this question/],
    ["too many", { name: "find_rules", arguments: { text: "x", limit: 1000 } }, /a whole number from 1 to 25/],
    ["too much", { name: "run_case", arguments: { case: "x".repeat(9000) } }, /it has 9000 characters; 8000 are the most/],
    ["no case", { name: "run_case", arguments: { case: "name: [" } }, /line 1: not YAML/],
    ["two cases", { name: "run_case", arguments: { case: "name: a\nsteps: []\n---\nname: b\nsteps: []\n" } }, /one case was expected/],
    ["no such step", { name: "legal_actions", arguments: { case: "name: a\nsteps: []", step: 7 } }, /there is no step 7/],
  ])("%s is refused with its reason", async (_, call, reason) => {
    const result = await client.callTool(call);
    expect(result.isError).toBe(true);
    expect((result.content as { text: string }[])[0].text).toMatch(reason);
  });

  it("refuses a megabyte at once, and whoever asked hears it", async () => {
    const call = { name: "get_rule", arguments: { number: "1".repeat(1 << 20) } };
    await expect(client.callTool(call, undefined, { timeout: 20_000 })).rejects.toThrow(/65536 characters at most/);
    await client.ping();
  });

  it("answers many who ask at once, each their own question", async () => {
    const numbers = Array.from({ length: 60 }, (_, i) => String(401 + (i % 20)));
    const answers = await Promise.all(numbers.map((number) => client.callTool({ name: "get_rule", arguments: { number } })));
    expect(answers.map(({ structuredContent }) => (structuredContent as { number: string }).number)).toEqual(numbers);
  });

  it("refuses what it does not have", async () => {
    await expect(client.callTool({ name: "jump", arguments: {} })).rejects.toThrow(/there is no tool "jump"/);
  });
});

describe("the lines of the protocol", () => {
  const server = new McpServer("1", new Library(folderOfCases()));
  const code = (line: string) => (server.respond(line) as { error?: { code: number } } | null)?.error?.code;

  it("are refused where they are none, and notifications get no answer", () => {
    expect(code("{")).toBe(-32700);
    expect(code("[]")).toBe(-32600);
    expect(code("7")).toBe(-32600);
    expect(code('{"id": 1}')).toBe(-32600);
    expect(code('{"id": {}, "method": "ping"}')).toBe(-32600);
    expect(code('{"id": 1, "method": "ping", "params": []}')).toBe(-32600);
    expect(code('{"id": 1, "method": "jump"}')).toBe(-32601);
    expect(code(`{"id": 1, "method": "${"x".repeat(70_000)}"}`)).toBe(-32600);
    expect(server.respond('{"jsonrpc": "2.0", "method": "notifications/initialized"}')).toBeNull();
    expect(server.respond('{"jsonrpc": "2.0", "method": "tools/call", "params": {"name": "jump"}}')).toBeNull();
    expect(server.respond('{"jsonrpc": "2.0", "id": 1, "method": "ping"}')).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
  });
});

describe("the OpenAPI document", () => {
  it("has every question with its parameters", () => {
    const document = openApiOf(QUESTIONS, "1", "/api/v1") as {
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    };
    expect(Object.keys(document.paths)).toHaveLength(QUESTIONS.length);
    expect(document.paths["/rules/{number}"].get.parameters?.map((one) => `${one.in} ${one.name}`)).toEqual([
      "path number",
      "query version",
    ]);
    for (const { http } of QUESTIONS) expect(page).toContain(`${http.method.toUpperCase()} /api/v1${http.path}`);
  });
});
