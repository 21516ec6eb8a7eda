import type en from "../en/app.ts";
import type { Partly } from "../partly.ts";

export default {
  skip: "跳到正文",
  navigation: "页面",
  menu: "菜单",
  close: "关闭",
  pages: {
    play: "对战",
    online: "联机",
    decks: "卡组",
    cards: "卡牌",
    rules: "规则",
    judge: "裁判",
    replays: "回放",
    puzzles: "残局",
    stats: "统计",
    tutorial: "教学",
  },
  settings: {
    title: "设置",
    language: "语言",
    theme: "配色",
    themes: { system: "跟随系统", dark: "深色", light: "浅色", contrast: "高对比度" },
    textSize: "文字大小",
    percent: (percent) => `${percent}%`,
    motion: "动画",
    motions: { system: "跟随系统", full: "完整", reduced: "减少" },
    speed: "其他玩家的演示速度",
    speeds: { slow: "慢", normal: "正常", fast: "快", instant: "立即" },
    autoEnd: "无事可做时自动结束我的回合",
    sound: "声音",
    volume: "音量",
    hints: "新手提示",
    remind: "让过前提醒我可用的反应",
  },
  crashed: {
    title: "桌面出了点问题",
    text: "你的对局和卡组都已保存。重新加载页面即可继续。",
    again: "重新加载",
  },
} satisfies Partly<typeof en>;
