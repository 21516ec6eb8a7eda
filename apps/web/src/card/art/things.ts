import { BUFF_GLYPH, DAMAGE_GLYPH, EMPOWER_GLYPH, STUN_GLYPH, TYPE_GLYPHS } from "../glyphs.ts";

/** Things that gear and spells are shown by, as silhouettes in a box of 100, and the words of names that speak of them. */

export const THINGS = {
  sword: "M50 0L58 12V62H74V70H56V88A7 7 0 1 1 44 88V70H26V62H42V12Z",
  daggers:
    "M12 6L26 14 58 58 66 50 72 56 64 64 78 84 72 90 54 74 46 82 40 76 48 68ZM88 6L74 14 62 30 68 38ZM44 52L36 60 28 56 22 62 30 70 22 84 28 90 42 76Z",
  axe: "M46 6H54V100H46ZM54 12C80 4 92 24 88 52 80 40 68 38 54 42ZM46 12C20 4 8 24 12 52 20 40 32 38 46 42Z",
  hammer: "M18 10H82V44H56V100H44V44H18Z",
  shield: "M50 2C64 10 78 12 90 12 90 54 78 82 50 98 22 82 10 54 10 12 22 12 36 10 50 2ZM50 18V80C66 70 74 52 75 26 66 26 58 23 50 18Z",
  bow: "M24 2C74 8 92 26 98 76L90 78C84 40 66 20 22 10ZM26 8L92 74 90 76 24 10ZM4 96L56 38 62 44 10 100 2 98Z",
  orb: "M50 8A34 34 0 1 1 49.900 8ZM38 22C28 28 26 38 28 44 34 34 40 30 48 28ZM24 82H76L84 98H16Z",
  amulet:
    "M14 0C16 34 32 46 46 52L50 60 54 52C68 46 84 34 86 0H80C78 30 62 42 50 46 38 42 22 30 20 0ZM50 54A22 22 0 1 1 49.900 54ZM50 64L60 76 50 88 40 76Z",
  potion:
    "M38 0H62V10H58V34C78 44 88 60 84 78 80 94 66 100 50 100S20 94 16 78C12 60 22 44 42 34V10H38ZM26 68C24 84 36 92 50 92S76 84 74 68C62 62 54 76 42 70 36 67 30 66 26 68Z",
  boots: "M20 6H48V58C62 64 88 64 92 82V96H20ZM20 72H8L0 60 12 62V50L2 44 14 46V36L6 28 20 32Z",
  book: "M50 18C38 8 20 8 4 12V84C20 80 38 80 50 90 62 80 80 80 96 84V12C80 8 62 8 50 18ZM50 28V78",
  scroll:
    "M16 10H76C88 10 92 20 90 30H80V84C80 94 72 100 62 100H14C24 98 26 92 26 84V22C26 14 20 14 16 10ZM36 32H70V38H36ZM36 48H70V54H36ZM36 64H60V70H36Z",
  crown: "M6 24L28 48 50 8 72 48 94 24 84 88H16Z",
  mask: "M50 6C74 6 92 16 92 34 92 66 72 94 50 98 28 94 8 66 8 34 8 16 26 6 50 6ZM20 42C28 36 38 38 44 48 36 54 26 52 20 42ZM80 42C72 36 62 38 56 48 64 54 74 52 80 42Z",
  gun: "M4 26H86L98 34V46H66L60 58H44L38 92H14L22 46H4ZM46 46L44 52H54L58 46Z",
  ring: "M50 26A36 36 0 1 1 49.900 26ZM50 40A22 22 0 1 0 50.100 40ZM50 0L64 14 50 30 36 14Z",
  crystal: "M50 0L68 26 62 100H38L32 26ZM18 34L30 50 32 100H20L8 54ZM82 34L92 54 80 100H68L70 50Z",
  banner: "M20 0H27V100H20ZM27 6H92L76 32 92 58H27Z",
  chest: "M10 40C10 14 24 10 50 10S90 14 90 40ZM10 46H40V58H60V46H90V92H10ZM46 44H54V54H46Z",
  cog: TYPE_GLYPHS.gear,
  star: "M50 0L62 38 100 38 69 61 81 98 50 75 19 98 31 61 0 38 38 38Z",
  spark: TYPE_GLYPHS.spell,
  bolt: EMPOWER_GLYPH,
  burst: DAMAGE_GLYPH,
  stun: STUN_GLYPH,
  rise: BUFF_GLYPH,
  moon: "M62 2A50 50 0 1 0 98 66 40 40 0 1 1 62 2Z",
  sun: "M50 28A22 22 0 1 1 49.900 28ZM46 0H54L52 20H48ZM46 100H54L52 80H48ZM0 46V54L20 52V48ZM100 46V54L80 52V48ZM12 18L18 12 31 27 27 31ZM88 82L82 88 69 73 73 69ZM12 82L18 88 31 73 27 69ZM88 18L82 12 69 27 73 31Z",
  flame:
    "M54 0C56 16 82 28 82 60A32 36 0 0 1 18 62C18 48 26 38 34 32 34 40 38 46 43 48 40 30 44 12 54 0ZM52 54C50 62 38 66 38 78A13 13 0 0 0 64 78C64 68 56 64 52 54Z",
  snow: "M46 0H54V30L70 16 75 22 58 38 62 44 84 34 88 42 66 50 88 58 84 66 62 56 58 62 75 78 70 84 54 70V100H46V70L30 84 25 78 42 62 38 56 16 66 12 58 34 50 12 42 16 34 38 44 42 38 25 22 30 16 46 30Z",
  wave: "M0 70C14 70 16 30 46 26 72 22 92 40 88 60 84 44 66 40 58 50 52 60 62 70 74 68 84 68 92 62 100 66V92H0Z",
  skull:
    "M50 4C76 4 90 22 90 44 90 58 82 66 76 72V88H64V96H54V86H46V96H36V88H24V72C18 66 10 58 10 44 10 22 24 4 50 4ZM34 40A11 11 0 1 0 34.100 40ZM66 40A11 11 0 1 0 66.100 40ZM50 62L44 74H56Z",
  wind: "M4 30H62C74 30 76 14 62 14 56 14 54 20 56 24H46C44 12 52 4 64 4 88 4 88 40 62 40H4ZM4 48H82C100 48 102 76 82 76 72 76 70 68 72 62H82C84 66 92 62 88 58H4ZM4 66H50C66 66 66 94 48 94 40 94 36 86 38 80H46C50 86 56 76 48 76H4Z",
  eye: "M50 16C72 16 90 30 100 50 90 70 72 84 50 84S10 70 0 50C10 30 28 16 50 16ZM50 28A22 22 0 1 0 50.100 28ZM50 38A12 12 0 1 1 49.900 38Z",
  heart: "M50 94C20 70 4 52 6 32 8 14 34 4 50 26 66 4 92 14 94 32 96 52 80 70 50 94Z",
  note: "M34 8L88 0V70A14 12 0 1 1 78 60V24L44 30V84A14 12 0 1 1 34 74Z",
  trap: "M4 60C8 20 30 8 50 8S92 20 96 60L84 48 78 64 68 46 60 64 50 44 40 64 32 46 22 64 16 48ZM4 66L16 84 24 70 34 88 42 70 50 88 58 70 66 88 76 70 84 84 96 66 92 96H8Z",
  gate: "M8 100V44C8 14 28 2 50 2S92 14 92 44V100H74V48C74 28 64 20 50 20S26 28 26 48V100ZM50 30C58 30 64 36 64 48V100H36V48C36 36 42 30 50 30Z",
  hand: "M30 96L26 66 10 46C8 38 16 36 20 40L30 50 26 14C26 6 36 6 37 14L42 42 44 6C45-2 55-2 55 6L57 42 64 12C66 4 75 6 74 14L69 48 78 36C84 30 90 36 87 42L74 74 70 96Z",
  cards: "M10 26L44 14 66 82 32 94ZM44 8L84 8 84 74 72 74 52 12Z",
  claw: "M16 4C34 30 36 66 26 98 14 70 8 36 16 4ZM46 0C64 28 66 68 54 100 42 70 36 36 46 0ZM76 4C94 30 94 66 84 96 72 68 68 36 76 4Z",
  tree: "M44 100V70C20 76 6 60 16 44 8 28 24 12 38 18 46 2 70 6 72 20 90 18 96 40 84 50 90 68 72 78 56 70V100Z",
} as const;

