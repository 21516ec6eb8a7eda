import { useStrings } from "../../strings/index.ts";

export default function StatsPage() {
  const { app, stats } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.stats}</h1>
      <p>{stats.soon}</p>
    </div>
  );
}
