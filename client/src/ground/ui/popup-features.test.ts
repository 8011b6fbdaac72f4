import { afterEach, expect, it, vi } from 'vitest';
import { BANNER_POPUP, popupFeatures } from './popup-features.ts';

const place = (
  page: { at: [number, number]; size: [number, number] },
  availWidth: number,
  availHeight: number,
) => {
  vi.stubGlobal('screen', { availWidth, availHeight });
  vi.stubGlobal('screenX', page.at[0]);
  vi.stubGlobal('screenY', page.at[1]);
  vi.stubGlobal('outerWidth', page.size[0]);
  vi.stubGlobal('outerHeight', page.size[1]);
};
afterEach(() => vi.unstubAllGlobals());

it('CON1-10: a popup is 590x610 in the middle over the page, also on the second screen', () => {
  place({ at: [0, 0], size: [1440, 900] }, 1440, 900);
  expect(popupFeatures(BANNER_POPUP)).toBe('popup,width=590,height=610,left=425,top=145');
  place({ at: [1440, 40], size: [1000, 800] }, 1440, 900);
  expect(popupFeatures(BANNER_POPUP)).toBe('popup,width=590,height=610,left=1645,top=135');
});

it('a popup is no larger than the screen, and its head stays on it', () => {
  place({ at: [0, 0], size: [360, 400] }, 360, 640);
  expect(popupFeatures({ widthPx: 1024, heightPx: 720 })).toBe('popup,width=360,height=640,left=0,top=0');
});
