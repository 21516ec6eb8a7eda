import { type Command, InvalidArgumentError } from "commander";
import { sayingErrors, UserError } from "../options.ts";

interface Common {
  readonly server: string;
  readonly json?: boolean;
}

type Row = Readonly<Record<string, unknown>>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

const env = process.env;
const hours = (text: string): number => {
  const n = Number(text);
  if (!(n > 0)) throw new InvalidArgumentError("It is a number of hours, more than 0.");
  return n;
};

/** An operator's tools: each asks a running server, which knows the same token. */
export function admin(program: Command): void {
  const root = program
    .command("admin")
    .description("look after a running server: rooms, accounts, bans, mutes, reports")
    .addHelpText(
      "after",
      "\nThe server has to be started with ADMIN_TOKEN=..., 24 characters or more, and this command needs the same variable.\n" +
        "Ending, muting and banning need a reason, which is kept (rulebound admin audit) and told to whom it concerns.\n\n" +
        "Examples:\n  $ export ADMIN_TOKEN=...\n  $ rulebound admin rooms --status live\n  $ rulebound admin talk --room J1QCKA0YNHA0EPA3      what was said there, for a report\n" +
        '  $ rulebound admin accounts ashe                      find the id of "Ashe"\n  $ rulebound admin mute P0M9ZK --hours 24 --why "insults"\n' +
        '  $ rulebound admin ban --address 203.0.113.7 --why "floods rooms"\n  $ rulebound admin sanctions                          their ids\n  $ rulebound admin lift 7XK2 --why "served"',
    );
  const tool = (name: string, about: string): Command =>
    root
      .command(name)
      .description(about)
      .option("--server <address>", "[RULEBOUND_SERVER]", env.RULEBOUND_SERVER ?? "http://127.0.0.1:8080")
      .option("--json", "print the answer as JSON");

  tool("rooms", "the rooms that changed last, and who sits there")
    .option("--status <status>", "open, live or over")
    .action(sayingErrors((o: Common & { status?: string }) => ask(o, "GET", `/rooms${query({ status: o.status })}`)));
  tool("room <id>", "one room: terms, seats, how much was played").action(
    sayingErrors((id: string, o: Common) => ask(o, "GET", `/rooms/${encodeURIComponent(id)}`)),
  );
  tool("end-room <id>", "end a room without a result; those in it are told why")
    .requiredOption("--why <reason>")
    .action(
      sayingErrors((id: string, o: Common & { why: string }) => ask(o, "DELETE", `/rooms/${encodeURIComponent(id)}`, { why: o.why })),
    );
  tool("accounts <name>", "accounts by a part of the name, or the id").action(
    sayingErrors((name: string, o: Common) => ask(o, "GET", `/accounts${query({ name })}`)),
  );
  tool("account <id>", "one account: sessions, rooms, bans and mutes, and from where it is connected").action(
    sayingErrors((id: string, o: Common) => ask(o, "GET", `/accounts/${encodeURIComponent(id)}`)),
  );
  tool("rename <account> <name>", "give an account another name; rooms show it to those who sit down from then on").action(
    sayingErrors((id: string, name: string, o: Common) => ask(o, "PUT", `/accounts/${encodeURIComponent(id)}/name`, { name })),
  );
  tool("ban", "keep an account or an address out, at once and on every process")
    .option("--account <id>")
    .option("--address <ip>", "of IPv6 the whole /64")
    .option("--hours <number>", "how long; without it until it is lifted", hours)
    .requiredOption("--why <reason>", "told to whoever is banned")
    .action(
      sayingErrors((o: Common & { account?: string; address?: string; hours?: number; why: string }) =>
        ask(o, "POST", "/sanctions", { kind: "ban", account: o.account, address: o.address, hours: o.hours, why: o.why }),
      ),
    );
  tool("mute <account>", "nobody hears words and emotes of that account any more")
    .option("--hours <number>", "how long; without it until it is lifted", hours)
    .requiredOption("--why <reason>", "told to whoever is muted")
    .action(
      sayingErrors((account: string, o: Common & { hours?: number; why: string }) =>
        ask(o, "POST", "/sanctions", { kind: "mute", account, hours: o.hours, why: o.why }),
      ),
    );
  tool("sanctions", "bans and mutes, with their ids").action(sayingErrors((o: Common) => ask(o, "GET", "/sanctions")));
  tool("lift <sanction>", "end a ban or a mute")
    .requiredOption("--why <reason>")
    .action(
      sayingErrors((id: string, o: Common & { why: string }) => ask(o, "DELETE", `/sanctions/${encodeURIComponent(id)}`, { why: o.why })),
    );
  tool("talk", "what was said in the last seven days, newest first")
    .option("--room <id>")
    .option("--account <id>")
    .action(
      sayingErrors((o: Common & { room?: string; account?: string }) =>
        ask(o, "GET", `/talk${query({ room: o.room, account: o.account })}`),
      ),
    );
  tool("audit", "what operators have done, newest first").action(sayingErrors((o: Common) => ask(o, "GET", "/audit")));
}

function query(fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return given.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(given))}`;
}

async function ask({ server, json }: Common, method: Method, path: string, body?: Row): Promise<void> {
  const token = env.ADMIN_TOKEN;
  if (token === undefined) throw new UserError("ADMIN_TOKEN is not set: it is the token with which the server was started.");
  const response = await fetch(`${server}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new UserError(`The server at ${server} does not answer: ${error.message}`);
  });
  const value = (await response.json().catch(() => null)) as { readonly error?: string } | Row[] | null;
  if (response.status === 404 && value !== null && !("error" in value && value.error?.startsWith("there is no") === true))
    throw new UserError("The server has no operator's tools: start it with ADMIN_TOKEN=... (24 characters or more).");
  if (!response.ok) throw new UserError(value !== null && "error" in value ? (value.error ?? "") : `The server says ${response.status}.`);
  if (json === true || !Array.isArray(value)) console.log(JSON.stringify(value, null, 2));
  else console.log(value.length === 0 ? "Nothing." : value.map(line).join("\n"));
}

const line = (row: Row): string =>
  Object.entries(row)
    .flatMap(([key, value]) => (value === null ? [] : [`${key} ${shown(key, value)}`]))
    .join("  ");

function shown(key: string, value: unknown): string {
  if (typeof value === "number" && /^(at|until)$|_at$/.test(key)) return new Date(value).toISOString().slice(0, 16);
  return typeof value === "string" ? value : JSON.stringify(value);
}
