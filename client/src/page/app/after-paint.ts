/** A hidden page paints nothing, but its prices must still be there when it is shown. */
const NO_PAINT_MS = 250;

/**
 * Runs once the browser has painted the current page: the frame is visible before the socket and its snapshot take the
 * thread.
 * @returns cancels it
 */
export const afterPaint = (run: () => void): (() => void) => {
  let frame = 0;
  let task: ReturnType<typeof setTimeout> | undefined;
  const runOnce = (): void => {
    cancel();
    run();
  };
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    clearTimeout(late);
  };
  const late = setTimeout(runOnce, NO_PAINT_MS);
  frame = requestAnimationFrame(() => {
    // The callback comes before the frame is painted; the next task comes after.
    task = setTimeout(runOnce, 0);
  });
  return cancel;
};
