import { useStrings } from "../../strings/index.ts";

export default function DecksPage() {
  const { app, decks } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.decks}</h1>
      <p>{decks.soon}</p>
    </div>
  );
}
