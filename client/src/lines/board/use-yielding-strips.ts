import { type RefObject, useEffect } from 'react';
import { useStrips } from '../../ground/ui/strips.ts';

const stripOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-strip]') : null;

/** The element with keyboard focus must stay in sight. */
const isStripFocused = (): boolean => {
  const focused = document.activeElement;
  return stripOf(focused) !== null && focused?.matches(':focus-visible') === true;
};

/**
 * The strips above a phone's board hide while it is scrolled down, and come back on the way up and with the focus.
 * @param areOver this list is what they cover
 */
export const useYieldingStrips = (scroller: RefObject<HTMLElement | null>, areOver: boolean): void => {
  useEffect(() => {
    const element = scroller.current;
    if (!areOver || element === null) return;
    const { followScroll, show } = useStrips.getState();
    const follow = (): void => {
      if (!isStripFocused()) followScroll(element.scrollTop);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (stripOf(target) !== null) show();
    };
    element.addEventListener('scroll', follow, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', onFocus);
      show();
    };
  }, [scroller, areOver]);
};
