import { MEANINGS } from "@rulebound/cards/meanings";
import type { KeywordName } from "@rulebound/engine/language";

const TYPES = { unit: "Unit", gear: "Gear", spell: "Spell", rune: "Rune", legend: "Legend", battlefield: "Battlefield" };
const SUPERTYPES = { champion: "Champion", signature: "Signature", token: "Token", basic: "Basic" };
const DOMAINS = { fury: "Fury", calm: "Calm", mind: "Mind", body: "Body", chaos: "Chaos", order: "Order", colorless: "Colourless" };

export default {
  types: TYPES,
  supertypes: SUPERTYPES,
  /** What a card is: "Champion Unit". */
  kind: (supertypes: readonly string[], types: readonly string[]) => [...supertypes, ...types].join(" "),
  domains: DOMAINS,
  rarities: { Common: "Common", Uncommon: "Uncommon", Rare: "Rare", Epic: "Epic" },
  might: "Might",
  energy: "Energy",
  power: "Power",
  noText: "It has no text.",
  back: "A card, face down",
  facedown: "face down",
  close: "Close",
  keywords: "Keywords",
  rule: (rule: string) => `Rule ${rule}`,
  explain: (keyword: string) => `What does ${keyword} mean?`,
  meanings: Object.fromEntries(Object.entries(MEANINGS).map(([keyword, { says }]) => [keyword, says])) as Record<KeywordName, string>,
  costs: (energy: number, power: number, domains: string) => `costs ${energy} Energy${power === 0 ? "" : ` and ${power} ${domains} Power`}`,
  hasMight: (might: number, printed: number) => (might === printed ? `Might ${might}` : `Might ${might}, printed ${printed}`),
  givesMight: (bonus: number) => `gives ${bonus} Might`,
  damage: (damage: number) => `${damage} damage`,
  exhausted: "exhausted",
  stunned: "stunned",
  buffed: (buffs: number) => (buffs === 1 ? "buffed" : `${buffs} buffs`),
  empowered: "Empowered",
  attacker: "attacking",
  defender: "defending",
  prevent: (amount: number) => `the next ${amount} damage is prevented`,
  attached: (count: number) => (count === 1 ? "1 attachment" : `${count} attachments`),
  gained: (keyword: string) => `${keyword} (gained)`,
  symbols: {
    M: "Might",
    A: "1 Power of any domain",
    Exhaust: "Exhaust",
    energy: (amount: string) => `${amount} Energy`,
    power: (domain: string) => `1 ${domain} Power`,
  },
  images: {
    title: "Your own card images",
    says: "Show images of your own instead of our pictures: a folder of files named by collector id (OGN-007.png) or card name (Hidden Blade.jpg). They stay in this browser.",
    folder: "Choose a folder",
    remove: "Use our pictures again",
    none: "No images of your own are in use.",
    some: (count: number) => (count === 1 ? "1 card shows your image." : `${count} cards show your images.`),
    taken: (taken: number, left: number) =>
      left === 0 ? `${taken} images taken.` : `${taken} images taken; ${left} files are named after no card or are no images.`,
  },
};
