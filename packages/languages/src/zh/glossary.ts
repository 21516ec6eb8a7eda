/**
 * The Simplified Chinese words of the game: what each term of the rules is called, in card texts, log lines, refusals,
 * questions and the client alike. Whoever writes Chinese for this project takes the words from here.
 *
 * How it is written: players are "你", cards speak of themselves as "我" (spells and gear: "此法术", "此装备"; battlefields:
 * "此处"); objects are "它", players that were mentioned "该玩家". Numbers are digits ("抽2张牌", "2名单位"), "a unit" is
 * "一名单位". Modifiers stand before the noun, where it is first of all: "战场上的一名敌方单位". Names of cards, tags and
 * tokens stay as they are. Symbols and keywords keep their English key in brackets ("[M]", "[Tank]"); keywords.ts has the
 * words shown for them.
 */
interface Noun {
  readonly noun: string;
  /** The measure word: "一名单位", "一张牌". */
  readonly measure: string;
}

const noun = (text: string, measure: string): Noun => ({ noun: text, measure });

export const NOUNS = {
  unit: noun("单位", "名"),
  gear: noun("装备", "件"), //          any gear
  equipment: noun("武装", "件"), //     gear that is attached to units
  spell: noun("法术", "个"),
  rune: noun("符文", "张"),
  legend: noun("传奇", "名"),
  battlefield: noun("战场", "处"),
  card: noun("牌", "张"),
  permanent: noun("永久物", "个"),
  token: noun("指示物", "个"),
  ability: noun("技能", "个"),
  something: noun("对象", "个"),
  facedown: noun("牌面朝下的牌", "张"),
} as const;

export const TERMS = {
  champion: "英雄",
  chosenChampion: "选定英雄",
  base: "基地",
  hand: "手牌",
  mainDeck: "主牌堆",
  runeDeck: "符文牌堆",
  trash: "废牌堆",
  banishment: "放逐区",
  championZone: "英雄区",
  legendZone: "传奇区",
  board: "场上",
  might: "战力",
  energy: "法力",
  power: "符能",
  energyCost: "法力费用",
  powerCost: "符能费用",
  xp: "经验",
  victoryScore: "获胜分数",
  bonusDamage: "额外伤害",
  buff: "增益",
  showdown: "法术对决",
  combat: "战斗",
  beginningPhase: "开始阶段",
  channelPhase: "召出阶段",
  drawPhase: "抽牌阶段",
  mainPhase: "主要阶段",
  endingPhase: "结束阶段",
} as const;

export const DOMAINS = { fury: "炽烈", calm: "翠意", mind: "灵光", body: "摧破", chaos: "混沌", order: "序理" } as const;

export const VERBS = {
  play: "打出",
  draw: "抽",
  discard: "弃",
  channel: "召出",
  exhaust: "横置", //     exhausted: 休眠
  ready: "变为活跃状态", // ready: 活跃
  kill: "摧毁", //        die: 阵亡
  move: "移动",
  recall: "召回",
  recycle: "回收",
  banish: "放逐",
  stun: "眩晕",
  buff: "增益",
  empower: "强化",
  disempower: "解除强化",
  heal: "治疗",
  counter: "反制",
  attach: "贴附",
  detach: "卸下",
  reveal: "展示",
  lookAt: "查看",
  predict: "洞察",
  burn: "燃烧",
  choose: "选择",
  pay: "支付",
  spend: "消耗", //       experience and buffs
  conquer: "征服",
  hold: "据守",
  attack: "进攻",
  defend: "防守",
  hide: "藏匿",
} as const;
