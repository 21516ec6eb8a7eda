import { type KeyMap, useKeys } from "../app/keys.ts";
import { useSettings } from "../app/settings.ts";
import type { Table } from "../engine/table.ts";
import type { BoardInput } from "./board-input.ts";
import { inspect, useInspected } from "./inspecting.ts";
import { type Direction, toNextLit, walk } from "./moving.ts";
import { usePanels } from "./panels.ts";
import { closePile } from "./piles.tsx";
import type { Showing } from "./showing.ts";

/** The button that bears this key, if it can be seen and pressed. */
function buttonOf(within: ParentNode, key: string): HTMLButtonElement | null {
  const buttons = [...within.querySelectorAll<HTMLButtonElement>(`button[data-key="${key}"]:not(:disabled)`)];
  return buttons.find((button) => button.getClientRects().length > 0) ?? null;
}

/** False: there is no such button now. */
function press(within: ParentNode | null, key: string): boolean {
  const button = within === null ? null : buttonOf(within, key);
  button?.click();
  return button !== null;
}

const menuAround = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target.closest('[role="dialog"]') : null);

/** A key that answers does what its button does, and nothing where there is none. In an open menu there is only the menu. */
export function useBoardKeys(table: Table, boardInput: BoardInput, showing: Showing, root: React.RefObject<HTMLDivElement | null>): void {
  const change = useSettings((settings) => settings.change);
  const go = (event: KeyboardEvent): void => {
    event.preventDefault();
    if (root.current !== null) walk(root.current, event.key as Direction);
  };
  const lit = (event: KeyboardEvent): void => {
    event.preventDefault();
    if (root.current !== null) toNextLit(root.current, event.shiftKey);
  };
  const button = ({ key }: KeyboardEvent): boolean => press(root.current, key);
  /** Ways to pass are in a menu, and can be chosen while it can be opened. */
  const canPass = (): boolean => root.current !== null && buttonOf(root.current, "pass") !== null;
  const isAskedYesOrNo = (): boolean => boardInput.question?.mine === true && boardInput.question.kind === "may";
  const cancel = (event: KeyboardEvent): void => {
    if (showing.moment.getState().isAgain) showing.finish();
    else if (useInspected.getState().what !== null) inspect(null);
    else if (usePanels.getState().why !== null) usePanels.setState({ why: null });
    else if (!closePile() && !button(event)) boardInput.rest();
  };
  const keys: KeyMap = {
    ArrowLeft: go,
    ArrowRight: go,
    ArrowUp: go,
    ArrowDown: go,
    j: lit,
    J: lit,
    " ": (event) => {
      event.preventDefault();
      button(event);
    },
    Escape: cancel,
    z: button,
    r: () => showing.again(),
    m: () => change({ sound: !useSettings.getState().sound }),
    l: () => usePanels.setState(({ log }) => ({ log: !log })),
    "?": () => usePanels.setState({ keys: true }),
    y: button,
    n: (event) => {
      if (isAskedYesOrNo()) button(event);
      else if (canPass()) table.pass("something");
    },
    t: () => {
      if (canPass()) table.pass("turn");
    },
    ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), button])),
  };
  useKeys(
    Object.fromEntries(
      Object.entries(keys).map(([key, act]) => [
        key,
        (event: KeyboardEvent) => {
          const menu = menuAround(event);
          if (menu === null) act(event);
          else press(menu, key);
        },
      ]),
    ),
  );
}
