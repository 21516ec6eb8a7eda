import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What Prometheus reads. */
export class Metrics {
  readonly registry = new Registry();
  private readonly entries = this.counter("rulebound_entries_total", "Entries stored in rooms", ["kind"]);
  private readonly messages = this.counter("rulebound_messages_total", "Messages of clients", ["type"]);
  private readonly games = this.counter("rulebound_games_total", "Finished games", ["mode", "reason"]);
  private readonly groups = new Histogram({
    name: "rulebound_commit_seconds",
    help: "Time to bring a group of entries to the disk",
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  private readonly sizes = new Histogram({
    name: "rulebound_commit_entries",
    help: "Entries in a group",
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers: [this.registry],
  });

  /** Looking a counter up by its labels takes longer than all else that it does. */
  private readonly entriesOf = new Map<string, { inc(): void }>();
  private readonly messagesOf = new Map<string, { inc(): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  watch(of: { readonly rooms: () => number; readonly connections: () => number }): void {
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge("rulebound_rooms", "Rooms led by this process", of.rooms);
    gauge("rulebound_connections", "Clients connected to this process", of.connections);
  }

  entry(kind: string): void {
    const known = this.entriesOf.get(kind) ?? this.entries.labels(kind);
    this.entriesOf.set(kind, known);
    known.inc();
  }

  message(type: string): void {
    const known = this.messagesOf.get(type) ?? this.messages.labels(type);
    this.messagesOf.set(type, known);
    known.inc();
  }

  game(mode: string, reason: string): void {
    this.games.inc({ mode, reason });
  }

  group(size: number, seconds: number): void {
    this.sizes.observe(size);
    this.groups.observe(seconds);
  }
}
