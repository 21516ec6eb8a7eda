/** The board after the step that is being looked at. */
export function Board({ isShown }: { isShown: boolean }) {
  return isShown ? null : null;
}
