import { UserRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { say } from "../../app/toasts.tsx";
import { connection } from "../../online/connection.ts";
import { type Me, type PlayedGame, request, type SessionInfo } from "../../online/http.ts";
import { keepSession, sessionToken } from "../../online/session.ts";
import { useStrings } from "../../strings/index.ts";
import { wrongNow } from "../../strings/refusals.ts";
import styles from "./online.module.css";

/** Who one is here, and everything that belongs to it. */
export function Account() {
  const { online } = useStrings();
  const [me, setMe] = useState<Me | null>(null);
  const look = useCallback((): void => {
    request<Me>("GET", "/api/me").then(setMe, () => setMe(null));
  }, []);
  useEffect(look, [look]);
  if (me === null) return null;
  return (
    <section className={`panel ${styles.form}`}>
      <h2>
        <UserRound size={20} aria-hidden /> {online.account.title}
      </h2>
      {me.kind === "guest" ? <SignIn onDone={look} /> : <Member me={me} onDone={look} />}
    </section>
  );
}

interface Signed {
  readonly token?: string;
}

function SignIn({ onDone }: { readonly onDone: () => void }) {
  const { online } = useStrings();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const go = async (path: string): Promise<void> => {
    try {
      const { token } = await request<Signed>("POST", path, { name, password });
      if (token !== undefined) keepSession(token);
      await connection.reopen();
      onDone();
    } catch (error) {
      say(wrongNow(error));
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void go("/api/sessions");
      }}
    >
      <p className={styles.soft}>{online.account.guest}</p>
      <label>
        {online.account.name}
        <input className="field" value={name} autoComplete="username" onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        {online.account.password}
        <input
          className="field"
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <div className={styles.pair}>
        <button type="submit" className="button primary">
          {online.account.signIn}
        </button>
        <button type="button" className="button" onClick={() => void go("/api/members")}>
          {online.account.register}
        </button>
      </div>
    </form>
  );
}

function Member({ me, onDone }: { readonly me: Me; readonly onDone: () => void }) {
  const { online, play } = useStrings();
  const [games, setGames] = useState<readonly PlayedGame[]>([]);
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([]);
  const [isSure, setSure] = useState(false);
  const lookAround = useCallback((): void => {
    request<readonly PlayedGame[]>("GET", "/api/me/games").then(setGames, () => {});
    request<readonly SessionInfo[]>("GET", "/api/sessions").then(setSessions, () => {});
  }, []);
  useEffect(lookAround, [lookAround]);
  const leave = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error: unknown) => say(wrongNow(error)));
    keepSession(null);
    await connection.reopen();
    onDone();
  };
  const takeAlong = async (): Promise<void> => {
    const data = await request<unknown>("GET", "/api/me/export").catch((error: unknown) => say(wrongNow(error)));
    if (data === undefined) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
    link.download = "rulebound-data.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <p>{online.account.hello(me.name)}</p>
      {me.ratings.length > 0 && <h3>{online.account.ratings}</h3>}
      <ul className={styles.tables}>
        {me.ratings.map(({ mode, rating, deviation }) => (
          <li key={mode}>
            <span className={styles.grow}>{play.modes[mode].name}</span>
            <strong>
              {Math.round(rating)} ± {Math.round(2 * deviation)}
            </strong>
          </li>
        ))}
      </ul>
      {games.length > 0 && <h3>{online.account.games}</h3>}
      <ul className={styles.tables}>
        {games.slice(0, 5).map(({ id, mode, result, players, published }) => (
          <li key={id}>
            <span className={styles.grow}>
              {play.modes[mode].name} · {players.map(({ name }) => name).join(", ")}
            </span>
            {online.account.results[result] ?? result}
            {published === 1 && (
              <a href={`/api/games/${id}`} download={`rulebound-${id}.json`}>
                JSON
              </a>
            )}
          </li>
        ))}
      </ul>
      <h3>{online.account.sessions}</h3>
      <ul className={styles.tables}>
        {sessions.map(({ id, device, current }) => (
          <li key={id}>
            <span className={styles.grow}>
              {device.slice(0, 60)} {current && <em>({online.account.thisOne})</em>}
            </span>
            {!current && (
              <button
                type="button"
                className="button quiet"
                onClick={() => void request("DELETE", `/api/sessions/${id}`).then(lookAround, lookAround)}
              >
                {online.account.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.pair}>
        <button type="button" className="button" onClick={() => void leave(request("DELETE", "/api/sessions/current"))}>
          {online.account.signOut}
        </button>
        <button type="button" className="button" disabled={sessionToken() === null} onClick={() => void takeAlong()}>
          {online.account.export}
        </button>
        {isSure ? (
          <>
            <span>{online.account.eraseSure}</span>
            <button
              type="button"
              className="button"
              onClick={() => void leave(request("DELETE", "/api/me", { confirm: "delete my data" }))}
            >
              {online.account.eraseYes}
            </button>
          </>
        ) : (
          <button type="button" className="button quiet" onClick={() => setSure(true)}>
            {online.account.erase}
          </button>
        )}
      </div>
    </>
  );
}
