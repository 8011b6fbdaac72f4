import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How wide an element is, told before it is painted and whenever it changes.
 * @param isAsked false: nobody wants to know, and nothing is drawn twice for it
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
