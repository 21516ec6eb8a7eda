import { type BattlefieldView, type FacedownView, LOCATION, nthObject } from "@rulebound/engine/internal";
import { Flag, Flame, Swords } from "lucide-react";
import { artOf, CardBack, CardText, cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import styles from "./battlefield.module.css";
import { CardRow } from "./card-row.tsx";
import { useFrame, useHighlights, useMe, useSeatName, useThings, useView } from "./context.ts";
import { ForecastHere } from "./forecast.tsx";
import { isTap, useGestures } from "./gestures.ts";
import { useIsMarked } from "./guide.ts";
import { inspect } from "./inspecting.ts";
import { ObjectCard } from "./object.tsx";
import { isFriend, seatHue, thingsAt } from "./seats.ts";

/** Side by side each has room by how many units it has; where there are none, there is a little all the same. */
const LEAST_SHARE = 0.6;

const FACEDOWN = { facedown: true } as const;

/** A place to fight for: theirs above, ours below, and between them whose it is. */
export function Battlefield({ field }: { readonly field: BattlefieldView }) {
  const view = useView();
  const me = useMe();
  const highlights = useHighlights();
  const { boardInput } = useThings();
  const here = thingsAt(view, field.location);
  const ours = here.filter(({ controller }) => isFriend(view, controller, me));
  const theirs = here.filter(({ controller }) => !isFriend(view, controller, me));
  const highlight = highlights.places.get(field.location);
  const isFought = view.turn.showdown?.at === field.location;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the banner inside is the button for keys
    <section
      className={styles.field}
      data-place={field.location}
      data-light={highlight}
      data-dim={(highlights.isPointing && highlight === undefined) || undefined}
      data-fought={isFought || undefined}
      data-held={field.controller >= 0 || undefined}
      data-bare={here.length === 0 || undefined}
      data-hidden={field.facedown.length > 0 || undefined}
      style={
        {
          "--hue": seatHue(view, me, field.controller),
          "--theirs": `${Math.max(LEAST_SHARE, theirs.length)}fr`,
          "--ours": `${Math.max(LEAST_SHARE, ours.length)}fr`,
        } as React.CSSProperties
      }
      aria-label={field.name}
      onClick={() => boardInput.place(field.location)}
    >
      <div className={styles.ground} style={{ backgroundImage: `url("${artOf(cardFacts(field.card))}")` }} />
      <CardRow things={theirs} where={field.name} className={styles.row} />
      <Banner field={field} isFought={isFought} />
      <CardRow things={ours} where={field.name} className={styles.row} mine />
    </section>
  );
}

function Banner({ field, isFought }: { readonly field: BattlefieldView; readonly isFought: boolean }) {
  const { board, tutorial } = useStrings();
  const { viewer } = useFrame();
  const isMarked = useIsMarked(LOCATION + field.location);
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const highlights = useHighlights();
  const { boardInput } = useThings();
  const { onClick: _, ...gestures } = useGestures({ id: field.id, card: field.card });
  const highlight = highlights.places.get(field.location) ?? highlights.objects.get(field.id);
  const held = field.controller < 0 ? board.uncontrolled : board.controlledBy(name(field.controller), field.controller === viewer);
  const contested = field.contestedBy < 0 ? "" : board.contestedBy(name(field.contestedBy), field.contestedBy === viewer);
  const isScored = field.scoredBy.includes(me);
  return (
    <div className={styles.banner}>
      <button
        type="button"
        className={styles.name}
        data-nav
        data-object={field.id}
        data-light={highlight}
        data-marked={isMarked || undefined}
        aria-label={[
          field.name,
          board.battlefield,
          held,
          contested,
          isScored ? board.scoredHere : "",
          highlight === undefined ? "" : board.highlights[highlight],
          isMarked ? tutorial.marked : "",
        ]
          .filter((part) => part !== "")
          .join("; ")}
        {...gestures}
        onClick={(event) => {
          event.stopPropagation();
          if (highlights.objects.has(field.id)) boardInput.object(field.id);
          else boardInput.place(field.location);
          if (isTap(event) && highlight === undefined)
            inspect({ id: field.id, card: field.card, state: undefined, near: event.currentTarget.getBoundingClientRect(), pinned: true });
        }}
      >
        <span className={styles.flag} data-none={field.controller < 0 || undefined}>
          <Flag size={14} aria-hidden fill={field.controller < 0 ? "none" : "currentColor"} />
        </span>
        <span className={styles.title}>{field.name}</span>
        <span className={styles.holder}>{held}</span>
      </button>
      <span className={styles.text} aria-hidden>
        <CardText text={cardFacts(field.card).text} chips="drawn" />
      </span>
      <ForecastHere place={field.location} />
      {isFought ? (
        <span className={styles.fight} title={view.turn.showdown?.combat ? board.combat : board.showdown}>
          <Swords size={16} aria-hidden /> {view.turn.showdown?.combat ? board.combat : board.showdown}
        </span>
      ) : (
        field.contestedBy >= 0 && (
          <span className={styles.flame} title={contested} style={{ color: seatHue(view, me, field.contestedBy) }}>
            <Flame size={18} aria-hidden fill="currentColor" />
          </span>
        )
      )}
      <div className={styles.facedown}>
        {field.facedown.map((card) => (
          <Facedown key={card.id} card={card} where={field.name} />
        ))}
      </div>
    </div>
  );
}

function Facedown({ card, where }: { readonly card: FacedownView; readonly where: string }) {
  const { board } = useStrings();
  const name = useSeatName();
  const highlights = useHighlights();
  if (card.card >= 0)
    return (
      <ObjectCard
        thing={{ id: nthObject(card.id), card: card.card, name: card.name }}
        state={FACEDOWN}
        where={where}
        controller={card.controller}
      />
    );
  return (
    <div
      className={styles.back}
      data-object={card.id}
      data-light={highlights.objects.get(card.id)}
      title={board.hiddenBy(name(card.controller))}
    >
      <CardBack hidden />
    </div>
  );
}
