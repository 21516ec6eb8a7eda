import type { Texts } from "./texts.ts";

export const CLEANUPS: Texts = {
  "318": "Aufräumen",
  "319": "Wann ein Aufräumen zur anstehenden Aufgabe wird",
  "319.1": "Auf jeden Wechsel zwischen offen und geschlossen folgt ein Aufräumen.",
  "319.2": "Auf jeden Phasenwechsel folgt ein Aufräumen, wenn nichts anderes gesagt ist.",
  "319.3": "Ein Aufräumen folgt, wenn ein schwebender Eintrag auf die Kette kommt.",
  "319.4": "Ein Aufräumen folgt, wenn ein schwebender Eintrag finalisiert wird.",
  "319.5": "Ein Aufräumen folgt, wenn ein Eintrag die Kette verlässt, aus welchem Grund auch immer.",
  "319.6": "Ein Aufräumen folgt, wenn etwas aufs Brett kommt oder es verlässt.",
  "319.7": "Ein Aufräumen folgt, wenn sich der Zustand von Spielobjekten ändert.",
  "319.8": "Ein Aufräumen folgt auf jede abgeschlossene Bewegung.",
  "320": "Während eines Aufräumens wird kein Ketteneintrag finalisiert oder abgewickelt.",
  "320.1": "Schwebende Einträge können dabei hinzukommen, aber nichts wird ausgeführt, und weder Priorität noch Fokus wechseln.",
  "321": "Während ein Ketteneintrag abgewickelt wird, findet kein Aufräumen statt.",
  "321.1": "Wird während einer Abwicklung ein Aufräumen verlangt, wartet es als anstehende Aufgabe.",
  "322": "Verlangt ein Aufräumen ein weiteres, folgt es gleich danach, immer wieder, bis eins nichts mehr ändert.",
  "322.1": "Auch diese weiteren Aufräumen sind anstehende Aufgaben.",
  "323": "Die Aufgaben eines Aufräumens kommen in der folgenden Reihenfolge.",
  "323.1": "Schritt 1: Wer mindestens die Siegpunktzahl und mehr Punkte als jeder Gegner hat, gewinnt.",
  "323.2": "Schritt 2: In einem Kampf wird berichtigt, welche Einheiten Angreifer oder Verteidiger sind.",
  "323.2.a": "Eine Einheit am Schlachtfeld des Kampfes ohne Rolle übernimmt die ihres Beherrschers.",
  "323.2.b": "Eine Einheit dort mit der falschen Rolle wechselt zu der ihres Beherrschers.",
  "323.2.c": "Ein Angreifer oder Verteidiger, der woanders ist, verliert seine Rolle.",
  "323.3": "Schritt 3: der Zustand des Bretts",
  "323.4":
    "Schritt 3a: Bei Einheiten mit tödlichem Schaden lösen die Fähigkeiten für ihren Tod aus (808) und merken sich, wo und was die Einheiten jetzt sind.",
  "323.5": "Schritt 3b: Jede Einheit mit tödlichem Schaden wird getötet und kommt in die Ablage ihres Besitzers (142.4).",
  "323.6":
    "Schritt 4: In einem offenen Zustand verlieren Spieler die Schlachtfelder, auf denen sie keine Einheiten haben und weder Showdown noch Kampf läuft.",
  "323.7":
    "Schritt 5: Lose Ausrüstungen und Runen (keine Einheiten) werden von Schlachtfeldern zurückgerufen, ebenso alles, was in einer falschen Basis ist; versteckte Karten ohne Kontrolle über den Ort kommen in die Ablage.",
  "323.8": "Schritt 6: An jedem Schlachtfeld, das umkämpft gemacht wurde, wird ein Showdown vorgemerkt.",
  "323.8.a": "Er bleibt vorgemerkt, solange der Ort umkämpft ist und dort Einheiten hat, wer ihn umkämpft gemacht hat.",
  "323.9": "Schritt 7: An jedem solchen Schlachtfeld, auf dem gegnerische Spieler Einheiten haben, wird ein Kampf vorgemerkt.",
  "323.9.a": "Er bleibt vorgemerkt, solange Einheiten zweier gegnerischer Spieler dort sind.",
  "323.10":
    "Schritt 7a: Ein vorgemerkter Kampf, der nicht begonnen hat, entfällt, sobald dort nicht mehr zwei gegnerische Spieler Einheiten haben.",
  "323.11":
    "Schritt 8: Ein Ort ist nicht mehr umkämpft, wenn dort keine Einheiten hat, wer ihn umkämpft gemacht hat, und weder Showdown noch Kampf läuft.",
  "323.11.a": "Einheiten, die dann auf einem Schlachtfeld bleiben, das ihr Spieler nicht kontrolliert, machen es von neuem umkämpft.",
  "323.12": "Schritt 9: In Neutral offen wählt der Zugspieler einen vorgemerkten Showdown ohne vorgemerkten Kampf, und er beginnt.",
  "323.13": "Schritt 10: In Neutral offen wählt der Zugspieler einen vorgemerkten Kampf, und er beginnt.",
  "323.14": "Schritt 10a: In Showdown offen wird ein Showdown ohne Kampf dort, wo ein Kampf vorgemerkt ist, zum Showdown eines Kampfes.",
  "324": "Ein besonderes Aufräumen ist ein Aufräumen mit weiteren Schritten, zu bestimmten Zeitpunkten.",
  "324.1": "Die Regel, die ein besonderes Aufräumen verlangt, sagt, welche Schritte wo eingefügt werden.",
  "324.2": "Macht ein besonderes Aufräumen ein weiteres nötig, ist das ein gewöhnliches.",
};
