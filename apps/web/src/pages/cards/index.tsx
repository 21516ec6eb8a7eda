import { Reading } from "./reading.tsx";

export default function CardsPage() {
  return <Reading />;
}
