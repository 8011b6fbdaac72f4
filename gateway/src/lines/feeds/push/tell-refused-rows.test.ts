import { expect, it } from 'vitest';
import type { PushRow } from '@lineboard/domain/lines/feed/push-batch.schema';
import { createMetrics } from '../../../ground/report/metrics.ts';
import { pushedGame, pushedLine } from '../../../../testing/samples/push-rows.ts';
import { tellRefusedRows } from './tell-refused-rows.ts';

const setUp = (open: readonly string[] = []) => {
  const told: string[] = [];
  const clock = { nowMs: 0 };
  const rows = tellRefusedRows(
    createMetrics(),
    {
      begin: ({ about, level }) => void told.push(`${about} ${level}`),
      grow: () => undefined,
      end: (about, ending) => void told.push(`${about} ${ending}`),
      settled: () => Promise.resolve(),
      readOpen: () => Promise.resolve(open),
    },
    () => clock.nowMs,
  );
  const refuse = (gameNum: number) =>
    rows.onRefused(
      'mover',
      { code: 'feedStoreUnknown', field: 'store', reason: 'mian is no store' },
      pushedLine(gameNum, { store: 'mian' }),
    );
  const take = (gameNum: number) => {
    rows.onTaken('mover', pushedLine(gameNum) as unknown as PushRow);
    rows.onBatch('mover');
  };
  return { told, clock, rows, refuse, take, open: () => rows.onOpened('mover') };
};

it('tells of a mistake once, and once more when a row about the same is taken', () => {
  const { told, refuse, take } = setUp();
  for (let time = 0; time < 3; time++) refuse(1);
  // The same batch takes the game’s line for another store.
  take(1);
  take(2);
  expect(told).toEqual(['mover line 1 feedStoreUnknown warn']);
  take(1);
  take(1);
  expect(told).toEqual(['mover line 1 feedStoreUnknown warn', 'mover line 1 feedStoreUnknown right']);
});

it('goes on with what another gateway told: it is not told again, and it ends', async () => {
  const { told, clock, rows, refuse, take, open } = setUp([
    'mover line 1 feedStoreUnknown',
    'mover line 2 feedStoreUnknown',
    'mover silent',
  ]);
  await open();
  refuse(1);
  rows.onBatch('mover');
  expect(told).toEqual([]);
  take(1);
  expect(told).toEqual(['mover line 1 feedStoreUnknown right']);
  clock.nowMs += 3_600_000;
  refuse(3);
  expect(told.slice(1)).toEqual(['mover line 2 feedStoreUnknown gone', 'mover line 3 feedStoreUnknown warn']);
});

it('tells of a league once, whichever games of it are refused, until one is taken', () => {
  const { told, rows } = setUp();
  const gameOf = (gameNum: number) => pushedGame(gameNum, { sportSubType: 'NLF' });
  const refusal = { code: 'feedLeagueRefused', field: 'sportSubType', reason: 'is refused' } as const;
  for (let gameNum = 1; gameNum <= 9; gameNum++) rows.onRefused('mover', refusal, gameOf(gameNum));
  expect(told).toEqual(['mover league Football/NLF feedLeagueRefused warn']);
  rows.onBatch('mover');
  rows.onTaken('mover', gameOf(10) as unknown as PushRow);
  rows.onBatch('mover');
  expect(told.slice(1)).toEqual(['mover league Football/NLF feedLeagueRefused right']);
});

it('reports five hundred of a feed’s million rows, and the rest as one mistake', () => {
  const { told, rows, refuse, take } = setUp();
  for (let gameNum = 1; gameNum <= 1_000_000; gameNum++) refuse(gameNum);
  expect(told).toHaveLength(501);
  expect(told.at(-1)).toBe('mover rows feedRefusedMany urgent');
  rows.onBatch('mover');
  for (let gameNum = 1; gameNum <= 500; gameNum++) take(gameNum);
  expect(told.filter((each) => each.endsWith('right'))).toHaveLength(501);
  refuse(7);
  expect(told.at(-1)).toBe('mover line 7 feedStoreUnknown warn');
});
