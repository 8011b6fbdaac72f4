import { type RefObject, useEffect, useState } from 'react';

/** Whether a part has come near the visible part of the page; true where the browser can't tell. */
export const useWasSeen = (part: RefObject<Element | null>): boolean => {
  const [wasSeen, setWasSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = part.current;
    if (wasSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, wasSeen]);
  return wasSeen;
};
