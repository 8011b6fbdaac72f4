import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { TrueGame } from '../../afternoon/true-game.ts';
import { judgeReversals, judgeTaken } from './judge-lies.ts';
import { createTruthLog } from './truth-log.ts';

const A_MINUTE_MS = 60_000;

/** A book that answers what it is made to, be it wrong. */
const bookOf = (rows: readonly object[]): Database =>
  ({ pool: { query: () => Promise.resolve({ rows }) } }) as unknown as Database;

describe('the judge of bets that were taken while a feed lied', () => {
  const game = new TrueGame(5, 'Football', Date.now() + A_MINUTE_MS, createSeededRandom(5));
  const { spread1, spreadAdj1 } = game.figures();
  const teams = { team1_id: game.team1Id, team2_id: game.team2Id };
  const right = {
    ticket: 7,
    game_num: 5,
    wager_type: 'S',
    side: 'team1',
    key: 'one',
    ...teams,
    final_price: spreadAdj1,
    final_line: spread1,
  };
  const judge = (leg: object, { lateMs = 0, isOver = false } = {}): Promise<string[]> => {
    const truth = createTruthLog();
    truth.note(game);
    if (isOver) truth.end(5);
    const nowMs = Date.now();
    const asked = new Map([['one', { fromMs: nowMs + lateMs, toMs: nowMs + lateMs }]]);
    return judgeTaken(bookOf([leg]), [game], truth, asked);
  };

  it('finds nothing in a bet at what was true', async () => {
    expect(await judge(right)).toEqual([]);
    expect(await judge(right, { isOver: true })).toEqual([]);
  });

  it('finds a bet at a price that a careful trader would have pulled', async () => {
    expect(await judge({ ...right, final_line: spread1 + 10 })).toEqual([
      expect.stringContaining('true was'),
    ]);
  });

  it('finds a bet on teams that weren’t there, one that nobody asked for, and one after the end', async () => {
    const turned = { team1_id: game.team2Id, team2_id: game.team1Id };
    expect(await judge({ ...right, ...turned })).toEqual([expect.stringContaining('taken on')]);
    expect(await judge({ ...right, key: 'two' })).toEqual([expect.stringContaining('nobody asked for it')]);
    expect(await judge(right, { isOver: true, lateMs: A_MINUTE_MS })).toEqual([
      expect.stringContaining('it was over'),
    ]);
  });
});

describe('the judge of reversals', () => {
  const judge = (...entries: ReadonlyArray<readonly ['grade' | 'reverse', number]>): Promise<string[]> =>
    judgeReversals(bookOf(entries.map(([kind, cents]) => ({ name: '7-1', kind, cents }))), ['ONE']);

  it('finds nothing where each grade is taken back whole before the next', async () => {
    expect(await judge(['grade', 210], ['reverse', -210], ['grade', -110])).toEqual([]);
  });

  it('finds a wager that was graded again without a reversal, and one that was taken back in part', async () => {
    expect(await judge(['grade', 210], ['grade', -110])).toEqual(['7-1: graded twice without a reversal']);
    expect(await judge(['grade', 210], ['reverse', -200])).toEqual(['7-1: reversed -200 of 210']);
    expect(await judge(['reverse', -200])).toEqual(['7-1: reversed -200 of null']);
  });
});
