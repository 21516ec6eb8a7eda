/** Joining words: lists, numbers, sentences. Knows nothing of the game. */

/** "a", "a和b", "a、b或c". */
export function list(items: readonly string[], conjunction: "和" | "或" | "和/或" = "和"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join("、")}${conjunction}${last}`;
}

/** The parts that are there, one behind the other. */
export const words = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join("");

const ORDINALS = ["零", "首", "第二", "第三", "第四", "第五"];
/** "首次", "第二次" */
export const ordinal = (n: number): string => ORDINALS[n] ?? `第${n}`;

/** "一名", "2名" */
export const counted = (n: number, measure: string): string => `${n === 1 ? "一" : n}${measure}`;

/** A sentence has its full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[。：”]$/.test(text) || /\n[•-] /.test(text) ? text : `${text}。`);

/** Clauses that bring their own subject need no "并" before them. */
export const hasSubject = (text: string): boolean =>
  /^(你|该|其|每|我|它|此|如果|只要|当|对手|一名对手|进攻方|防守方|在|下一|本回合)/.test(text);

/** The amount inside "等同于……的伤害": one 的 less. */
export const equalTo = (amount: string): string =>
  `等同于${amount.replace(/^它的/, "其").replace(/^(我|此法术|此装备|[该所][^的]+)的(战力|法力费用|符能费用)$/, "$1$2")}`;

/** What is done for each: "便抽1张牌", "你便打出……". */
export const soDo = (text: string): string => (text.startsWith("你") ? `你便${text.slice(1)}` : `便${text}`);

/** "改为" stands behind a subject that has been said: "该玩家改为抽1张牌". */
export const instead = (text: string): string => text.replace(/^(该玩家|它们|)/, "$1改为");
