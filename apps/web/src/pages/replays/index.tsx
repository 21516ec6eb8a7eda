import { useStrings } from "../../strings/index.ts";

export default function ReplaysPage() {
  const { app, replays } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.replays}</h1>
      <p>{replays.soon}</p>
    </div>
  );
}
