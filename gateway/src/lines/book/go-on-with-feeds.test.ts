import { throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import type { FeedSign } from './feed-signs.ts';
import { goOnWithFeeds } from './go-on-with-feeds.ts';

const sign = (clk: number, isDone: boolean, feedId = 'demo'): FeedSign => ({
  feedId,
  state: 'up',
  quietMs: 0,
  clk,
  downClk: 0,
  isDone,
});

/** @returns when which feed was gone on with after which entry, in virtual milliseconds */
const goings = (
  marbles: string,
  signs: Record<string, FeedSign>,
  failures = 0,
): Array<[number, string, number]> => {
  const noted: Array<[number, string, number]> = [];
  let failing = failures;
  const { reporter, failures: told } = createNotedFailures();
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ hot, flush }) => {
    const goOn = (feedId: string, clk: number) => {
      noted.push([scheduler.now(), feedId, clk]);
      return (failing-- > 0
        ? throwError(() => new Error('the log is away'))
        : []) as unknown as Promise<void>;
    };
    goOnWithFeeds(hot<FeedSign>(marbles, signs), { goOn, reporter, scheduler }).subscribe();
    flush();
  });
  expect(told.map(({ kind }) => kind)).toEqual(Array.from({ length: failures }, () => 'notGoneOn'));
  return noted;
};

describe('going on with feeds', () => {
  it('goes on with what an entry left to do, and only with that', () => {
    expect(goings('a 99ms b', { a: sign(1, false), b: sign(2, true) })).toEqual([[10, 'demo', 1]]);
    expect(goings('a', { a: sign(1, true) })).toEqual([]);
  });

  it('leaves it to the feed’s own next entry when that comes sooner', () => {
    expect(goings('a 5ms b', { a: sign(1, false), b: sign(2, true) })).toEqual([]);
  });

  it('tries again while the log does not take it, and sees to every feed by itself', () => {
    expect(goings('a 1ms b', { a: sign(1, false), b: sign(2, false, 'other') }, 1)).toEqual([
      [10, 'demo', 1],
      [12, 'other', 2],
      [1_010, 'demo', 1],
    ]);
  });
});
