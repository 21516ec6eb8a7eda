import { useStrings } from "../../strings/index.ts";

export default function PuzzlesPage() {
  const { app, puzzles } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.puzzles}</h1>
      <p>{puzzles.soon}</p>
    </div>
  );
}
