/**
 * Whether the mouse still lies where it was pressed. Whoever has pressed wants to act, not to read, and what then comes to lie under
 * the mouse was not pointed at: it is not read before the mouse moves. Heard from the first page on, since a press leads to the next.
 */

/** Less is a hand that trembles. */
const MOVED = 4;

let pressedAt: { readonly x: number; readonly y: number } | null = null;
let then: (() => void) | null = null;

/** Does it now, or when the mouse has moved, unless something else is wanted by then. */
export function onceMoved(work: () => void): void {
  then = pressedAt === null ? null : work;
  if (then === null) work();
}

export function forgetMoved(): void {
  then = null;
}

if (typeof addEventListener === "function") {
  const down = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    pressedAt = pointerType === "mouse" ? { x: clientX, y: clientY } : null;
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (pressedAt === null || Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) < MOVED) return;
    pressedAt = null;
    then?.();
    then = null;
  };
  addEventListener("pointerdown", down, { capture: true });
  addEventListener("pointermove", move, { capture: true });
}
