// `npm start`: builds the client if need be, serves it, and says where. PORT chooses another port, HOST another address.
import { buildIfNeeded } from "./build.mjs";
import { serve } from "./serve.mjs";

const since = Date.now();
try {
  await buildIfNeeded((line) => console.error(line));
  const { server, address } = await serve(Number(process.env.PORT ?? 4173), process.env.HOST);
  console.log(`Rulebound is at ${address} (ready after ${((Date.now() - since) / 1000).toFixed(1)} s). Ctrl+C ends it.`);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => server.close(() => process.exit(0)) && server.closeAllConnections());
} catch (error) {
  console.error(`The client could not be started: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
