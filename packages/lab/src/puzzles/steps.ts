import { flow } from "@rulebound/cases/report";
import {
  type Answer,
  apply,
  fork,
  isUnit,
  legal,
  NOBODY,
  objectName,
  objectOfChoice,
  optionalCostAsked,
  placeName,
  playerName,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import type { LineStep } from "../solver/index.ts";

/**
 * A line of play as the steps of a case. A case is asked at every window, so that the passes between have to be said; it takes
 * optional costs after `with`, and groups of units and choices of several in one line.
 */
export function stepsOf(board: State, line: readonly LineStep[]): string[] {
  const writer = new StepWriter(board);
  for (const { answer, action, forced } of line) if (!forced || answer.do !== "pass") writer.say(answer, action);
  return writer.finished();
}

class StepWriter {
  private readonly state: State;
  private readonly steps: { readonly player: Seat; text: string }[] = [];
  /** The last `play` or `use`, to which optional costs are added. */
  private played: { text: string } | null = null;
  /** A group of units on its way: where to. */
  private group: string | null = null;

  constructor(board: State) {
    this.state = fork(board);
    this.state.windows = "all";
    this.state.events = null;
  }

  say(answer: Answer, action: string): void {
    const { state } = this;
    this.passForced();
    const player = state.decision?.player ?? NOBODY;
    const asksMore = this.write(player, answer, action);
    const refusal = apply(state, answer);
    if (refusal !== null) throw new Error(`${action}: ${refusal.detail} (${refusal.rule})`);
    if (!asksMore) this.group = null;
  }

  finished(): string[] {
    this.passForced();
    return this.steps.map(({ player, text }) => `  - ${playerName(player)}: ${flow(text)}`);
  }

  /** Whether the same line goes on with the next answer. */
  private write(player: Seat, answer: Answer, action: string): boolean {
    const { state } = this;
    const cost = optionalCostAsked(state);
    if (cost !== null) {
      if (answer.do === "yes" && this.played !== null)
        this.played.text += `${this.played.text.includes(" with ") ? "," : " with"} ${cost.toLowerCase()}`;
      return false;
    }
    if (answer.do === "move" && answer.units.length === 0) {
      this.group = placeName(state, answer.to, player);
      return true;
    }
    const d = state.decision;
    if (answer.do === "pick" || answer.do === "done") {
      const picked = answer.do === "pick" ? [...(d?.picked ?? []), answer.pick] : (d?.picked ?? []);
      const isMore = (d?.picked.length ?? 0) > 0;
      const text =
        this.group !== null && picked.every((id) => isUnit(state, objectOfChoice(id)))
          ? `move ${picked.map((id) => objectName(state, objectOfChoice(id))).join(", ")} to ${this.group}`
          : action;
      if (isMore) this.steps[this.steps.length - 1].text = text;
      else this.steps.push({ player, text });
      return answer.do === "pick";
    }
    const step = { player, text: action };
    this.steps.push(step);
    if (answer.do === "play" || answer.do === "use") this.played = step;
    return false;
  }

  private passForced(): void {
    while (isForced(this.state)) {
      this.steps.push({ player: this.state.decision?.player ?? NOBODY, text: "pass" });
      apply(this.state, { do: "pass" });
    }
  }
}

/** Nothing can be done but passing. */
function isForced(s: State): boolean {
  if (s.decision?.kind !== "act") return false;
  const answers = legal(s);
  return answers.length === 1 && answers[0].do === "pass";
}
