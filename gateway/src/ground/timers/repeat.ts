/**
 * `act` runs at a steady interval, the first time after one. The timer alone keeps no process from its end.
 * @returns stops it
 */
export const repeat = (act: () => void, everyMs: number): (() => void) => {
  const timer = setInterval(act, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
