import type { Texts } from "./texts.ts";

export const FINISHING_A_PLAY: Texts = {
  "357": "Schritt 4: die Kosten zahlen",
  "357.1": "Zahle die gesamte Energie und die gesamte Kraft, soweit welche verlangt sind.",
  "357.1.a": "Beim Zahlen darf der Beherrscher aktivierte Fähigkeiten mit Reaktion benutzen, die Energie oder Kraft erzeugen.",
  "357.2": "Auch alle besonderen Kosten aus Schritt 3 werden gezahlt, in beliebiger Reihenfolge.",
  "357.2.a": "Kosten gelten auch dann als gezahlt, wenn ein Ersatzeffekt aus der Zahlung etwas anderes gemacht hat.",
  "357.3":
    "Eine Zahlung, die eine spätere Wahl oder Aktion dieses Spielens sicher unmöglich macht, wird abgelehnt, außer jede Zahlung täte das.",
  "358": "Schritt 5: prüfen, ob alles erlaubt ist",
  "358.1": "Jedes gewählte Ziel muss bei dieser Prüfung erlaubt sein.",
  "358.2": "Bei dieser Prüfung dürfen keine Kosten offen sein.",
  "358.3":
    "Das Spielen scheitert, wenn der Effekt zu einem unerlaubten Zustand führen würde, etwa Einheiten dreier Spieler auf einem Schlachtfeld.",
  "358.3.a":
    "Verbietet ein Effekt eine Spielaktion, kann eine Karte oder Fähigkeit, die sie verlangt, trotzdem gespielt werden; die Aktion wird bei der Abwicklung übergangen.",
  "358.4":
    "Der Zeitpunkt muss die Karte erlauben: Aktion oder Reaktion, wenn sie einen Showdown-Zustand geschlossen hat, Reaktion, wenn etwas anderes ihn schloss.",
  "358.5": "Eine einzige gescheiterte Prüfung bricht das Spielen ab und nimmt alles dafür Getane zurück.",
  "359": "Schritt 6: zu Ende finalisieren, je nach Kategorie der Karte",
  "359.1": "Ab hier schwebt die Karte nicht mehr.",
  "359.2": "Ein Permanent kommt als Spielobjekt von der Kette aufs Brett.",
  "359.2.a": "Die passiven Fähigkeiten des Permanents beginnen zu gelten.",
  "359.2.b": "Der Regeltext des Permanents wird in gedruckter Reihenfolge ausgeführt.",
  "359.2.c": "Eine Einheit kommt erschöpft ins Spiel, an dem für sie gewählten Ort.",
  "359.2.d": "Ausrüstung, die keine Einheit ist, kommt bereit in die Basis dessen, der sie spielt.",
  "359.3": "Ein Zauber bleibt vorerst auf der Kette.",
  "359.3.a": "Der Zauber wird ein finalisierter Ketteneintrag.",
  "359.3.b": "Warten weitere schwebende Einträge, führen ihre Beherrscher zuerst jeden davon durch die Schritte 2 bis 5.",
  "359.3.c": "Ein Zauber wird erst abgewickelt, wenn die anderen Spieler mit Reaktionen antworten konnten.",
  "359.3.d":
    "Greift niemand ein, folge dem Text des Zaubers von der ersten bis zur letzten Zeile und lege ihn dann in die Ablage seines Besitzers.",
  "359.3.e": "Unerlaubte und unmögliche Anweisungen",
  "359.3.e.1": "Unerlaubte Ziele, auch wenn es alle sind, verhindern die Abwicklung eines Zaubers nicht.",
  "359.3.e.2":
    "Bei der Abwicklung ist ein Ziel unerlaubt, wenn es die Bedingungen des Zaubers nicht erfüllt oder in eine Zone außerhalb des Bretts oder aus ihr heraus gekommen ist.",
  "359.3.e.3": "Ein Ziel, das die Bedingungen zwischendurch nicht erfüllte, bei der Abwicklung aber wieder erfüllt, ist erlaubt.",
  "359.3.e.4": "Ein Ziel, das durch eine Zone außerhalb des Bretts ging und zurückkam, ist ein anderes Objekt und daher unerlaubt.",
  "359.3.e.5": "Ein unerlaubtes Ziel bleibt unberührt, und keine Anweisung dazu wird befolgt; die übrigen schon.",
  "359.3.e.6": "Eine Anweisung, die aus irgendeinem Grund nicht ausgeführt werden kann, wird übergangen.",
  "359.3.e.7": "Eine Anweisung, die zu Beginn der Abwicklung alle Ziele verloren hat, wird nicht ausgeführt.",
  "359.3.e.8": "Eine Anweisung, die zu Beginn der Abwicklung einige Ziele verloren hat, wird an den übrigen ausgeführt.",
  "359.3.e.9": "Von einem Fehlziel spricht man, wenn eine für eine Karte getroffene Wahl ungültig oder unerreichbar wird.",
  "359.3.e.9.a":
    "Zählt etwas die Ziele eines finalisierten Ketteneintrags, zählen Fehlziele mit; solche, die in eine Zone außerhalb des Bretts gingen, nicht.",
  "359.3.e.10": "Ein Zauber, dessen Anweisungen alle ihre Ziele verloren haben, bewirkt nichts, ist aber gespielt.",
  "359.3.e.11": "Ist ein Teil einer Anweisung möglich, tu so viel davon wie möglich und übergehe den Rest.",
  "359.3.e.12":
    "Auskunft, die es nicht mehr gibt, etwa über ein unerlaubtes Ziel oder ein fortgegangenes Objekt, gilt als leer; was daraus berechnet wird, wird übergangen.",
  "359.3.e.12.a": "Auskunft über ein erlaubtes Ziel oder ein Objekt, dessen Änderungen sie nicht verbergen, ist zu haben.",
  "359.3.e.13":
    "Was ein Objekt in eine andere Zone schickt, als Kosten oder Effekt, darf die Eigenschaften nutzen, die es gerade noch hatte.",
  "359.3.e.14": "Anweisungen einer Karte sind verknüpft, wenn eine sich auf ein Objekt oder eine Aktion der anderen bezieht.",
  "359.3.e.14.a":
    "Eine spätere verknüpfte Anweisung wird nur ausgeführt, wenn es die frühere wurde; wird die frühere übergangen, dann beide.",
  "359.3.e.14.b":
    "Wird die Aktion der früheren verknüpften Anweisung ersetzt, entfällt die spätere nur, wenn sie sich auf die Aktion selbst bezieht, wie „wenn du das tust“.",
  "359.3.e.14.c":
    "Ein Bezug auf eine Aktion, wie „wenn du das tust“, fragt nur, ob sie an diesem Objekt oder Spieler getan wurde, nie wie, wo oder wie viel.",
  "359.3.e.15":
    "Ein Zauber oder eine Fähigkeit, die mitten in der Abwicklung von der Kette genommen wird, führt nichts mehr aus und ist abgewickelt.",
  "359.3.e.16":
    "Eine verzögerte Fähigkeit, deren Zeitraum schon vorbei ist, wenn sie entstünde, entsteht nie; Anweisungen dazu werden übergangen.",
  "359.3.f": "Bezüge",
  "359.3.f.1": "Wörter wie „hier“, „mein“ oder „ihr“ beziehen sich auf die Quelle der Fähigkeit oder auf ein Ziel.",
  "359.3.f.2": "Auskunft über eine Quelle oder ein Ziel wird in dem Moment gelesen, in dem die Anweisung ausgeführt wird, die sie braucht.",
  "359.3.f.2.a": "Ein Bezug auf ein unerlaubtes Ziel ist leer, und jede Anweisung, die davon abhängt, wird übergangen.",
  "359.3.f.3": "Auskunft, die eine ausgelöste Fähigkeit aus ihrer Bedingung nimmt, steht fest, sobald die Bedingung erfüllt ist.",
  "359.3.f.3.a":
    "Eine verzögerte ausgelöste Fähigkeit legt fest, worauf sie sich bezieht, wenn sie entsteht, sofern nichts anderes gesagt ist.",
  "359.3.f.3.b":
    "Sagt sie es, nimmt eine verknüpfte Fähigkeit ihre Auskunft aus dem, was die Bedingung der mit ihr verknüpften ausgelösten Fähigkeit erfüllte.",
  "359.3.f.4":
    "„Gegnerisch“ und „befreundet“ gelten vom Beherrscher der ausgelösten Fähigkeit aus, zum Zeitpunkt der Ausführung der Anweisung.",
};
