/** `act` runs at a steady interval, the first time after one. @returns stops it */
export const repeat = (act: () => void, everyMs: number): (() => void) => {
  const timer = setInterval(act, everyMs);
  return () => clearInterval(timer);
};
