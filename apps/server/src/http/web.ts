import fastifyStatic from "@fastify/static";
import { serverReason } from "@rulebound/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { refusalBody } from "../problem.ts";

/** The built web client. Its pages are addresses of their own: whatever is no file is its first page. */
export async function webRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files with a hash in their name never change.
      const isForever = /[-.][A-Za-z0-9_-]{8,}\.\w+$/.test(path) && !path.endsWith(".html");
      reply.header("cache-control", isForever ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // Rules have dots in their addresses: /rules/466.3 is a page.
    const isFile = /\.(?:js|css|map|svg|png|ico|woff2|json|webmanifest|txt)$/.test(request.url.split("?")[0]);
    const isPage = request.method === "GET" && !request.url.startsWith("/api/") && !isFile;
    if (isPage && EMBEDDED.test(request.url)) allowFrames(reply);
    return isPage ? reply.sendFile("index.html") : reply.code(404).send(refusalBody(serverReason("nothingHere")));
  });
}

/** Pages that are made to stand in pages of others (docs/LINKS.md): they show what their address carries, and know nobody. */
const EMBEDDED = /^\/embed\/(?:case|deck|replay)\/?(?:[?#]|$)/;

function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  reply.header("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
  reply.removeHeader("x-frame-options");
}
