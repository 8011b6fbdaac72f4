import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The width of an element, measured before it is painted and whenever it changes.
 * @param isAsked false: the width isn't needed, and nothing is drawn twice for it
 * @returns pixels
 */
export const useWidth = (element: RefObject<HTMLElement | null>, isAsked = true): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || !isAsked) return;
    const measure = (): void => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isAsked]);
  return width;
};
