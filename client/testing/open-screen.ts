import { vi } from 'vitest';
import { PHONE_BELOW_PX } from '../src/ground/ui/breakpoints.ts';

/**
 * A screen of this size for all queries, until mocks are restored. A phone's has no pointer. Its device prefers a dark
 * page by default.
 */
export const openScreen = (widthPx: number, prefersLight = false, heightPx = 900): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, below] = /width < ([\d.]+)px/.exec(media) ?? [];
    const [, from] = /width >= ([\d.]+)px/.exec(media) ?? [];
    const [, low] = /height <= ([\d.]+)px/.exec(media) ?? [];
    const isTouch = media === '(hover: none)' && widthPx < PHONE_BELOW_PX;
    const isLight = prefersLight && media.includes('prefers-color-scheme: light');
    const isWidth =
      (below !== undefined || from !== undefined) &&
      widthPx < Number(below ?? Infinity) &&
      widthPx >= Number(from ?? 0) &&
      heightPx <= Number(low ?? Infinity);
    return {
      matches: isLight || isWidth || isTouch,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never;
  });
};
