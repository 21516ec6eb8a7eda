import { useStrings } from "../../strings/index.ts";

export default function RulesPage() {
  const { app, rules } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.rules}</h1>
      <p>{rules.soon}</p>
    </div>
  );
}
