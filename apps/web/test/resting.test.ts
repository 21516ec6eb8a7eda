import { expect, it, vi } from "vitest";

it("what comes to lie under a mouse that was pressed waits until the mouse moves", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { forgetMoved, onceMoved } = await import("../src/app/resting.ts");
  const at = (type: string, clientX: number, pointerType = "mouse") =>
    page.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX, clientY: 5 }));
  const read = vi.fn();

  onceMoved(read);
  expect(read).toHaveBeenCalledTimes(1);

  at("pointerdown", 100);
  onceMoved(read);
  at("pointermove", 102);
  expect(read).toHaveBeenCalledTimes(1);
  at("pointermove", 110);
  expect(read).toHaveBeenCalledTimes(2);

  at("pointerdown", 110);
  onceMoved(read);
  forgetMoved();
  at("pointermove", 150);
  expect(read).toHaveBeenCalledTimes(2);

  at("pointerdown", 110, "touch");
  onceMoved(read);
  expect(read).toHaveBeenCalledTimes(3);
});
