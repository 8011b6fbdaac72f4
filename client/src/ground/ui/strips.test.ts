import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { applyScroll, STRIPS_PX, type Strips, useStrips } from './strips.ts';

const AT_TOP: Strips = { areYielded: false, turnPx: 0 };

afterEach(() => useStrips.setState(AT_TOP));

/** @returns whether the strips have yielded after each scroll position */
const scroll = (...offsetsPx: number[]): boolean[] => {
  let strips = AT_TOP;
  return offsetsPx.map((offsetPx) => {
    strips = applyScroll(strips, offsetPx);
    return strips.areYielded;
  });
};

it('the strips are as high as the style sheets make them', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../page/app/tokens.css'), 'utf8');
  expect(tokens).toContain(`--lb-strips-height: ${STRIPS_PX}px;`);
});

it('the strips show when the page opens', () => {
  expect(useStrips.getInitialState()).toMatchObject(AT_TOP);
});

it('the strips stay until the list has been scrolled by their height, so that no gap opens in their place', () => {
  expect(scroll(40, STRIPS_PX - 1)).toEqual([false, false]);
  expect(scroll(STRIPS_PX)).toEqual([true]);
});

it('the strips come back on the way up, wherever the list is, and go again on the way down', () => {
  expect(scroll(400, 800, 790, 784, 700, 690, 705, 706)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('a trembling finger turns nothing round', () => {
  expect(scroll(400, 390, 400, 388, 399)).toEqual([true, true, true, true, true]);
});

it('the strips show at the top, however it was reached', () => {
  expect(scroll(400, 91)).toEqual([true, false]);
});

it('a part that needs them brings them back, and they stay until the list goes on down', () => {
  const { followScroll, show } = useStrips.getState();
  followScroll(400);
  expect(useStrips.getState().areYielded).toBe(true);
  show();
  expect(useStrips.getState().areYielded).toBe(false);
  followScroll(410);
  expect(useStrips.getState().areYielded).toBe(false);
  followScroll(420);
  expect(useStrips.getState().areYielded).toBe(true);
});
