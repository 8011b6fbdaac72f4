/** A person's actions on a page; the list of events that don't count would be longer. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let actedMs = performance.now();

/** How long nobody has done anything on this page; by a clock that nobody sets. */
export const readIdleMs = (): number => Math.max(0, Math.round(performance.now() - actedMs));

/** @returns stops it */
export const keepActivity = (): (() => void) => {
  const act = (): void => {
    actedMs = performance.now();
  };
  act();
  for (const sign of SIGNS) addEventListener(sign, act, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, act, { capture: true });
  };
};
