/** Where jobs wait: a Redis server, and a queue on it for each version of the code that plays. */
export interface QueueAddress {
  readonly url: string;
  /** What the code that plays is known by: workers of another version would play other games, and do not see these jobs. */
  readonly code: string;
}

/** The queue cannot be used, for a reason that is not ours. */
export class QueueError extends Error {}

export const queueName = ({ code }: QueueAddress): string => `rulebound-${code}`;

/** The address without its password. */
export function shownUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

export const connectionTo = ({ url }: QueueAddress) => ({ url, maxRetriesPerRequest: null });

/** How long a server may take to answer at first, in milliseconds. */
const PATIENCE = 5_000;

/** Throws a `QueueError` unless a Redis server answers there. */
export async function checkServer({ url }: QueueAddress): Promise<void> {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol))
    throw new QueueError(`"${url}" is no address of a queue: it looks like redis://host:6379.`);
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  let reason = "";
  redis.on("error", (error: Error) => {
    reason = error.message;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new QueueError(`No Redis server answers at ${shownUrl(url)}: ${reason || (error as Error).message}`);
  } finally {
    redis.disconnect();
  }
}
