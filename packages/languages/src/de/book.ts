/** What the glossary of the rules calls its terms. Keywords have names of their own (keywords.ts). */
export const TERMS: Readonly<Record<string, string>> = {
  Draw: "Ziehen",
  Exhaust: "Erschöpfen",
  Ready: "Bereit machen",
  Recycle: "Recyceln",
  Deal: "Schaden zufügen",
  Heal: "Heilen",
  Play: "Spielen",
  Move: "Bewegen",
  Hide: "Verstecken",
  Discard: "Abwerfen",
  Stun: "Betäuben",
  Reveal: "Aufdecken",
  Counter: "Kontern",
  Buff: "Stärken",
  Banish: "Verbannen",
  Kill: "Töten",
  Add: "Erzeugen",
  Channel: "Kanalisieren",
  "Burn Out": "Ausbrennen",
  Double: "Verdoppeln",
  Swap: "Tauschen",
  Attach: "Anlegen",
  Detach: "Ablegen",
  Predict: "Prophezeien",
  Prevent: "Verhindern",
  Replace: "Ersetzen",
  Create: "Erschaffen",
  Burn: "Verbrennen",
  Empower: "Bestärken",
  Disempower: "Entkräften",
  Skip: "Auslassen",
  Pay: "Zahlen",
  Ability: "Fähigkeit",
  "Activated Ability": "Aktivierte Fähigkeit",
  "Additional Cost": "Zusatzkosten",
  "Applied Cost": "Auferlegte Kosten",
  Attached: "Angelegt",
  "Attack Trigger": "Angriffsauslöser",
  Attacker: "Angreifer",
  Base: "Basis",
  "Base Cost": "Grundkosten",
  Battlefield: "Schlachtfeld",
  "Bonus Damage": "Bonusschaden",
  Chain: "Kette",
  Champion: "Champion",
  "Champion Tag": "Championmerkmal",
  Cleanup: "Aufräumen",
  "Closed State": "Geschlossener Zustand",
  Combat: "Kampf",
  Conquer: "Erobern",
  "Conquer Effect": "Eroberungseffekt",
  Contested: "Umkämpft",
  Control: "Kontrolle",
  Cost: "Kosten",
  Counters: "Zähler",
  Damage: "Schaden",
  "Defend Trigger": "Verteidigungsauslöser",
  Defender: "Verteidiger",
  "Delayed Ability": "Verzögerte Fähigkeit",
  "Dependent Keyword": "Abhängiges Schlüsselwort",
  Destination: "Ziel einer Bewegung",
  "Discretionary Action": "Freie Aktion",
  Domain: "Domäne",
  "Domain Identity": "Domänenidentität",
  Energy: "Energie",
  Equipment: "Equipment",
  Event: "Ereignis",
  Facedown: "Verdeckt",
  "Facedown Zone": "Verdeckte Zone",
  FEPR: "FEPR",
  "Final Point": "Letzter Punkt",
  Finalized: "Finalisiert",
  Focus: "Fokus",
  "Game Action": "Spielaktion",
  "Game Object": "Spielobjekt",
  Gear: "Ausrüstung",
  Hold: "Halten",
  "Hold Effect": "Halteeffekt",
  Inactive: "Inaktiv",
  Keyword: "Schlüsselwort",
  Layers: "Schichten",
  Legend: "Legende",
  "Lethal Damage": "Tödlicher Schaden",
  "Limited Action": "Begrenzte Aktion",
  "Linked Ability": "Verknüpfte Fähigkeit",
  "Linked Instructions": "Verknüpfte Anweisungen",
  Location: "Ort",
  Might: "Macht",
  "Might Bonus": "Machtbonus",
  Mighty: "Mächtig",
  Mistargeting: "Fehlziel",
  "Neutral Closed": "Neutral geschlossen",
  "Neutral Open": "Neutral offen",
  "Neutral State": "Neutraler Zustand",
  "Open State": "Offener Zustand",
  Origin: "Herkunft einer Bewegung",
  "Passive Ability": "Passive Fähigkeit",
  "Pending Item": "Schwebender Eintrag",
  Permanent: "Permanent",
  "Play Area": "Spielbereich",
  "Play Effect": "Ausspieleffekt",
  Power: "Kraft",
  Priority: "Priorität",
  Private: "Privat",
  Public: "Öffentlich",
  Recall: "Rückruf",
  "Reflexive Trigger": "Folgeauslöser",
  "Replacement Effect": "Ersatzeffekt",
  Responsibility: "Verantwortung",
  Rune: "Rune",
  "Rune Pool": "Runenvorrat",
  "Rules Text": "Regeltext",
  Score: "Punkten",
  Secret: "Geheim",
  Showdown: "Showdown",
  "Showdown Closed": "Showdown geschlossen",
  "Showdown Open": "Showdown offen",
  "Showdown State": "Showdown-Zustand",
  Signature: "Signatur",
  "Special Cleanup": "Besonderes Aufräumen",
  Spell: "Zauber",
  "Standard Move": "Standardbewegung",
  Tag: "Merkmal",
  Target: "Ziel",
  "Targeting Effect": "Zieleffekt",
  Task: "Aufgabe",
  Timestamp: "Zeitstempel",
  Token: "Spielstein",
  "Top-Most Card": "Oberste Karte",
  "Triggered Ability": "Ausgelöste Fähigkeit",
  "Turn Order": "Zugreihenfolge",
  "Turn Player": "Zugspieler",
  Unit: "Einheit",
  Untargetable: "Nicht als Ziel wählbar",
  "Victory Score": "Siegpunktzahl",
  XP: "EP",
};

