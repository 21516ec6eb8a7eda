import { useParams } from "@tanstack/react-router";
import { Shelf } from "./shelf.tsx";
import { Viewer } from "./viewer.tsx";

/** All recorded games, or one of them. */
export default function ReplaysPage() {
  const { at } = useParams({ strict: false });
  return at === undefined || at === "" ? <Shelf /> : <Viewer key={at} id={at} />;
}
