/**
 * What players call things, by concept: words in which people ask, and the words in which the book and the cards answer. A
 * saying of several words holds where all of them are asked, in any order and form.
 */
export interface Concept {
  readonly says: readonly string[];
  readonly means: readonly string[];
}

/** "a, b c = x, y" is a concept with two sayings and two meanings. */
export const conceptsFrom = (lines: string): Concept[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [says, means] = line.split("=").map((side) => side.split(",").map((one) => one.trim()));
      return { says, means };
    });

export const STOP_WORDS =
  "a about after again all also am an and any are as at be because been before being but by can cannot could did do does " +
  "doing done else for from get gets getting give given go goes going got had happen happened happens has have having he " +
  "her his how i if in into is it its just like long make makes many may me mean means much must my need needs no not now of off on only or other " +
  "our out rule rules she should so some someone something still than that the their them then there these they thing " +
  "this those to too up use used very was way we were what when where whether which while who why will with without " +
  "work works would yes you your";

export const CONCEPTS: readonly Concept[] = conceptsFrom(`
respond, react, response, interrupt, instant, answer = reaction, react
stack = chain
graveyard, discard pile, cemetery = trash
exile, remove game = banish
mana = energy, rune pool
tap, turn sideways = exhaust
untap, refresh, unexhaust = ready
summon, cast = play
creature, minion, monster = unit
artifact, weapon = gear, equipment
hero, commander, leader = champion legend
land = rune
health, life, toughness, hit points, hp, strength = might
deck empty, empty deck, no cards left, run out cards, ran out cards, deck out, mill out, cards left draw, cant draw = burn out
starting hand, opening hand, redraw, bad hand, change hand = mulligan
goes first, go first, starts first, begins game, who starts, who begins, starting player, coin flip = first player
goes second, go second, second player = second player
fight, fighting, fights = combat
block, blocker, blocking = defender
attacking, attacks = attacker
surrender, resign, forfeit, give up, quit = concede
winning, victory, wins, how win = win, victory score
tie, tied, same points, equal points = tied
deck size, minimum deck, how many cards deck, cards main deck = main deck 40
copies same card, how many copies, playset, same card deck = three cards of one name
summoning sickness, attack same turn, move same turn, enter ready, enters ready = enters exhausted, accelerate
same time, simultaneous, simultaneously = at once, order
fizzle, target gone, target left, illegal target, target dies, lose target = mistargeting
cancel, negate, negated = counter
cheaper, discount, cost less, reduce cost = cost decrease
hexproof, protection, cant targeted, cannot targeted = untargetable
haste = accelerate
trap, face down, facedown = facedown, hidden
destroy, destroyed, dies, died, die, death, sacrifice = kill
when dies, death trigger = deathknell
scry, top card, look top = predict
experience = xp
teammate, partner, ally, allies = teammate
three players, four players, free all, multiplayer = skirmish
last point, eighth point, winning point, 8th point, final point = final point
score twice, scored twice, score again, score same = score once a turn
capture, seize, take battlefield = conquer
divide damage, split damage, distribute damage, damage first = assign damage
steal, stolen, gain control, take control = control
duplicate, clone = copy
side board = sideboard
hand size, hand limit = hand
peek, spy, look hand, see hand = see private
bounce = return hand
mill = burn
equip, attach weapon = equip, attach
best three, bo3, best of three = match
one on one, 1v1 = duel
2v2, two two = teams
opponents turn, enemy turn, during opponent = anyones turn
paying, paid = pay
afford, not enough mana, not enough energy = pay cost
whose priority, who acts, who may act = priority
damage wear, damage stay, damage remain, damage reset, damage go away = heal
lose battlefield, leave battlefield, battlefield empty = control units there
turn structure, phases turn, order turn, parts turn = phases
move battlefield battlefield, between battlefields = ganking
`);
