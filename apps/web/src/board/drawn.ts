/** A page that nobody looks at draws nothing; nobody is kept waiting for it. */
const LONGEST_MS = 1000;

/** Acts once what has just been set can be seen. Returns what calls it off. */
export function whenDrawn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(done); // what the first one draws is seen when the second begins
  });
  const late = setTimeout(done, LONGEST_MS);
  return stop;

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(late);
  }
  function done(): void {
    stop();
    act();
  }
}
