/** A three-digit rule and what stands below it, as whole numbers. */
type Numbers<Section extends string, Below extends readonly string[]> = readonly [
  Section,
  ...{ readonly [At in keyof Below]: `${Section}.${Below[At]}` },
];

/** `of("309", "1", "1.a")` is "309", "309.1", "309.1.a". */
export const of = <Section extends string, const Below extends readonly string[]>(section: Section, ...below: Below) =>
  [section, ...below.map((place) => `${section}.${place}`)] as unknown as Numbers<Section, Below>;
