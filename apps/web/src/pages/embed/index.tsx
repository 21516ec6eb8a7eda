import { useParams } from "@tanstack/react-router";
import { SHARED } from "../replays/link.ts";
import { Viewer } from "../replays/viewer.tsx";
import { EmbeddedCase } from "./case.tsx";
import { EmbeddedDeck } from "./deck.tsx";

/** /embed/case, /embed/deck and /embed/replay: what a link carries, without anything around it, for a frame in another page. */
export default function EmbedPage() {
  const { at } = useParams({ strict: false });
  if (at === "deck") return <EmbeddedDeck />;
  if (at === "replay") return <Viewer id={SHARED} />;
  return <EmbeddedCase />;
}
