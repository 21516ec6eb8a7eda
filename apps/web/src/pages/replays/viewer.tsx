import { NOBODY, nthSeat } from "@rulebound/engine/internal";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, ChevronFirst, ChevronLast, Download, GitBranch, Link2, Pause, Play, StepBack, StepForward } from "lucide-react";
import { Popover } from "radix-ui";
import { useEffect, useMemo, useState } from "react";
import type { SavedGame } from "../../app/saved.ts";
import { say } from "../../app/toasts.tsx";
import { soloTable } from "../../engine/solo.ts";
import { useStrings } from "../../strings/index.ts";
import type { Watching } from "../../study/replay.ts";
import { Stage } from "../../study/stage.tsx";
import { study } from "../../study/study.ts";
import { studyTable } from "../../study/table.ts";
import { useActionWords } from "./action-names.ts";
import { Advice } from "./advice.tsx";
import { useFilm } from "./film.ts";
import { Graph } from "./graph.tsx";
import { useJudging } from "./judging.ts";
import { branch, savedGame, saveFile } from "./keeping.ts";
import { gameInLink, linkToGame, SHARED } from "./link.ts";
import { Points } from "./points.tsx";
import styles from "./replays.module.css";
import { useTransport } from "./transport.ts";

/** One game: fetched, played through, and then shown wherever one stops. */
export function Viewer({ id }: { id: string }) {
  const { replays } = useStrings();
  const [opened, setOpened] = useState<{ readonly game: SavedGame; readonly watching: Watching } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const open = async () => {
      try {
        const game = id === SHARED ? await gameInLink(location.hash) : await savedGame(id);
        if (game === undefined) return setProblem(replays.notThere);
        setOpened({ game, watching: await study("watch", game.replay) });
      } catch (error) {
        setProblem(`${replays.cannot} ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    void open();
  }, [id, replays]);
  if (problem !== null || opened === null)
    return (
      <div className="page">
        <p role="status">{problem ?? replays.loading}</p>
        <p>
          <Link to="/replays/{-$at}" params={{ at: undefined }}>
            {replays.back}
          </Link>
        </p>
      </div>
    );
  return <Film {...opened} />;
}

const SPEEDS = [1, 2, 4] as const;

function Film({ game, watching }: { game: SavedGame; watching: Watching }) {
  const { links, replays } = useStrings();
  const { stops } = watching;
  const names = useMemo(() => game.seats.map(({ name }) => name), [game]);
  const people = game.seats.flatMap(({ bot }, at) => (bot === null ? [at] : []));
  const [person = -1] = people;
  const judging = useJudging(watching);
  const [closed, setClosed] = useState(-1);
  const [seat, setSeat] = useState(Math.max(0, person));
  const [isOpen, setOpen] = useState(true);
  const [speed, setSpeed] = useState<number>(1);
  const [seen, setSeen] = useState(0);
  const transport = useTransport(stops, judging.points, speed, seen);
  const { at } = transport;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back wants to read it again
  useEffect(() => setClosed(-1), [at]);
  const table = useMemo(() => studyTable({ record: async () => game.replay }), [game]);
  const film = useFilm(table, { at, seat, isOpen, names, speed }, setSeen);
  const stop = stops[at];
  const inWords = useActionWords(names);
  const point = judging.points.find((one) => one.stop === at);
  const said = stop.by === null ? replays.start : replays.stop(stop.turn, names[stop.by] ?? `P${stop.by + 1}`, inWords(stop.did));
  return (
    <div className={styles.film} data-seen={seen}>
      <h1 className="visually-hidden">{names.join(` ${replays.against} `)}</h1>
      <Stage table={table} isStill {...film} />
      <div className={styles.strip}>
        {point !== undefined && closed !== at && (
          <Advice
            point={point}
            turn={stop.turn}
            names={names}
            me={people.length === 1 ? nthSeat(person) : NOBODY}
            close={() => setClosed(at)}
          />
        )}
        <div className={styles.caption}>
          <Link to="/replays/{-$at}" params={{ at: undefined }} className="button quiet" aria-label={replays.back} title={replays.back}>
            <ArrowLeft size={18} aria-hidden />
          </Link>
          <p className={styles.said} aria-live="polite">
            {said}
          </p>
          <p className={styles.chances}>
            {names.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
              <span key={i} data-seat={i}>
                {replays.chance(name, Math.round(stop.chances[i] * 100))}
              </span>
            ))}
          </p>
        </div>
        <Graph watching={watching} points={judging.points} names={names} at={at} go={transport.go} />
        <div className={styles.controls}>
          <div className={styles.transport}>
            <IconButton label={replays.first} disabled={at === 0} act={transport.first} icon={<ChevronFirst size={20} aria-hidden />} />
            <IconButton label={replays.previous} disabled={at === 0} act={transport.previous} icon={<StepBack size={20} aria-hidden />} />
            <button type="button" className={`button primary ${styles.play}`} onClick={transport.toggle}>
              {transport.isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
              <span className={styles.word}>{transport.isPlaying ? replays.pause : replays.play}</span>
            </button>
            <IconButton
              label={replays.next}
              disabled={at === stops.length - 1}
              act={transport.next}
              icon={<StepForward size={20} aria-hidden />}
            />
            <IconButton
              label={replays.last}
              disabled={at === stops.length - 1}
              act={transport.last}
              icon={<ChevronLast size={20} aria-hidden />}
            />
            <button
              type="button"
              className="button quiet"
              aria-label={`${replays.speed} ${speed}×`}
              title={replays.speed}
              onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length])}
            >
              {speed}×
            </button>
          </div>
          <Points
            {...judging}
            stops={stops}
            names={names}
            at={at}
            go={(to) => {
              setClosed(-1);
              transport.go(to);
            }}
          />
          <div className={styles.options}>
            <label>
              <span>{replays.seenBy}</span>
              <select className="field" value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
                {names.map((name, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
                  <option key={i} value={i}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.tick}>
              <input type="checkbox" checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />
              {replays.open}
            </label>
            <button type="button" className="button quiet" aria-label={replays.save} title={replays.save} onClick={() => saveFile(game)}>
              <Download size={18} aria-hidden />
            </button>
            <button
              type="button"
              className="button quiet"
              aria-label={links.copy}
              title={links.copy}
              onClick={() =>
                void linkToGame(game).then(
                  (link) => navigator.clipboard.writeText(link).then(() => say(links.copied)),
                  (error: Error) => say(error.message),
                )
              }
            >
              <Link2 size={18} aria-hidden />
            </button>
            <Branch game={game} answers={stop.at} names={names} isOver={at === stops.length - 1 && watching.winners.length > 0} />
          </div>
        </div>
        <p className="visually-hidden">{replays.keys}</p>
      </div>
    </div>
  );
}

const IconButton = (props: { label: string; disabled: boolean; act: () => void; icon: React.ReactNode }) => (
  <button type="button" className="button quiet" aria-label={props.label} title={props.label} disabled={props.disabled} onClick={props.act}>
    {props.icon}
  </button>
);

/** Takes a seat at this point of the game, against bots. */
function Branch({ game, answers, names, isOver }: { game: SavedGame; answers: number; names: readonly string[]; isOver: boolean }) {
  const { replays } = useStrings();
  const navigate = useNavigate();
  const start = async (seat: number) => {
    const id = await branch(game, answers, nthSeat(seat));
    if (id === null) return say(replays.notThere);
    await soloTable().resume(id);
    await navigate({ to: "/play/{-$at}", params: { at: "table" }, hash: id });
  };
  return (
    <Popover.Root>
      <Popover.Trigger className="button" disabled={isOver} aria-label={replays.branch}>
        <GitBranch size={16} aria-hidden /> <span className={styles.word}>{replays.branch}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} sideOffset={6} collisionPadding={12} aria-label={replays.branch}>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <button key={seat} type="button" className="button" onClick={() => void start(seat)}>
              {replays.branchAs(name)}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
