import { throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import type { FeedSign } from './feed-signs.ts';
import { settleFeeds } from './settle-feeds.ts';

const sign = (clk: number, isSettled: boolean, feedId = 'demo'): FeedSign => ({
  feedId,
  state: 'up',
  quietMs: 0,
  clk,
  downClk: 0,
  isSettled,
});

/** @returns when which feed was gone on with after which entry, in virtual milliseconds */
const settlings = (
  marbles: string,
  signs: Record<string, FeedSign>,
  failures = 0,
): Array<[number, string, number]> => {
  const noted: Array<[number, string, number]> = [];
  let failing = failures;
  const { reporter, failures: told } = createNotedFailures();
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ hot, flush }) => {
    const settle = (feedId: string, clk: number) => {
      noted.push([scheduler.now(), feedId, clk]);
      return (failing-- > 0
        ? throwError(() => new Error('the log is away'))
        : []) as unknown as Promise<void>;
    };
    settleFeeds(hot<FeedSign>(marbles, signs), { settle, reporter, scheduler }).subscribe();
    flush();
  });
  expect(told.map(({ kind }) => kind)).toEqual(Array.from({ length: failures }, () => 'notSettled'));
  return noted;
};

describe('settling feeds', () => {
  it('goes on with what an entry left to do, and only with that', () => {
    expect(settlings('a 99ms b', { a: sign(1, false), b: sign(2, true) })).toEqual([[10, 'demo', 1]]);
    expect(settlings('a', { a: sign(1, true) })).toEqual([]);
  });

  it('leaves it to the feed’s own next entry when that comes sooner', () => {
    expect(settlings('a 5ms b', { a: sign(1, false), b: sign(2, true) })).toEqual([]);
  });

  it('tries again while the log does not take it, and sees to every feed by itself', () => {
    expect(settlings('a 1ms b', { a: sign(1, false), b: sign(2, false, 'other') }, 1)).toEqual([
      [10, 'demo', 1],
      [12, 'other', 2],
      [1_010, 'demo', 1],
    ]);
  });
});
