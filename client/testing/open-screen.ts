import { vi } from 'vitest';

/**
 * A screen of this width to everything that asks for it, until mocks are restored. Its device prefers a dark page
 * unless it is told.
 */
export const openScreen = (widthPx: number, prefersLight = false): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, below] = /width < ([\d.]+)px/.exec(media) ?? [];
    const [, from] = /width >= ([\d.]+)px/.exec(media) ?? [];
    const isLight = prefersLight && media.includes('prefers-color-scheme: light');
    const isWidth =
      (below !== undefined || from !== undefined) &&
      widthPx < Number(below ?? Infinity) &&
      widthPx >= Number(from ?? 0);
    return {
      matches: isLight || isWidth,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never;
  });
};
