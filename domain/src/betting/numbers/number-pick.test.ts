import { expect, it } from 'vitest';
import { keyOfPick, type GamePick } from '../../ground/pick/pick.ts';
import { listNumberPicks, readNumberPick } from './number-pick.ts';

const SPREAD: GamePick = { type: 'G', gameNum: 10_101, periodNumber: 0, market: 'S', side: 'team2' };

it('reads the keys of spreads, totals and team totals', () => {
  const picks: readonly GamePick[] = [
    SPREAD,
    { ...SPREAD, periodNumber: 27, market: 'L', side: 'under' },
    { ...SPREAD, periodNumber: 1, market: 'E', side: 'team2Under' },
  ];
  for (const pick of picks) expect(readNumberPick(keyOfPick(pick))).toEqual(pick);
});

it.each([
  '',
  'G.1.0.M.team1',
  'C.7001.1',
  'G.1.0.S.over',
  'G.1.0.__proto__.team1',
  'G.1.0.S.constructor',
  'G.01.0.S.team1',
  'G.1e3.0.S.team1',
  'G.9007199254740993.0.S.team1',
  'G.NaN.0.S.team1',
  'G.Infinity.0.S.team1',
  'G.1.0.S.team1.more',
  'X.1.0.S.team1',
  '\ud800',
])('reads no pick in %j', (key) => expect(readNumberPick(key)).toBeNull());

it('lists the main line and all alternates of the full game, and one line of another period', () => {
  const of = (periodNumber: number) =>
    listNumberPicks({ ...SPREAD, periodNumber }).map((pick) => pick.periodNumber);
  expect(of(0)).toEqual([0, ...Array.from({ length: 20 }, (_, at) => 20 + at)]);
  expect(of(33)).toEqual(of(0));
  expect(of(1)).toEqual([1]);
});
