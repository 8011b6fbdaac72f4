/** The height that browsers use for a line when a wheel counts in lines. */
const LINE_PX = 16;

/**
 * A ref for a row that is longer than its place: a wheel that only turns up and down moves it sideways, since most mice
 * have no other. At the row's ends the wheel moves the page again.
 */
export const turnSideways = (row: HTMLElement): (() => void) => {
  const turn = (event: WheelEvent): void => {
    // With Ctrl it zooms; with Shift, or on a touchpad, it moves the row already.
    if (event.ctrlKey || event.shiftKey || event.deltaX !== 0) return;
    const before = row.scrollLeft;
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    if (row.scrollLeft !== before) event.preventDefault();
  };
  row.addEventListener('wheel', turn, { passive: false });
  return () => row.removeEventListener('wheel', turn);
};
