import { DOMAINS, type EventType, type WordedEvent } from "@rulebound/engine/internal";
import type { LogLine, LogNames, LogPlayer } from "../../log.ts";
import { DOMAINS as DOMAIN_NAMES, TERMS } from "../glossary.ts";
import { placeName, where, whereFrom, whereTo } from "./places.ts";

/** What happened, in Chinese: "你抽到Defy", "Anna抽1张牌". */

const called = (player: LogPlayer | null): string => (player === null ? "" : player.isYou ? "你" : player.name);

class Told {
  constructor(
    readonly event: WordedEvent,
    private readonly names: LogNames,
  ) {}

  /** Who does it, or nobody at all. */
  get player(): string {
    return called(this.names.player);
  }

  /** Who does it, where somebody has to. */
  get who(): string {
    return this.player || "无人";
  }

  get object(): string {
    return this.names.object ?? "一张牌";
  }

  get isNamed(): boolean {
    return this.names.object !== null || this.names.source !== null;
  }

  /** What an ability is of: its source, or else the object. */
  get source(): string {
    return this.names.source ?? this.object;
  }

  /** With a word before it, where there is a source at all. */
  behind(preposition: string): string {
    return this.names.source === null ? "" : `${preposition}${this.names.source}`;
  }

  get isSomewhere(): boolean {
    return this.names.at !== null;
  }

  get at(): string {
    return where(this.names.at);
  }

  get place(): string {
    return placeName(this.names.at);
  }

  get from(): string {
    return whereFrom(this.names.from);
  }

  get to(): string {
    return whereTo(this.names.to);
  }
}

const PHASES = [
  "准备阶段",
  "唤醒阶段",
  TERMS.beginningPhase,
  TERMS.channelPhase,
  TERMS.drawPhase,
  TERMS.mainPhase,
  TERMS.endingPhase,
] as const;

/** Energy, and the domains of the Power by number: "2点法力和1点炽烈符能". */
function resources(energy: number, power: string): string {
  const domains = power === "" ? [] : power.split(",").map((domain) => DOMAINS[Number(domain)] ?? null);
  const powers = [...new Set(domains)].map(
    (domain) => `${domains.filter((other) => other === domain).length}点${domain === null ? "任意" : DOMAIN_NAMES[domain]}符能`,
  );
  return [...(energy > 0 ? [`${energy}点法力`] : []), ...powers].join("和");
}

const RESULTS: Readonly<Record<string, string>> = { attacker: "进攻方获胜", defender: "防守方获胜", none: "无人获胜" };
const ROLES: Readonly<Record<string, string>> = { attacker: "成为进攻方", defender: "成为防守方" };

