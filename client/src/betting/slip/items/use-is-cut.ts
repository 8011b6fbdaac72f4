import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rounding: half a pixel more than there is room for isn't cut. */
const NEARLY = 1;

const isTooLong = (part: Element): boolean =>
  part.scrollHeight > part.clientHeight + NEARLY || part.scrollWidth > part.clientWidth + NEARLY;

/**
 * @param kept the height in pixels that it has while it is folded
 * @param parts selects those in it that count
 * @returns whether a text doesn't fit into its place while it is folded, measured whenever it or its place changes
 */
export const useIsCut = (text: RefObject<HTMLElement | null>, kept: number, parts: string): boolean => {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const whole = text.current;
    if (whole === null) return;
    const measure = (): void => {
      const counted = [whole, ...whole.querySelectorAll(parts)];
      setIsCut(whole.clientHeight > kept + NEARLY || counted.some(isTooLong));
    };
    measure();
    const words = new MutationObserver(measure);
    words.observe(whole, { subtree: true, childList: true, characterData: true });
    const place = new ResizeObserver(measure);
    place.observe(whole);
    return () => {
      words.disconnect();
      place.disconnect();
    };
  }, [text, kept, parts]);
  return isCut;
};
