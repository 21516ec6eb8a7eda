import type en from "../en/bots.ts";
import type { Partly } from "../partly.ts";

export default {
  lines: {
    beginner: "“我昨天才刚学会。已经轮到我了吗？”",
    casual: "“看着合适我就打，从不多想。”",
    skilled: "“每张牌此刻都有最好的用法，我总能找到。”",
    strong: "“你下个回合要做什么，我早就看到了。”",
    expert: "“慢慢来。你读这个局面的时候，我已经下过一百遍了。”",
  },
  machine: "实验用的机器，没有性格。",
  strength: (won, other, low, high, games) => `实测：对阵${other}的胜率为${won}（${low}至${high}，共${games}局）。`,
} satisfies Partly<typeof en>;
