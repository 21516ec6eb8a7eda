import { useStrings } from "../../strings/index.ts";

export default function TutorialPage() {
  const { app, tutorial } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.tutorial}</h1>
      <p>{tutorial.soon}</p>
    </div>
  );
}
