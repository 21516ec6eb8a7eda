import type en from "../en/games.ts";
import type { Partly } from "../partly.ts";

export default {
  title: "未完成的对局",
  goOn: "继续",
  goOnWith: (decks, turn) => `继续：${decks}，${turn}`,
  remove: "删除",
  removeOne: (decks, turn) => `删除：${decks}，${turn}`,
  removed: "对局已删除。",
  keep: "撤销",
  against: " 对 ",
  turn: (n) => (n === 0 ? "尚未开始" : `第${n}回合`),
  unknownTurn: "进行中",
  matchScore: (wins) => `局分 ${wins.join(" : ")}`,
  score: (points) => `比分 ${points.join(" : ")}`,
} satisfies Partly<typeof en>;
