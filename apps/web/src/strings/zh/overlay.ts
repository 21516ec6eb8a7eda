import type en from "../en/overlay.ts";
import type { Partly } from "../partly.ts";

export default {
  scores: "比分",
  noTable: "正在等待此浏览器另一个标签页中的对局。",
  waiting: (code) => `正在等待牌桌${code}。`,
  hand: (cards) => `${cards}张手牌`,
  wins: (games) => `赢${games}局`,
  turn: (turn, name) => `第${turn}回合 · ${name}`,
  played: (name) => `${name}：`,
  activated: (name) => `${name}使用`,
  won: (names) => `获胜者：${names.join("、")}`,
} satisfies Partly<typeof en>;
