import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusAwaitedMain, focusMain } from './focus-parts.ts';

const giveBack = (before: Element, part: HTMLElement | null): void => {
  const now = document.activeElement;
  if (focusAwaitedMain() || (now !== document.body && part?.contains(now) !== true)) return;
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  if (before === document.body || document.activeElement !== before) focusMain();
};

/**
 * A part that closes gives the focus back to the element that had it before, and to the page when that is gone:
 * otherwise the next Tab begins at the top, and Escape reaches nothing. A focus that has already moved on stays where
 * it is.
 */
export const useFocusReturn = (isOpen: boolean, part: RefObject<HTMLElement | null>): void => {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Not in this effect's cleanup: React undoes a change of focus that is made while it still changes the page.
    if (!isOpen && before.current !== null) giveBack(before.current, part.current);
    before.current = isOpen ? document.activeElement : null;
  }, [isOpen, part]);
  useLayoutEffect(
    () => () => {
      if (before.current !== null) giveBack(before.current, part.current);
    },
    [part],
  );
};
