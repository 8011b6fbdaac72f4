import { expect, it } from 'vitest';
import { selectClose } from './select-close.ts';

const MARKET = { points: 3, points2: -3, price1: -105, price2: -115, priceDraw: null };

it.each([
  ['team1', MARKET, { prices: [-105, -115], points: 3 }],
  ['team2', MARKET, { prices: [-115, -105], points: -3 }],
  ['over', { ...MARKET, points2: null }, { prices: [-105, -115], points: 3 }],
  ['under', { ...MARKET, points2: null }, { prices: [-115, -105], points: 3 }],
  ['team2Under', { ...MARKET, points2: null }, { prices: [-115, -105], points: 3 }],
  [
    'draw',
    { ...MARKET, points: null, points2: null, priceDraw: 240 },
    { prices: [240, -105, -115], points: null },
  ],
  [
    'team1',
    { ...MARKET, points: null, points2: null, priceDraw: 240 },
    { prices: [-105, -115, 240], points: null },
  ],
] as const)(
  'HR-60.1: %s has the close from its own side, all other sides behind it',
  (side, market, close) => {
    expect(selectClose(market, side)).toEqual(close);
  },
);

it('HR-60.1: there is none for a side without a price', () => {
  expect(selectClose(MARKET, 'draw')).toBeNull();
});
