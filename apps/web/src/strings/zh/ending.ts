import type en from "../en/ending.ts";
import type { Partly } from "../partly.ts";

export default {
  how: {
    conquer: (points, place, turn) => `${points}分：在第${turn}回合征服了${place}`,
    hold: (points, place, turn) => `${points}分：在第${turn}回合据守了${place}`,
    burnOut: (points, who, isYou, turn) => `${points}分：${isYou ? "你" : who}在第${turn}回合牌堆耗尽，已无牌可用`,
    card: (points, card, turn) => `${points}分：最后的分数来自第${turn}回合的${card}`,
    points: (points, turn) => `第${turn}回合达到${points}分`,
    won: (card, turn) => `${card}在第${turn}回合结束了游戏`,
    wonPlainly: (turn) => `一张牌在第${turn}回合结束了游戏`,
    conceded: (who, isYou, turn) => `${isYou ? "你" : who}在第${turn}回合认输`,
  },
  rematch: "再来一局",
  nextLevel: (name) => `下一级对手：${name}`,
  watch: "观看这局",
} satisfies Partly<typeof en>;
