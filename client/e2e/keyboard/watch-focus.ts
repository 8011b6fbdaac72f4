/** What one key press led to. */
export interface Step {
  /** The focus is where it was: there is nothing more in that direction. */
  isStill: boolean;
  /** The page's beginning again, or a stop that was reached before. */
  isRound: boolean;
  /** The focus is in a provider's page, whose stops the book's page doesn't see. */
  isInFrame: boolean;
}

export interface FocusWatch {
  /** Everything shown that can be used. */
  count(): number;
  /** Starts as if nobody had been on the page yet, or where a dialog has put the focus. */
  begin(): void;
  /** Looks where the focus is after a press of Tab. */
  tabbed(): Step;
  /** The same after a press of an arrow. */
  arrowed(): Step;
  /** Puts the focus on the next stop of a group: the arrow keys reach the others from there. */
  enterGroup(): boolean;
  /** A provider's page that the focus has not entered yet. */
  missesFrame(): boolean;
  /** What is wrong: stops that were not reached, and faults that were seen on the way. */
  faults(): string[];
}

/**
 * Runs in the page, on its own: it can't use anything from this module.
 *
 * @param within the part of the page that is checked
 */
export const watchFocus = (within: string): FocusWatch => {
  const USED =
    'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]:not([tabindex="-1"]), ' +
    '[role=button], [role=link], [role=switch], [role=tab], [role=checkbox], [role=radio], [role=slider], [role=option]';
  const scope = document.querySelector(within)!;
  const reached = new Set<Element>();
  /**
   * Stops in rows that are removed and recreated while the page is scrolled: a row that comes back counts as reached.
   */
  const reachedInRows = new Set<string>();
  const wrong = new Set<string>();
  const looks = new Map<Element, string>();
  const entered = new Set<Element>();
  const stops = new Set<Element>();
  let last: Element | null = null;

  const name = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} “${said.slice(0, 50)}”`;
  };
  const describe = (element: Element): string => `${name(element)} ${element.outerHTML.slice(0, 90)}`;
  /** Leads where another stop leads: both names of a game are one. */
  const isDoubled = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    element.tabIndex < 0 &&
    [...scope.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
      (other) => other.tabIndex >= 0 && other.href === element.href,
    );
  const listUsed = (): Element[] =>
    [...scope.querySelectorAll(USED)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !isDoubled(element) &&
        !element.matches(
          ':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true], [aria-hidden=true] *',
        ),
    );
  /** The look of a field includes the elements around it. */
  const lookOf = (element: Element): string =>
    [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      .map((part) => {
        if (part === null || part === undefined) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
        return `${outlineStyle === 'none' || parseFloat(outlineWidth) === 0 ? '' : `${outlineWidth} ${outlineColor}`} ${boxShadow}`;
      })
      .join('|');
  const isRadioOf = (one: Element, other: Element): boolean =>
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    other.type === 'radio' &&
    one.name === other.name;
  const placeInRow = (element: Element): string | null => {
    const row = element.closest('[aria-rowindex]');
    if (row === null) return null;
    const table = row.closest('[aria-rowcount]')?.getAttribute('aria-label');
    return [table, row.getAttribute('aria-rowindex'), element.getAttribute('href'), name(element)].join('|');
  };
  const reach = (element: Element): void => {
    reached.add(element);
    const place = placeInRow(element);
    if (place !== null) reachedInRows.add(place);
  };
  const listMissed = (): Element[] =>
    listUsed().filter(
      (element) =>
        !reached.has(element) &&
        !reachedInRows.has(placeInRow(element) ?? '') &&
        ![...reached].some((other) => isRadioOf(element, other)),
    );
  /** Up and not to the right: the eye would have to jump back. */
  const isBack = (from: Element, to: Element): boolean => {
    const [before, after] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    return after.bottom <= before.top + 1 && after.left < before.right - 1;
  };

  const arrive = (now: Element): void => {
    reach(now);
    const before = looks.get(now);
    if (before !== undefined && now.tagName !== 'IFRAME' && lookOf(now) === before)
      wrong.add(`the focus isn’t seen on ${describe(now)}`);
  };

  return {
    count: () => listUsed().length,
    begin: () => {
      stops.clear();
      last = null;
      const focused = document.activeElement as HTMLElement | null;
      focused?.blur();
      for (const element of listUsed()) looks.set(element, lookOf(element));
      // A dialog has put the focus where it begins.
      if (scope.matches('[role=dialog]')) return focused?.focus();
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
    },
    tabbed: () => {
      const now = document.activeElement;
      const isInFrame = now?.tagName === 'IFRAME';
      if (now === null || now === document.body) return { isStill: false, isRound: true, isInFrame };
      if (now === last) return { isStill: true, isRound: !isInFrame && listUsed().length <= 1, isInFrame };
      if (stops.has(now)) return { isStill: false, isRound: true, isInFrame };
      stops.add(now);
      if (scope.contains(now)) {
        arrive(now);
        // A dialog that was begun in its middle continues at its first stop.
        const isOver = scope.matches('[role=dialog]') && now === listUsed()[0];
        if (last !== null && scope.contains(last) && !isOver && isBack(last, now))
          wrong.add(`the focus goes up from ${describe(last)} to ${describe(now)}`);
      }
      last = now;
      return { isStill: false, isRound: false, isInFrame };
    },
    arrowed: () => {
      const now = document.activeElement;
      const isStill = now === null || now === last;
      if (!isStill && scope.contains(now)) arrive(now);
      // Groups that were gone through are not begun again; Tab goes through the controls within one cell.
      if (now !== null) entered.add(now);
      for (const beside of now?.closest('[role=gridcell]')?.querySelectorAll(USED) ?? []) {
        entered.add(beside);
        if ((beside as HTMLElement).tabIndex >= 0) reach(beside);
      }
      last = now;
      return { isStill, isRound: false, isInFrame: false };
    },
    enterGroup: () => {
      if (listMissed().length === 0) return false;
      const stop = [...reached].find(
        (element) => element.isConnected && element.getAttribute('tabindex') === '0' && !entered.has(element),
      );
      if (stop === undefined) return false;
      entered.add(stop);
      (stop as HTMLElement).focus();
      last = stop;
      return true;
    },
    missesFrame: () => listMissed().some(({ tagName }) => tagName === 'IFRAME'),
    faults: () => {
      for (const element of listMissed()) wrong.add(`not reached: ${describe(element)}`);
      for (const element of scope.querySelectorAll('*')) {
        const isPressed = getComputedStyle(element).cursor === 'pointer' && element.checkVisibility();
        const around = element.parentElement === null ? '' : getComputedStyle(element.parentElement).cursor;
        if (isPressed && around !== 'pointer' && element.closest(`label, :disabled, ${USED}`) === null)
          wrong.add(`for the mouse alone: ${describe(element)}`);
      }
      return [...wrong];
    },
  };
};
