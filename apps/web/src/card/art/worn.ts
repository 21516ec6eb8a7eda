/**
 * What champions are told apart by, for the portrait in the box of 100 by 130: shapes by name, each without colour. The face
 * is an ellipse at 50, 33, from 39.5 to 60.5 and from 20 to 46.
 */

const path = (d: string): string => `<path d="${d}"/>`;
const mirrored = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>`;
const CAP = "M50 14C62 14 65 23 64 34 60 31 58 26 54 23 48 28 41 30 36 35 35 23 38 14 50 14Z";
const rayed = (count: number, inner: number, outer: number, cx: number, cy: number): string =>
  path(
    `M${Array.from({ length: count * 2 }, (_, i) => {
      const angle = (i / (count * 2)) * Math.PI * 2 - Math.PI / 2;
      const r = i % 2 === 0 ? outer : inner;
      return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
    }).join("L")}Z`,
  );

/** Hair: what is behind the face, and what falls over it. */
export const HAIR = {
  bald: ["", ""],
  short: [path("M50 13C64 13 66 24 64 36H36C34 24 36 13 50 13Z"), path(CAP)],
  cropped: [
    path("M50 15C62 15 63 24 62 34H38C37 24 38 15 50 15Z"),
    path("M39 28C39 19 44 16.500 50 16.500S61 19 61 28C57 24 54 24 50 24S43 24 39 28Z"),
  ],
  long: [path("M50 12C68 12 71 28 70 42 70 58 76 70 80 88H20C24 70 30 58 30 42 29 28 32 12 50 12Z"), path(CAP)],
  straight: [
    path("M50 12C66 12 68 24 68 40V96H58V46H42V96H32V40C32 24 34 12 50 12Z"),
    path("M37 33V25C39 17 45 15 50 15S61 17 63 25V33C61 26 57 28 54 25 51 28 46 26 43 28 40 27 38 29 37 33Z"),
  ],
  bob: [
    path("M50 11C70 11 73 28 70 44L66 54H34L30 44C27 28 30 11 50 11Z"),
    path("M37 33V25C39 17 45 15 50 15S61 17 63 25V33C61 26 57 28 54 25 51 28 46 26 43 28 40 27 38 29 37 33Z"),
  ],
  flowing: [
    path("M50 12C70 10 76 26 74 40 82 52 98 54 106 48 100 66 88 74 74 70 78 82 90 88 98 86 84 100 62 92 58 72L42 50H32C28 30 32 12 50 12Z"),
    path(CAP),
  ],
  spiky: [path("M35 42L24 34 33 29 22 17 36 18 36 4 46 13 53 0 58 13 71 4 68 19 81 18 70 30 78 36 65 42Z"), path(CAP)],
  swept: [path("M34 40C26 18 40 6 58 8 68 4 80 8 84 14 76 14 74 18 70 22 72 28 68 34 64 38Z"), path(CAP)],
  ponytail: [path("M54 14C78 2 96 18 92 46 90 66 82 80 76 90 80 64 76 38 60 28ZM50 13C64 13 66 24 64 36H36C34 24 36 13 50 13Z"), path(CAP)],
  twinBraids: [
    mirrored(path("M40 22C22 24 10 40 12 62 8 84 12 104 4 126L17 128C26 106 21 86 25 64 28 48 36 42 42 36Z")) +
      path("M50 13C64 13 66 24 64 36H36C34 24 36 13 50 13Z"),
    path(CAP),
  ],
  pigtails: [
    mirrored(path("M38 24C18 8 4 22 12 46 18 60 32 52 36 40Z")) + path("M50 12C64 12 66 24 64 36H36C34 24 36 12 50 12Z"),
    path(CAP),
  ],
  mohawk: [
    path("M50 16C61 16 62 24 61 32H39C38 24 39 16 50 16Z"),
    path("M42 28C36 6 50 -6 68 -2 60 4 66 10 62 16 60 20 58 24 57 27 52 22 47 23 42 28Z"),
  ],
  shaved: [
    path("M40 34C37 18 50 8 72 12 80 22 78 40 74 48 66 46 66 36 62 28Z"),
    path("M39 31C38 18 50 12 62 15 70 20 70 36 67 44 62 38 60 28 55 23 49 25 43 26 39 31Z"),
  ],
  knot: [path("M43 4A8 8 0 1 1 57 4 8 8 0 0 1 43 4ZM50 12C63 12 65 24 63 34H37C35 24 37 12 50 12Z"), path(CAP)],
  buns: [mirrored(`<circle cx="31" cy="13" r="10"/>`) + path("M50 12C64 12 66 24 64 36H36C34 24 36 12 50 12Z"), path(CAP)],
  mane: [rayed(15, 25, 40, 50, 34), path(CAP)],
  locks: [
    mirrored(path("M40 16C24 18 18 36 20 62H27L28 46 32 66H38L36 40Z")) + path("M50 10C66 10 68 24 66 38H34C32 24 34 10 50 10Z"),
    path(CAP),
  ],
  cloud: [
    `<circle cx="34" cy="24" r="13"/><circle cx="50" cy="15" r="14"/><circle cx="66" cy="24" r="13"/><circle cx="70" cy="38" r="9"/><circle cx="30" cy="38" r="9"/>`,
    path(CAP),
  ],
  wild: [
    path("M50 8C76 4 84 30 78 48 90 58 82 80 88 92 74 88 66 78 62 66L38 66C34 78 26 88 12 92 18 80 10 58 22 48 16 30 24 4 50 8Z"),
    path(CAP),
  ],
} as const;

/** On, before or around the head. */
export const HEADGEAR = {
  hood: path("M50 6C68 8 74 28 72 46 74 54 78 58 80 64L64 60C66 44 64 22 50 20S34 44 36 60L20 64C22 58 26 54 28 46 26 28 32 8 50 6Z"),
  wideHat: path("M12 24C28 17 34 17 37 14L42 0C50-5 58-2 61 14 66 17 72 17 88 24 74 30 26 30 12 24Z"),
  topHat: path("M24 20H34L32-12H68L66 20H76V27H24Z"),
  tricorne: path("M12 24C22 8 32 13 40 6 46 0 56 0 60 6 68 13 78 8 88 24 74 22 64 17 50 17S26 22 12 24Z"),
  pointed: path("M14 28C28 20 34 20 36 18 40 4 54-10 84-14 72-4 66 6 64 18 68 20 76 20 88 28 70 32 30 32 14 28Z"),
  beret: path("M34 24C30 10 48 2 66 6 80 10 76 22 64 24Z"),
  crown: path("M35 24L31 2 42 12 50-4 58 12 69 2 65 24Z"),
  circlet: path("M37 25C44 20 56 20 63 25L62 29C56 25 44 25 38 29ZM50 10L54 20 50 28 46 20Z"),
  helm: path("M35 50V26C35 12 43 7 50 7S65 12 65 26V50L57 46V33H53V44H47V33H43V46Z"),
  plumed: path("M35 50V26C35 12 43 8 50 8S65 12 65 26V50L57 46V33H53V44H47V33H43V46ZM47 10C44-8 58-20 78-16 66-10 68 0 54 12Z"),
  winged: mirrored(path("M38 30C22 26 8 10 6-12 18 2 30 6 42 16Z")) + path("M36 34V24C36 13 43 9 50 9S64 13 64 24V34L56 28H44Z"),
  horns: mirrored(path("M42 22C28 20 16 8 18-14 24 0 36 6 48 13Z")),
  ramHorns: mirrored(path("M42 16C24 2 4 12 6 34 8 50 24 52 28 42 22 44 16 40 17 32 18 22 30 20 38 30Z")),
  antlers: mirrored(path("M44 16L36 2 22-2 20-14 26-8 33-6 30-20 36-14 40 0 50 12Z")),
  foxEars: mirrored(path("M38 26L26-6 50 12Z")),
  catEars: mirrored(path("M36 26L30 2 48 14Z")),
  longEars: mirrored(path("M40 34C26 32 14 24 6 12 22 14 34 20 42 27Z")),
  halo: `<path d="M50 -2A36 36 0 1 1 49.900 -2ZM50 5A29 29 0 1 0 50.100 5Z" fill-rule="evenodd"/>`,
  spikes: rayed(11, 27, 39, 50, 30),
  mask: path("M38 22C44 18 56 18 62 22 64 36 58 46 50 50 42 46 36 36 38 22Z"),
  halfMask: path("M39 35C44 33 56 33 61 35 60 44 56 48 50 50 44 48 40 44 39 35Z"),
  smile: path("M37 22C44 16 56 16 63 22 66 36 60 48 50 52 40 48 34 36 37 22Z"),
  scarf: path("M32 46C42 40 58 40 68 46 72 54 66 60 50 60S28 54 32 46ZM66 52C80 54 90 50 98 56 90 60 88 68 94 74 82 76 70 68 62 58Z"),
  blindfold: path("M38.500 27H61.500V34H38.500ZM60 28L80 22 76 29 84 34 60 34Z"),
  goggles: `<circle cx="44" cy="31" r="6.500"/><circle cx="56" cy="31" r="6.500"/><path d="M37 28H63V32H37Z"/>`,
  lenses: `<circle cx="45" cy="29" r="4"/><circle cx="55" cy="29" r="4"/><circle cx="41" cy="35" r="3.500"/><circle cx="59" cy="35" r="3.500"/><circle cx="50" cy="35" r="3.500"/><circle cx="50" cy="23" r="3.500"/>`,
  patch: path("M39 24L62 20V23L52 27C57 28 58 33 55 36 51 37 48 34 48 29L39 28Z"),
  beard: path("M39 34C42 42 58 42 61 34 66 52 60 66 50 72 40 66 34 52 39 34Z"),
  moustache: path("M50 39C56 36 66 38 72 46 62 46 54 46 50 43 46 46 38 46 28 46 34 38 44 36 50 39Z"),
  turban: path("M33 28C30 8 46 2 54 4 70 4 72 18 67 28 58 22 44 22 33 28ZM50 2L56 12 50 22 44 12Z"),
  headband: path("M37 23C45 19 55 19 63 23L64 29C56 25 44 25 36 29ZM63 24L84 12 78 24 88 30 64 30Z"),
  flower: `<circle cx="66" cy="16" r="5"/><circle cx="74" cy="20" r="5"/><circle cx="72" cy="28" r="5"/><circle cx="64" cy="26" r="5"/>`,
  earphones: path("M30 36C28 8 72 8 70 36H65C66 16 34 16 35 36ZM27 28H37V44H27ZM63 28H73V44H63Z"),
  spectacles: `<path d="M37 28H63V30H37ZM38 29H49V37H38ZM51 29H62V37H51Z"/>`,
  leaves: mirrored(path("M46 16C34 14 24 4 22-12 34-8 44 0 50 12ZM38 22C24 24 14 18 8 8 22 6 34 12 42 18Z")),
  fins: mirrored(path("M38 34C24 36 10 28 2 10 18 12 32 18 42 24Z")) + path("M46 18C44 4 50-10 62-16 58-4 58 8 56 18Z"),
} as const;

/** Held beside the head, where it can be seen. */
export const HELD = {
  none: "",
  sword: path("M84-6L90 6 88 62H96V68H87V84H81V68H72V62H80L78 6Z"),
  greatsword: path("M14-18L26 2 23 66H34V74H21V96H9V74H-4V66H6L2 2Z"),
  broken: path("M74 10L96-2 92 20 98 34 92 62H100V69H90V88H80V69H70V62H78Z"),
  twinSwords: mirrored(path("M86 0L91 10 89 58H95V63H88V78H83V63H76V58H82L80 10Z")),
  katana: path("M98-10C96 22 90 46 82 66L88 69 86 73 80 70 72 90 68 88 76 68 70 65 72 61 78 64C86 40 90 16 94-11Z"),
  daggers: mirrored(path("M92 18L96 28 90 60 96 63 94 67 88 65 84 82 79 80 83 64 77 61 79 57 85 58Z")),
  rapier: path("M92-14L90 58C98 58 98 70 89 70L88 84H84L84 70C76 70 76 58 86 58Z"),
  axe: path("M80-4H87V110H80ZM87 2C108-6 114 20 108 44 102 32 96 30 87 34ZM80 6C70 4 66 14 66 26 70 20 75 20 80 24Z"),
  twinAxes: mirrored(path("M86 20C104 14 106 38 100 56 96 46 92 44 86 46V74H80V20Z")),
  hammer: path("M64-12H106V20H90V100H80V20H64Z"),
  mace: `<circle cx="87" cy="8" r="16"/>${path("M84 20H90V100H84Z")}`,
  spear: path("M14-22L22 8 17 16V130H11V16L6 8Z"),
  trident: path("M12 6V-20H17V4H20V130H15V12H8L0-14 5-16 10 2ZM23 4L30-16 35-14 27 12H20Z"),
  glaive: path("M84 20H90V130H84ZM84 22C70 4 78-16 98-22 94-6 104 6 90 22Z"),
  scythe: path("M84-6H91V130H84ZM91-6C62-28 26-16 14 12 38-6 64-4 91 12Z"),
  staff: `<circle cx="87" cy="4" r="11"/>${path("M84.500 14H89.500V130H84.500Z")}`,
  crescent: path("M84 24H90V130H84ZM66-2C66 18 82 26 100 20 88 34 58 32 58 4 58-10 68-20 80-22 70-16 66-10 66-2Z"),
  starStaff: `${path("M87-16L91-3 104-3 94 5 98 18 87 10 76 18 80 5 70-3 83-3Z")}${path("M84.500 12H89.500V130H84.500Z")}`,
  bow: path("M14-14C-14 24 -14 76 14 112L19 109C-4 74 -4 26 19-11ZM13-12L16 110H14Z"),
  gun: path("M64 66L98 30 106 37 90 56 94 68 86 72 82 64 72 74Z"),
  twinGuns: mirrored(path("M68 70L96 34 104 40 90 58 92 68 85 70 82 64 76 76Z")),
  rifle: path("M60 92L92-18 99-16 90 36 94 40 86 64 80 66 70 96Z"),
  rocket: path("M66 86L74 8C68 0 76-20 92-22 104-8 106 10 98 14L92 88Z"),
  cannon: path("M58 86L78 24H104L98 52 84 90Z"),
  crossbow: path("M84 10C104 14 112 34 106 56L102 54C104 38 98 26 86 22L84 92H78V22C66 26 60 38 62 54L58 56C52 34 62 14 80 10Z"),
  shield: path("M70 40C80 36 88 34 94 30 98 34 104 36 112 38 112 70 104 88 92 98 78 88 70 70 70 40Z"),
  ring: `<path d="M90 2A26 26 0 1 1 89.900 2ZM90 14A14 14 0 1 0 90.100 14Z" fill-rule="evenodd"/>${path("M90-10L95 4H85ZM64 28L54 34 68 40ZM116 28L126 34 112 40Z")}`,
  chakram: `<path d="M88 6A22 22 0 1 1 87.900 6ZM88 15A13 13 0 1 0 88.100 15Z" fill-rule="evenodd"/>`,
  orb: `<circle cx="88" cy="22" r="16"/>`,
  orbs: `<circle cx="88" cy="10" r="11"/><circle cx="12" cy="10" r="11"/><circle cx="94" cy="52" r="9"/>`,
  fire: path("M88 62C68 58 68 36 80 26 80 34 84 36 86 36 82 20 88 4 98-4 96 14 112 24 108 44 106 56 98 62 88 62Z"),
  fists: mirrored(path("M74 58H102L106 82C106 96 98 104 88 104S70 96 70 82Z")),
  book: path("M62 52C72 46 82 48 88 54 94 48 104 46 114 52V90C104 86 94 88 88 94 82 88 72 86 62 90Z"),
  cards: path("M66 30L80 24 92 56 78 62ZM82 16L97 16 97 50 82 50ZM100 24L113 30 102 60 90 54Z"),
  harp: path("M58 74C64 56 88 52 118 62L116 70C96 64 78 64 70 78Z"),
  brush: path("M80 20H86V120H80ZM83-18C94-6 92 8 88 20H78C74 8 74-6 83-18Z"),
  hook: path("M84-4H90V60C90 78 66 78 66 60 66 54 70 50 74 50 70 64 84 66 84 58Z"),
  anchor: path("M84-10H92V60C102 58 106 50 106 40L114 46C112 66 100 76 88 76S64 66 62 46L70 40C70 50 74 58 84 60ZM78-2H98V6H78Z"),
  shuriken: path("M88-6L94 14 114 20 94 26 88 46 82 26 62 20 82 14Z"),
  bomb: `<circle cx="88" cy="44" r="18"/>${path("M92 28C92 14 100 10 108 12L106 17C100 16 98 20 98 28Z")}`,
  bell: path("M88 10C100 12 102 28 104 42L110 52H66L72 42C74 28 76 12 88 10ZM84 54H92V62H84Z"),
  clock: `<path d="M88 0A26 26 0 1 1 87.900 0ZM86 8V28L102 36 104 32 90 25V8Z" fill-rule="evenodd"/>`,
  tentacle: path("M66 96C70 60 100 56 96 26 94 12 82 14 84 24 74 16 82-4 98 2 118 14 112 56 88 96Z"),
  whip: path("M66 84C90 76 112 60 104 36 98 20 82 26 86 40 74 26 90 8 106 18 126 36 108 76 72 92Z"),
} as const;

/** Behind the shoulders. */
export const BEHIND = {
  none: "",
  wings: mirrored(path("M40 62C24 26 2 8 -30 6 -22 20 -26 28 -16 36 -24 44 -16 54 -10 58 -12 70 0 78 10 80 14 90 28 92 38 88Z")),
  feathers: mirrored(path("M40 66C18 48 2 18 2-18 -14 8 -22 36 -14 60 -4 84 18 94 38 92Z")),
  butterfly: mirrored(path("M44 62C28 16 -4 -4 -20 8 -26 40 2 68 40 72ZM42 74C14 70 -6 86 0 108 18 116 38 98 44 80Z")),
  tails: path(
    "M50 96C14 100-18 82-26 46-10 64 6 66 16 66-6 54-14 26-6-4 2 22 14 34 28 44 16 22 20-4 34-20 34 4 40 20 50 32 60 20 66 4 66-20 80-4 84 22 72 44 86 34 98 22 106-4 114 26 106 54 84 66 94 66 110 64 126 46 118 82 86 100 50 96Z",
  ),
  cape: path("M50 44C74 44 92 62 104 130H-4C8 62 26 44 50 44Z"),
  ribbons: mirrored(path("M42 60C18 54 4 70-18 58-8 78 8 84 28 82 14 90-4 92-12 108 10 112 32 100 44 84Z")),
  bear: `<circle cx="14" cy="-6" r="15"/><circle cx="86" cy="-6" r="15"/>${path("M50-16C92-16 108 20 104 62L110 130H-10L-4 62C-8 20 8-16 50-16Z")}`,
  ghost: path("M50-18C96-18 110 30 102 72 112 92 104 118 110 132H-10C-4 118-12 92-2 72-10 30 4-18 50-18Z"),
  blades: mirrored(path("M36 60L-8 6 28 42 6-16 44 48Z")) + mirrored(path("M34 70L-20 48 30 62Z")),
  spikes: mirrored(path("M40 58L6 18 14 46-16 36 8 62-14 78 38 84Z")),
  rays: rayed(18, 42, 66, 50, 34),
  crystals: mirrored(path("M38 70L12 14 4-10 26 22ZM34 76L-14 44-22 26 8 44Z")),
  arms: mirrored(path("M38 66C14 44 10 20-10 16-2 30-8 40-18 44 0 50 10 74 36 86Z")),
  smoke: path("M50 0C80-14 112 12 100 40 122 58 110 96 84 104H16C-10 96-22 58 0 40-12 12 20-14 50 0Z"),
} as const;

export const SHOULDERS = {
  plain: path("M50 46C58 46 60 51 69 54 80 58 84 70 86 84L90 132H10L14 84C16 70 20 58 31 54 40 51 42 46 50 46Z"),
  slim: path("M50 46C56 46 57 51 64 54 73 58 75 70 75 84L80 132H20L25 84C25 70 27 58 36 54 43 51 44 46 50 46Z"),
  broad: path("M50 44C62 44 70 48 84 54 100 62 106 78 108 132H-8C-6 78 0 62 16 54 30 48 38 44 50 44Z"),
  pauldrons:
    path("M50 46C58 46 62 52 70 58L74 132H26L30 58C38 52 42 46 50 46Z") + mirrored(path("M36 52C22 42 2 50 0 72L8 86C16 76 28 72 40 72Z")),
  spiked:
    path("M50 46C58 46 62 52 70 58L76 132H24L30 58C38 52 42 46 50 46Z") + mirrored(path("M38 56L22 30 24 50 4 38 14 58-4 64 16 80 38 76Z")),
  collar: path("M50 54L70 32 76 56C84 60 86 72 86 84L90 132H10L14 84C14 72 16 60 24 56L30 32Z"),
  fur:
    mirrored(`<circle cx="20" cy="62" r="14"/><circle cx="34" cy="55" r="12"/><circle cx="10" cy="76" r="12"/>`) +
    path("M50 50C66 50 84 60 88 132H12C16 60 34 50 50 50Z"),
} as const;
