/** Whatever takes longer is no answer to what was asked: the customer went on to something else. */
const GIVE_UP_MS = 5_000;

/**
 * Tells when something was painted: the browser has ended the frame before which it was in the document. A page that is
 * hidden meanwhile paints nothing, and tells nothing.
 *
 * @param isDrawn whether it is in the document
 * @param tell is called once at most, with `performance.now()`
 */
export const whenPainted = (isDrawn: () => boolean, tell: (paintedMs: number) => void): void => {
  const giveUpMs = performance.now() + GIVE_UP_MS;
  let isHidden = document.hidden;
  const hide = (): void => {
    isHidden = true;
  };
  document.addEventListener('visibilitychange', hide);
  const end = (): void => document.removeEventListener('visibilitychange', hide);
  const look = (): void => {
    if (isHidden || performance.now() > giveUpMs) return end();
    if (!isDrawn()) return void requestAnimationFrame(look);
    // The callback comes before the frame is painted; the next task comes after.
    setTimeout(() => {
      end();
      if (!isHidden) tell(performance.now());
    });
  };
  if (isHidden) end();
  else requestAnimationFrame(look);
};