export type Thing = keyof typeof THINGS;
/** The boxes of glyphs are of 24. */
export const isGlyph = (thing: Thing): boolean => ["cog", "spark", "bolt", "burst", "stun", "rise"].includes(thing);

/** The first that a name speaks of. */
const WORDS: readonly (readonly [thing: Thing, words: RegExp])[] = [
  ["hammer", /hammer|anvil|forge|smash|slam|crush|cleaver|maul/i],
  ["daggers", /dagger|kniv|knife|shank|cull|assassin|backstab|kunai|shuriken/i],
  ["sword", /sword|blade|sabre|saber|edge|razor|slash|strike|duel|cut|execution/i],
  ["axe", /axe|decimat|chop/i],
  ["bow", /bow\b|arrow|shot|volley|hunt|snipe|quiver/i],
  ["gun", /gun|cannon|rocket|pistol|bullet|barrage|grenade|bomb|mine\b/i],
  ["shield", /shield|guard|armor|plate|aegis|block|defen|ward|bulwark|mail|protect|vest/i],
  ["boots", /boot|march|step|run\b|rush|sprint|charge|walk|chase|ride|flight/i],
  ["book", /book|tome|lesson|study|grimoire|codex|learn|knowledge|manual/i],
  ["scroll", /scroll|decree|plan\b|plans|contract|order\b|law|letter|map|tactic|rites|ritual/i],
  ["crown", /crown|king|queen|emperor|royal|throne|rule|command/i],
  ["mask", /mask|face|trick|decei|illusion|mirror|reflect|imitat|disguise|helm|hood/i],
  ["ring", /ring\b|band\b|seal|circlet/i],
  ["amulet", /amulet|pendant|charm|talisman|locket|medal|relic|idol/i],
  ["potion", /potion|elixir|flask|brew|tonic|venom|poison|chem|acid|drink/i],
  ["banner", /banner|flag|rally|standard|noxus|demacia|legion|trifarian|army|muster|recruit/i],
  ["chest", /chest|treasure|gold|hoard|coin|bounty|plunder|loot|trove|wealth|greed/i],
  ["skull", /death|dead|skull|grave|bone|necro|haunt|reap|kill|ruin|doom|corpse|undead|fall(en)?\b|soul|sacrific/i],
  ["flame", /fire|flame|burn|blaz|inferno|ember|incinerat|rage|fury|heat|scorch|combust|spark/i],
  ["bolt", /lightning|thunder|storm|shock|bolt|electr|volt|ray\b|surge|overload|energy|zap/i],
  ["snow", /frost|ice|snow|freez|frozen|winter|cold|frigid|avalanche|glaci/i],
  ["wave", /wave|tide|sea|ocean|water|river|flood|tsunami|deep|current|drown|shark/i],
  ["moon", /moon|lunar|night|dusk|twilight|shadow|dark|eclipse|dream|sleep|umbr/i],
  ["star", /star|comet|meteor|cosmic|constellation|astral|celest|galax/i],
  ["sun", /sun|solar|light|dawn|day|radian|glory|shine|shin|bright|bless|holy|divin/i],
  ["wind", /wind|gust|gale|breath|whirl|air|breeze|cyclone|tornado|dance|swift|dash|feather/i],
  ["eye", /eye|sight|vision|see\b|watch|gaze|insight|scry|fore|mind|thought|think|secret|spy|stare/i],
  ["heart", /heart|love|friend|care|heal|mend|hope|kind|embrace|together|family|mother/i],
  ["note", /song|sing|music|melody|hymn|sound|chord|tempo|encore|show\b|drum|requiem|ballad|rhythm|echo/i],
  ["trap", /trap|snare|bite|jaw|bait|devour|feast|hungr|eat|maw|fang|consum|swallow/i],
  ["gate", /gate|portal|door|rift|teleport|warp|breach|passage|tunnel|escape|retreat|recall|return/i],
  ["claw", /claw|rend|tear|shred|savage|beast|wild|pounce|ambush|maim|hunter|prowl/i],
  ["tree", /tree|root|leaf|grove|bloom|forest|vine|grow|garden|seed|nature|bramble|thorn|petal|flower/i],
  ["cog", /hex|tech|machine|mech|gear|scrap|engine|invent|device|gadget|tinker|clock|time|automat/i],
  ["crystal", /crystal|gem|shard|stone|rock|obelisk|diamond|prism|rune/i],
  ["orb", /orb|sphere|globe|ball|tear\b|essence|arcane|magic|spell/i],
  ["hand", /grip|grasp|grab|hand|fist|punch|touch|palm|hold|clutch|throw|toss|steal|take/i],
  ["stun", /stun|stupef|daze|concuss|knock/i],
  ["burst", /explo|blast|boom|detonat|bang|crash|impact|burst|shatter|break/i],
];

export const thingNamed = (name: string): Thing | null => WORDS.find(([, words]) => words.test(name))?.[0] ?? null;
