import type en from "../en/puzzles.ts";
import type { Partly } from "../partly.ts";

export default {
  lead: "来自真实对局的局面。无论对手怎么做，当前回合玩家本回合必胜。找出这条路。",
  none: "还没有残局。",
  grades: { easy: "简单", medium: "中等", hard: "困难" },
  solved: "已解开",
  solvedOf: (solved, all) => `已解开${solved} / ${all}`,
  acts: (count) => `${count}步`,
  title: (number) => `残局${number}`,
  task: (acts) => `在本回合获胜。需要${acts}步。`,
  thinking: "对手正在思考……",
  winning: "仍然必胜。",
  open: "继续。",
  lost: "胜机已经错失。撤回再看看。",
  won: "解开了！",
  undo: "撤回",
  again: "重新开始",
  next: "下一个残局",
  all: "所有残局",
  solution: "在裁判中查看解法",
  you: "你",
  rival: "对手",
  notThere: "没有这个残局。",
} satisfies Partly<typeof en>;
