/** What the name of a choice says: "被摧毁的单位" for a participle, else "该单位"; these are said in a way of their own. */
interface Said {
  readonly as?: (noun: string) => string;
  /** As a place: where something is or goes. */
  readonly place?: string;
}

const NAMES: Readonly<Record<string, Said>> = {
  found: { as: () => "它" },
  guard: { as: (noun) => `该${noun}` },
  friendly: { as: (noun) => `该友方${noun}` },
  yours: { as: (noun) => `你的该${noun}` },
  killed: { as: (noun) => `被摧毁的${noun}` },
  recycled: { as: (noun) => `被回收的${noun}` },
  banished: { as: () => "被放逐的牌" },
  burned: { as: () => "该牌" },
  chosen: { as: (noun) => `所选${noun}` },
  moved: { place: "其目的地" },
  enemy: { place: "该敌方单位所在的战场" },
  place: { place: "该战场" },
  field: { place: "该战场" },
  called: { place: "同一处战场" },
  exhausted: { place: "为支付此技能而横置的单位所在的位置" },
};

export const spokenName = (name: string): Said => NAMES[name] ?? {};
