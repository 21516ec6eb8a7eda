import { useStrings } from "../../strings/index.ts";

export default function PlayPage() {
  const { app, board } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.play}</h1>
      <p>{board.soon}</p>
    </div>
  );
}
