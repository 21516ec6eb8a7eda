import { conceptsFrom } from "./concepts.ts";

/** German as it is asked in; the book and the cards answer in English. */
export const GERMAN_STOP_WORDS =
  "aber alle alles als also am an auch auf aus bei beim bin bis da dann darf das dass dem den denn der des die dies diese " +
  "dieser doch du durch ein eine einem einen einer eines er es etwas fur gegen geht gibt hab habe haben hat ich ihm ihn ihr " +
  "im in ist ja jede jeder jedes kann kein keine keinen konnen man mein meine meinem meinen meiner mich mir mit mochte muss " +
  "nach nicht noch nun nur ob oder ohne passiert sein seine seinem seinen sich sie sind so soll sonst um und uns unter vom " +
  "von vor wann war was wenn wer werden wie wieder wird wo wurde zu zum zur regel regeln";

/** Without the commonest endings; "gespielt" and "spielen" meet by being said. */
export function germanStem(word: string): string {
  const stem = word.length < 5 ? word : word.replace(/(?:en|er|em|es|e|n|s|t)$/, "");
  return stem.length < 3 ? word : stem;
}

export const GERMAN = conceptsFrom(`
karte, karten = card
ziehen, zieht, ziehe, gezogen, nachziehen = draw
deck leer, leeres deck, stapel leer, keine karten mehr, karten ausgehen, karten aus, ausgebrannt, ausbrennen = burn out
abwerfen, ablegen, wirft ab, abgeworfen, abgelegt = discard
ablage, friedhof, ablagestapel = trash
spielen, spielt, gespielt, ausspielen, wirken, wirkt = play
zug, zuge, runde = turn
gegner, gegnerisch, gegnerische, gegners = opponent
spieler, mitspieler = player
mitspieler, teamkollege, partner, verbundete = teammate
einheit, einheiten, kreatur, kreaturen = unit
zauber, zauberspruch, spruch = spell
ausrustung, gegenstand, waffe = gear, equipment
rune, runen = rune
legende, legenden = legend
schlachtfeld, schlachtfelder, schlachtfelds, schlachtfeldern = battlefield
kampf, kampfen, kampft = combat
angreifen, angreifer, angriff, greift = attacker
verteidigen, verteidiger, verteidigt, blocken = defender
schaden, schadens = damage
kampfschaden, schaden verteilen, schaden zuweisen = assign damage, combat damage
todlich, todlicher = lethal damage
toten, getotet, sterben, stirbt, gestorben, zerstoren, zerstort, tot = kill
macht, starke = might
energie = energy
kraft = power
kosten, kostet = cost
bezahlen, bezahlt, zahlen, zahlt, bezahle, zahle = pay
fahigkeit, fahigkeiten = ability
ausgelost, auslosen, auslost, ausloser = triggered ability
aktivieren, aktivierte, aktiviert = activated ability
dauerhaft, passiv = passive ability
kette, stapel antwort = chain
reagieren, reagiert, reaktion, antworten, antwort = reaction
aktion = action
prioritat = priority
fokus = focus
ziel, ziele, zielen, anvisieren = target
ziel weg, ziel verschwunden, ungultiges ziel, ziel stirbt = mistargeting
wahlen, wahlt, aussuchen = choose
bewegen, bewegt, bewegung, ziehen um = move
zuruckrufen, zuruckgerufen, ruckruf = recall
erschopfen, erschopft, tappen = exhaust
bereit, bereitmachen, enttappen = ready
betauben, betaubt = stun
heilen, heilt, geheilt = heal
starken, gestarkt, starkung, verstarken = buff
bestarken, bestarkt = empower
verbannen, verbannt, verbannung = banish
kontern, gekontert, aufheben, annullieren = counter
aufdecken, vorzeigen, zeigen = reveal
verdeckt, verstecken, versteckt, verborgen = facedown, hidden
mischen, gemischt = shuffled
punkt, punkte, punkten = point, score
letzter punkt, letzten punkt, letzte punkt, achter punkt, siegpunkt = final point
gewinnen, gewinnt, sieg, gewonnen = win, victory score
verlieren, verliert, verloren = lose
unentschieden, gleichstand = tied
aufgeben, aufgibt = concede
erobern, erobert, eroberung, einnehmen = conquer
halten, halt = hold
basis = base
spielstein, spielsteine, spielmarke = token
kopie, kopien, kopieren, kopiert = copy
wie viele kopien, gleiche karte, gleichen karte = three cards of one name
wie viele karten deck, deckgrosse = main deck 40
schlusselwort, schlusselworter = keyword
beginnt, beginnen, fangt an, anfangen, erster spieler, zuerst = first player
zweiter spieler, zweite spieler, nachziehender = second player
leer, leeren = empty
handkarte, handkarten = hand
starthand, anfangshand, hand tauschen, mulligan = mulligan
reihenfolge = order
gleichzeitig, gleiche zeit = at once, order
ende, endet, enden = end
anfangsphase = beginning phase
schritt, schritte = step
kontrolle, kontrolliert, kontrollieren = control
besitzer = owner
ort, orte = location
recyceln, wiederverwerten, zuruck deck = recycle
kanalisieren, kanalisiert = channel
anlegen, angelegt, ausrusten = attach, equip
ebenen, schichten = layers
ersetzen, ersatz, ersatzeffekt = replacement effect
verhindern, verhindert = prevent
verdoppeln, doppelt = double
tauschen, vertauschen = swap
zusatzkosten, zusatzliche kosten = additional cost
vorubergehend, temporar = temporary
einzigartig = unique
voraussagen, vorhersagen = predict
erfahrung, ep = xp
aufraumen = cleanup
gleichnamig, name, namen = name
domane, domanen = domain
zu dritt, drei spieler, vier spieler = skirmish
sofort betreten, kommt erschopft, kommt bereit = enters exhausted
von schlachtfeld schlachtfeld = ganking
zorn = fury
ruhe = calm
geist = mind
korper = body
ordnung = order
farblos = colorless
`);
