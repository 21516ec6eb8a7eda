import { useStrings } from "../../strings/index.ts";

export default function CardsPage() {
  const { app, cards } = useStrings();
  return (
    <div className="page">
      <h1>{app.pages.cards}</h1>
      <p>{cards.soon}</p>
    </div>
  );
}
