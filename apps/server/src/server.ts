import { AccountData } from "./accounts/account-data.ts";
import { Accounts } from "./accounts/accounts.ts";
import { Passwords } from "./accounts/passwords.ts";
import { Operator } from "./admin/operator.ts";
import { Sanctions } from "./admin/sanctions.ts";
import type { Cluster } from "./cluster/cluster.ts";
import { LocalCluster } from "./cluster/local.ts";
import { Clients } from "./gateway/clients.ts";
import { BEAT, LISTENED_IN } from "./gateway/connection.ts";
import { Gateway } from "./gateway/gateway.ts";
import { createApp } from "./http/app.ts";
import { serveMetrics } from "./http/metrics-port.ts";
import { newId } from "./ids.ts";
import { Metrics } from "./metrics.ts";
import { DEFAULT_OPTIONS, type ServerOptions } from "./options.ts";
import { Ratings } from "./rating/ratings.ts";
import { BotPlayers } from "./rooms/bots.ts";
import { RoomHost } from "./rooms/host.ts";
import { Matchmaker } from "./rooms/matchmaker.ts";
import { Results } from "./rooms/results.ts";
import { Versions } from "./rules/versions.ts";
import { claim } from "./store/claim.ts";
import { type Database, isPostgres, openDatabase } from "./store/database.ts";
import { Journal } from "./store/journal.ts";
import { Lives } from "./store/lives.ts";
import { prune } from "./store/prune.ts";

export interface RunningServer {
  /** `http://host:port` */
  readonly address: string;
  /** Where its metrics are; null: nowhere. */
  readonly metrics: string | null;
  readonly node: string;
  /** Rooms are handed over: everything is on the disk, and nobody leads them. */
  close(): Promise<void>;
}

