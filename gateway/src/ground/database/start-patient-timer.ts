/** Short enough that a wait is cut into a dozen of them; each of them is a turn in which answers are read. */
const STEP_MS = 50;

/**
 * A limit for what comes from outside, in the time that this process could have seen it come. A process that stays
 * still (it loads its modules, or has to share two cores with ten others) finds its timers over and the answer unread:
 * by the wall clock everything is late then, and what was there in time is given up.
 *
 * @returns stops it
 */
export const startPatientTimer = (withinMs: number, onLate: () => void): (() => void) => {
  let leftMs = withinMs;
  let timer: NodeJS.Timeout | undefined;
  let last: NodeJS.Immediate | undefined;
  const step = (): void => {
    const stepMs = Math.min(STEP_MS, leftMs);
    timer = setTimeout(() => {
      // However long the step was, it counts for what it was meant to be.
      leftMs -= stepMs;
      if (leftMs > 0) step();
      // What came during the last one is read first.
      else last = setImmediate(onLate);
    }, stepMs);
  };
  step();
  return () => {
    clearTimeout(timer);
    clearImmediate(last);
  };
};