/** What versions of the book changed, by the English sentence. */
export const CHANGES: Readonly<Record<string, string>> = {
  "The chain became four steps; items, triggers too, are pending until finalized.":
    "Die Kette hat jetzt vier Schritte; Einträge, auch Auslöser, schweben, bis sie finalisiert sind.",
  "A cost that a trigger meets may be refused; the trigger is then not finalized.":
    "Kosten, auf die ein Auslöser trifft, darf man verweigern; der Auslöser wird dann nicht finalisiert.",
  "Units, gear and Add abilities resolve the moment they are finalized, with no reply possible.":
    "Einheiten, Ausrüstungen und erzeugende Fähigkeiten werden abgewickelt, sobald sie finalisiert sind, ohne dass man antworten könnte.",
  "In games of several, everybody may act in every showdown and chain; nobody is invited.":
    "Zu mehreren darf jeder in jedem Showdown und jeder Kette handeln; niemand wird eingeladen.",
  "Both principles are new in the book.": "Beide Grundsätze sind neu im Buch.",
  "Cleanups repeat until nothing changes; the extra steps of special ones are done once.":
    "Aufräumen wiederholt sich, bis sich nichts ändert; die zusätzlichen Schritte der besonderen kommen einmal.",
  "Control is kept while contested, and showdowns and combats are staged before they begin.":
    "Die Kontrolle bleibt, solange ein Ort umkämpft ist, und Showdowns und Kämpfe werden vorgemerkt, bevor sie beginnen.",
  "Attack and defend triggers come once per combat, for latecomers as well.":
    "Angriffs- und Verteidigungsauslöser kommen einmal pro Kampf, auch für Nachzügler.",
  "Destinations of moves are chosen on finalization.": "Ziele von Bewegungen werden beim Finalisieren gewählt.",
  "What a target is has been defined in full.": "Was ein Ziel ist, wird vollständig gesagt.",
  "Layers run again until stable, and dependency came in.":
    "Schichten werden durchlaufen, bis sich nichts ändert, und Abhängigkeit kam hinzu.",
  "Defined for the first time.": "Zum ersten Mal erklärt.",
  "Hiding costs Power of any domain, hidden cards have Reaction, and Champion Zone cards can be hidden.":
    "Verstecken kostet Kraft einer beliebigen Domäne, versteckte Karten haben Reaktion, und Karten der Championzone können versteckt werden.",
  "Battlefields of a deck differ; partners share neither legend nor battlefields.":
    "Die Schlachtfelder eines Decks sind verschieden; Verbündete teilen weder Legende noch Schlachtfelder.",
  "Attachment and inactive text are new.": "Das Anlegen und inaktiver Text sind neu.",
  "New in this version.": "Neu in dieser Fassung.",
  "Deathknell is put on the chain before the unit leaves, with what it knew then.":
    "Totenglocke kommt auf die Kette, bevor die Einheit geht, mit dem, was sie da wusste.",
  "Replacement effects come from passive abilities; triggers no longer are any.":
    "Ersatzeffekte kommen von passiven Fähigkeiten; Auslöser sind keine mehr.",
  "Timestamps count per layer and sublayer; text that wakes up gets a new one.":
    "Zeitstempel zählen je Schicht und Unterschicht; Text, der wieder aktiv wird, bekommt einen neuen.",
  "Only unattached gear is recalled from battlefields.": "Nur nicht angelegte Ausrüstung wird von Schlachtfeldern zurückgerufen.",
  "A combat is staged only where units of opponents really meet.":
    "Ein Kampf wird nur vorgemerkt, wo Einheiten von Gegnern wirklich zusammentreffen.",
  "Tasks such as cleanups come before any chain item is finalized; finalizing left the cleanup.":
    "Aufgaben wie das Aufräumen kommen, bevor ein Ketteneintrag finalisiert wird; das Finalisieren gehört nicht mehr zum Aufräumen.",
  "Winning happens in a cleanup and needs a lead: a tie plays on.":
    "Gewonnen wird beim Aufräumen und nur mit Vorsprung: Bei Gleichstand geht es weiter.",
  "A showdown that opponents come into goes on as a combat showdown, instead of being replaced.":
    "Ein Showdown, in den Gegner kommen, geht als Showdown eines Kampfes weiter, statt ersetzt zu werden.",
  "Focus stays if a trigger or an Add ability opened the chain.":
    "Der Fokus bleibt, wenn ein Auslöser oder eine erzeugende Fähigkeit die Kette begann.",
  "Control is lost in an Open State only, and never where a showdown or combat is on.":
    "Die Kontrolle geht nur in einem offenen Zustand verloren und nie, wo ein Showdown oder Kampf läuft.",
  "After combat: heal and recall, then the result, then control, then the end, each with its own chain.":
    "Nach dem Kampf: heilen und zurückrufen, dann das Ergebnis, dann die Kontrolle, dann das Ende, jedes mit eigener Kette.",
  "Designations are set right before units die.": "Rollen werden berichtigt, gerade bevor Einheiten sterben.",
  "A cost that opens a trigger's effect is paid on finalization.":
    "Kosten am Anfang des Effekts eines Auslösers werden beim Finalisieren gezahlt.",
  "A condition right behind the trigger belongs to it.": "Eine Bedingung gleich hinter dem Auslöser gehört zu ihm.",
  "Text of a dependent keyword is inactive until its condition holds; Legion wants another card.":
    "Der Text eines abhängigen Schlüsselworts ist inaktiv, bis seine Bedingung zutrifft; Legion verlangt eine andere Karte.",
  "Deflect is paid for every time that the object is chosen.": "Für Ablenken wird jedes Mal gezahlt, wenn das Objekt gewählt wird.",
  "Abilities can be countered, too.": "Auch Fähigkeiten können gekontert werden.",
  "Combats bar the standard move as showdowns do.": "Kämpfe verhindern die Standardbewegung wie Showdowns.",
  "Only objects on the board are exhausted or readied.": "Nur Objekte auf dem Brett werden erschöpft oder bereit gemacht.",
  "A discount for a part of the cost applies as that part is added, before discounts on the whole.":
    "Eine Ermäßigung auf einen Teil der Kosten gilt, wenn dieser Teil hinzukommt, vor Ermäßigungen auf das Ganze.",
  "Simultaneous events are replaced one by one, and the replacement inherits modifications.":
    "Gleichzeitige Ereignisse werden einzeln ersetzt, und der Ersatz übernimmt Änderungen.",
  "The expiration step is done again if anything went over the chain.":
    "Der Ablaufschritt wird wiederholt, wenn etwas über die Kette ging.",
  "These phases had other names before.": "Diese Phasen hießen früher anders.",
  "Teammates act on one's turn by invitation only, and each brings three battlefields.":
    "Verbündete handeln im Zug eines anderen nur auf Einladung, und jeder bringt drei Schlachtfelder mit.",
  "Attaching to the same card again does nothing.": "Noch einmal an dieselbe Karte anzulegen bewirkt nichts.",
  "Conceding banishes facedown cards as well.": "Wer aufgibt, verbannt auch seine verdeckten Karten.",
  "A section of its own, new in this version.": "Ein eigener Abschnitt, neu in dieser Fassung.",
  "Pools of all players empty as a Main Phase starts; before, it was the end of the draw phase.":
    "Die Vorräte aller Spieler leeren sich, wenn eine Hauptphase beginnt; früher am Ende der Ziehphase.",
  "Paying Energy or Power on instruction is always optional; other costs can be compelled.":
    "Auf Anweisung Energie oder Kraft zu zahlen ist immer freiwillig; andere Kosten können erzwungen werden.",
  "With several domains, any of the card's own pays; with none, any at all.":
    "Bei mehreren Domänen zahlt jede eigene der Karte, ohne Domäne jede beliebige.",
  "An opening 'may' is decided on finalization, and declining uses nothing up; before, on triggering.":
    "Ein „darf“ am Anfang wird beim Finalisieren entschieden, und Ablehnen verbraucht nichts; früher beim Auslösen.",
  "A countered spell was played for Legion and counts of cards, not for triggers on playing.":
    "Ein gekonterter Zauber ist für Legion und das Zählen von Karten gespielt, für Auslöser auf das Spielen nicht.",
  "The controller of what is affected orders replacement effects; before, its owner.":
    "Der Beherrscher des Betroffenen ordnet Ersatzeffekte; früher dessen Besitzer.",
  "Ways of entering, and leaving the chain for elsewhere, are replacement effects now.":
    "Wie etwas ins Spiel kommt und wohin es die Kette verlässt, sind jetzt Ersatzeffekte.",
  "Prevention and increases apply while combat damage is assigned.":
    "Verhindern und Erhöhungen gelten, während Kampfschaden zugewiesen wird.",
  "Restated: only a conquest is held back from the final point. Hold wants an unscored battlefield, too.":
    "Neu gesagt: Nur eine Eroberung kann am letzten Punkt scheitern. Auch Halten verlangt ein Schlachtfeld, auf dem noch nicht gepunktet wurde.",
  "No result with both sides present stages showdown and combat again, and they begin as one.":
    "Ohne Ergebnis und mit beiden Seiten da werden Showdown und Kampf wieder vorgemerkt und beginnen zusammen.",
  "New in the cleanup: Contested that has lost its ground ends, and is applied anew where units stand.":
    "Neu beim Aufräumen: Was grundlos umkämpft ist, ist es nicht mehr, und wird es von neuem, wo Einheiten stehen.",
  "That Focus stays after a chain of triggers or Add abilities is said here as well.":
    "Dass der Fokus nach einer Kette von Auslösern oder erzeugenden Fähigkeiten bleibt, steht jetzt auch hier.",
  "One pending item at a time, oldest first; a permanent resolves before the next is finalized.":
    "Ein schwebender Eintrag nach dem anderen, der älteste zuerst; ein Permanent wird abgewickelt, bevor der nächste finalisiert wird.",
  "Whoever a battlefield's ability lets choose controls that ability.":
    "Wen die Fähigkeit eines Schlachtfelds wählen lässt, der beherrscht diese Fähigkeit.",
  "Every trigger on its own death looks back as Deathknell does.": "Jeder Auslöser auf den eigenen Tod blickt zurück wie Totenglocke.",
  "A delayed ability whose window is over is not made at all.":
    "Eine verzögerte Fähigkeit, deren Zeitfenster vorbei ist, entsteht gar nicht.",
  "Token is no supertype any more; created tokens need not have been played.":
    "Spielstein ist kein Obertyp mehr; erschaffene Spielsteine müssen nicht gespielt worden sein.",
  "What is attached does not itself move when its top card does.":
    "Was angelegt ist, bewegt sich nicht selbst, wenn seine oberste Karte es tut.",
  "Repeat and Deflect also work on abilities, and on any game object.":
    "Wiederholen und Ablenken gehen auch auf Fähigkeiten und auf jedem Spielobjekt.",
  "Limits are fixed when applied, except those of passive abilities.":
    "Grenzen stehen beim Anwenden fest, außer denen passiver Fähigkeiten.",
  "Teams share points, and places that a teammate occupies are closed to moves and to the final point.":
    "Teams teilen sich Punkte, und Orte, die ein Verbündeter besetzt, sind für Bewegungen und den letzten Punkt gesperrt.",
  "Battlefields of drawn games, and in a best of five, can come back.":
    "Schlachtfelder unentschiedener Spiele und in einem Match auf drei Siege können wiederkommen.",
  "Stun ends in a step of the cleanup that ends the turn.": "Betäubt zu sein endet in einem Schritt des Aufräumens am Ende des Zugs.",
  "What is not recycled goes back in any order.": "Was nicht recycelt wird, kommt in beliebiger Reihenfolge zurück.",
};