export async function startServer(given: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const options: ServerOptions = { ...DEFAULT_OPTIONS, ...given };
  const { now } = options;
  const cluster = await openCluster(options);
  const database = await openDatabase(options.database);
  const metrics = new Metrics();
  const app = createApp(options);
  const { log } = app;
  const versions = Versions.open(options.versions, options.rules, log);
  const { pool } = versions.present;
  if (database.kind === "sqlite") await closingOnFailure(database, () => claim(database, options.database, now()));
  const lives = new Lives(database, cluster, options.deadAfter, now);
  const accounts = new Accounts(database, new Passwords(options.work.passwords, now), now);
  const ratings = new Ratings(database, now);
  const journal = new Journal(database, {
    onGroup: (size, seconds) => metrics.group(size, seconds),
    onHeld: (reason) => {
      log.error({ reason }, "nothing can be written: games wait");
      host.hold();
    },
    onFlowing: () => {
      log.warn("everything that waited is written: games go on");
      host.release();
    },
  });
  const bots = new BotPlayers(options.botPause, options.botThreads);
  const results = new Results(database, ratings, (mode, reason) => metrics.game(mode, reason));
  const host = new RoomHost({
    pool,
    versions,
    journal,
    bots,
    log,
    now,
    database,
    cluster,
    lives,
    onMoved: (room, node) => void gateway.routes.bring(room, node),
    deliver: (to, text) => {
      if (to.node === cluster.node) gateway.receive({ kind: "tell", connection: to.connection, text });
      else void cluster.send(to.node, { kind: "tell", connection: to.connection, text }).catch(() => {});
    },
    onStored: (_, entry) => metrics.entry(entry.do),
    onTalk: ({ id: room }, account, name, text) => {
      void database.query
        .insertInto("talk")
        .values({ id: newId(), room, account, name, text, at: now() })
        .execute()
        .catch((error) => log.warn({ err: error }, "what was said could not be kept"));
    },
    ratingOf: (account, mode) => ratings.shown(account, mode),
    roomsPerAddress: options.roomsPerAddress,
    recordResults: (room) => results.record(room),
  });
  const matchmaker = new Matchmaker(pool, cluster, host, ratings, lives, now);
  const clients = new Clients(options.work, options.limits.guests, now);
  const sanctions = new Sanctions(database, now, () =>
    gateway.connections.expel((account, address) => sanctions.banOf(account, address) !== null),
  );
  const gateway = new Gateway({
    sanctions,
    accounts,
    host,
    cluster,
    matchmaker,
    ratings,
    limits: options.limits,
    work: options.work,
    clients,
    log,
    now,
    onMessage: (type) => metrics.message(type),
  });
  /** Packets may have been lost. */
  const lookAgain = (): void => {
    const failed = (error: unknown): void => log.error({ err: error }, "what was missed could not be made up for");
    matchmaker.joinAgain().catch(failed);
    gateway.back().catch(failed);
  };
  await closingOnFailure(database, () =>
    cluster.start((packet) => gateway.receive(packet), {
      onAway: () => {
        log.error("Redis is away: games between processes and those who look for an opponent wait");
        gateway.away();
      },
      onBack: () => {
        log.warn("Redis is back");
        lookAgain();
      },
    }),
  );
  await closingOnFailure(database, () => lives.beat());
  metrics.watch({ rooms: () => host.size, connections: () => gateway.connections.size });
  let isStopping = false;
  await sanctions.refresh();
  await app.addRoutes({
    options,
    database,
    cluster,
    accounts,
    accountData: new AccountData(database, now),
    operator: new Operator(database, now),
    sanctions,
    ratings,
    host,
    gateway,
    clients,
    pool,
    isStopping: () => isStopping,
    canWrite: async () => {
      if (journal.isHeld) return false;
      await lives.beat();
      return true;
    },
  });

  const timers = [
    every(options.deadAfter / 3, async () => {
      await host.adopt();
      await host.sweep();
    }),
    every(1000, () => matchmaker.tick()),
    every(5000, () => sanctions.refresh()),
    every(BEAT / LISTENED_IN, async () => gateway.connections.listen()),
    every(15_000, async () => gateway.connections.checkPulse()),
    every(options.deadAfter / 3, () => lives.beat()),
    every(3_600_000, async () => {
      await prune(database, now());
      versions.forget(await host.rulesInUse(), now());
    }),
    watchForStops((ms) => {
      log.warn({ ms }, "the process stood still");
      host.stoodStill(now() - ms).catch((error) => log.error({ err: error }, "rooms could not be looked at again"));
      lookAgain();
    }),
  ];
  function every(ms: number, run: () => Promise<unknown>): NodeJS.Timeout {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning || isStopping) return;
      isRunning = true;
      run()
        .catch((error) => log.error({ err: error }, "something that is done again and again failed"))
        .finally(() => {
          isRunning = false;
        });
    }, ms);
    timer.unref();
    return timer;
  }

  const measured = options.metricsPort === null ? null : await serveMetrics(metrics, options.metricsHost, options.metricsPort);
  const adopted = await host.adopt();
  const address = await app.fastify.listen({ host: options.host, port: options.port });
  log.info({ address, node: cluster.node, database: database.kind, shared: cluster.isShared, adopted }, "the server listens");

  return {
    address,
    metrics: measured === null ? null : `${measured.address}/metrics`,
    node: cluster.node,
    async close() {
      if (isStopping) return;
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      // Whoever stops a server whose database is away does not wait for it for ever.
      const patience = setTimeout(() => {
        journal.giveUp();
        host.hurry();
      }, options.deadAfter);
      await host.close().catch((error) => log.error({ err: error }, "rooms could not be handed over"));
      gateway.connections.closeAll("the server stops");
      await app.fastify.close();
      await measured?.close();
      await journal.settled();
      await bots.close();
      await cluster.close();
      await lives.end().catch(() => {}); // it is known to be gone when it does not renew any more
      clearTimeout(patience);
      await database.close();
    },
  };
}

async function closingOnFailure<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** So many milliseconds without a turn of the event loop are a process that was stopped, or a machine that was. */
const STOPPED = 2000;

function watchForStops(onStop: (ms: number) => void): NodeJS.Timeout {
  let last = performance.now();
  return setInterval(() => {
    const since = last;
    last = performance.now();
    if (last - since > STOPPED) onStop(last - since);
  }, 250).unref();
}

async function openCluster({ database, redis, deadAfter }: ServerOptions): Promise<Cluster> {
  if (redis === null) return new LocalCluster(newId());
  if (!isPostgres(database)) throw new Error("several processes (REDIS_URL) need PostgreSQL (DATABASE_URL): a SQLite file belongs to one");
  const { RedisCluster } = await import("./cluster/redis.ts");
  return new RedisCluster(newId(), redis, deadAfter);
}
