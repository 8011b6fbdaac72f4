import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, told before it is painted and whenever it changes. @returns pixels */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = (): void => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