const LINES: Readonly<Record<EventType, (told: Told) => string>> = {
  played: (t) => (t.player === "" ? `${t.object}${t.from}被打出` : `${t.player}${t.from}打出${t.object}`),
  finalized: (t) => `${t.object}已在结算链上就位`,
  resolved: (t) => `${t.object}结算`,
  countered: (t) => `${t.object}被${t.behind("")}反制`,
  triggered: (t) => `${t.player === "" ? "" : `${t.player}的`}${t.source}的技能触发`,
  activated: (t) => (t.player === "" ? `${t.source}的技能被使用` : `${t.player}使用${t.source}的技能`),
  entered: (t) => `${t.object}${t.from}${t.at}进场`,
  moved: (t) => `${t.object}${t.from}移动${t.to}`,
  recalled: (t) => `${t.object}${t.from}被${t.behind("")}召回${t.to}`,
  died: (t) => `${t.object}${t.at}阵亡`,
  killed: (t) => `${t.object}被${t.behind("")}摧毁`,
  banished: (t) => `${t.object}被放逐`,
  discarded: (t) => `${t.who}弃掉${t.object}`,
  drew: (t) => `${t.who}抽到${t.object}`,
  burned: (t) => `${t.who}燃烧${t.object}`,
  recycled: (t) => `${t.object}被回收`,
  returned: (t) => `${t.object}${t.from}返回${t.to.replace(/^到/, "")}`,
  put: (t) => `${t.object}${t.from}置入${t.to.replace(/^到/, "")}`,
  revealed: (t) => (t.player === "" ? `${t.object}被展示` : `${t.player}展示${t.object}`),
  predicted: (t) => `${t.who}洞察${t.event.amount}张牌`,
  hidden: (t) => `${t.who}${t.at}藏匿一张牌`,
  dealt: (t) => `${t.behind("")}对${t.object}造成${t.event.amount}点伤害`,
  prevented: (t) => `对${t.object}的${t.event.amount}点伤害被防止`,
  healed: (t) => `${t.object}被治疗`,
  stunned: (t) => `${t.object}被眩晕`,
  buffed: (t) => `${t.object}获得增益`,
  exhausted: (t) => `${t.object}变为休眠状态`,
  readied: (t) => `${t.object}变为活跃状态`,
  added: (t) => `${t.who}${t.isNamed ? `通过${t.source}` : ""}获得${resources(t.event.amount, t.event.result)}`,
  channelled: (t) => `${t.who}召出${t.object}`,
  burnedOut: (t) => `${t.who}的牌堆耗尽`,
  attached: (t) => `${t.object}贴附${t.behind("于")}`,
  detached: (t) => `${t.object}${t.behind("从")}卸下`,
  empowered: (t) => `${t.object}被强化`,
  disempowered: (t) => `${t.object}的强化被解除`,
  gainedXp: (t) => `${t.who}获得${t.event.amount}点经验`,
  spentXp: (t) => `${t.who}消耗${t.event.amount}点经验`,
  gainedPoints: (t) => `${t.who}获得${t.event.amount}分`,
  conquer: (t) => `${t.who}征服${t.place}`,
  hold: (t) => `${t.who}据守${t.place}`,
  contested: (t) => `${t.who}争夺${t.place}`,
  controlChanged: (t) => `${t.who}控制${t.object}`,
  showdownBegan: (t) => `${t.at}开始法术对决`,
  showdownEnded: (t) => `${t.at}的法术对决结束`.replace(/^的/, ""),
  combatBegan: (t) => `${t.at}开始战斗`,
  combatResult: (t) => `${t.at}的战斗分出胜负：${RESULTS[t.event.result] ?? RESULTS.none}`.replace(/^的/, ""),
  combatEnded: (t) => `${t.at}的战斗结束`.replace(/^的/, ""),
  designated: (t) => `${t.object}${ROLES[t.event.result] ?? "参与战斗"}`,
  tokenCreated: (t) => `${t.object}指示物被创建`,
  replaced: (t) =>
    t.isSomewhere ? `${t.object}被${t.source}替换` : t.isNamed ? `${t.source}替代了原本会发生的事` : "原本会发生的事被替代",
  skipped: (t) => (t.player === "" ? "跳过一步" : `${t.player}跳过一步`),
  turnBegan: (t) => `${t.player === "" ? "" : `${t.player}的`}回合开始`,
  phaseBegan: (t) => `${PHASES[t.event.amount] ?? "最后阶段"}开始`,
  conceded: (t) => `${t.who}认输`,
  won: (t) => `${t.who}获胜`,
  gaveMight: (t) => `${t.object}获得${t.event.amount < 0 ? "−" : "+"}${Math.abs(t.event.amount)}战力`,
  gaveKeyword: (t) => `${t.object}获得一个关键词`,
  spentBuff: (t) => `${t.object}的增益被消耗`,
  paid: (t) => (t.isNamed ? `${t.who}为${t.object}支付费用` : `${t.who}支付费用`),
  chose: (t) => `${t.who}选择${t.object}`,
  looked: (t) => `${t.who}查看${t.event.amount}张牌`,
  shuffled: (t) => `${t.who}洗牌`,
  passed: (t) => `${t.who}让过`,
  removed: (t) => (t.isNamed ? `${t.source}离开结算链` : "一个项目离开结算链"),
  cancelled: (t) => `${t.object}被取消`,
  named: (t) => `${t.who}指定${t.event.result}`,
  copied: (t) => `${t.object}变为${t.behind("")}${t.behind("") === "" ? "" : "的"}复制品`,
};

export const logLine: LogLine = (event, names) => LINES[event.type](new Told(event, names));
