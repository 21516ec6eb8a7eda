import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import helmet from "@fastify/helmet";
import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { webRoutes } from "../src/http/web.ts";

describe("pages of the client in frames of others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-web-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  const app = fastify();
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'self'"], frameAncestors: ["'none'"] } } });
  await webRoutes(app, folder);
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const headers = async (url: string) => (await app.inject({ url })).headers;

  it.each(["/embed/case", "/embed/deck/", "/embed/replay?x=1"])("are allowed where they are made for that: %s", async (url) => {
    const found = await headers(url);
    expect(found["content-security-policy"]).toContain("frame-ancestors *");
    expect(found["content-security-policy"]).toContain("default-src 'self'");
    expect(found["x-frame-options"]).toBeUndefined();
  });

  it.each(["/", "/play", "/online/ABC", "/embed", "/embed/../online", "/embed/case/../../online", "/embedded/case", "/x/embed/case"])(
    "are refused everywhere else: %s",
    async (url) => {
      const found = await headers(url);
      expect(found["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(found["x-frame-options"]).toBeDefined();
    },
  );
});
