import { useStrings } from "../../strings/index.ts";

export default function JudgePage() {
  const { app, judge } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.judge}</h1>
      <p>{judge.soon}</p>
    </div>
  );
}
