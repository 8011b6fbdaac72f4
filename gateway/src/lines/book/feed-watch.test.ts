import { throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import type { FeedSign } from './feed-signs.ts';
import { watchFeeds } from './feed-watch.ts';

const up = (quietMs = 0, feedId = 'demo'): FeedSign => ({
  feedId,
  state: 'up',
  quietMs,
  clk: 1,
  downClk: 0,
  isDone: true,
});
const down: FeedSign = { ...up(), state: 'down', clk: 2, downClk: 2 };

/** @returns when which feed was suspended, in virtual milliseconds */
const suspensions = (
  marbles: string,
  signs: Record<string, FeedSign>,
  failures = 0,
  { reporter } = createNotedFailures(),
): Array<[number, string]> => {
  const noted: Array<[number, string]> = [];
  let failing = failures;
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ hot, flush }) => {
    const suspend = (feedId: string) => {
      noted.push([scheduler.now(), feedId]);
      return (failing-- > 0
        ? throwError(() => new Error('the log is away'))
        : []) as unknown as Promise<void>;
    };
    watchFeeds(hot<FeedSign>(marbles, signs), {
      silentAfterMs: 10_000,
      suspend,
      reporter,
      scheduler,
    }).subscribe();
    flush();
  });
  return noted;
};

describe('the feed watch', () => {
  it('HR-32.5: suspends a feed when it has been silent for its limit', () => {
    expect(suspensions('a 15s -', { a: up() })).toEqual([[10_000, 'demo']]);
  });

  it('HR-32.5: lets a feed be that speaks just before its limit, and counts again from there', () => {
    expect(suspensions('a 9998ms a 9998ms a', { a: up() })).toEqual([[9_999 * 2 + 10_000, 'demo']]);
  });

  it('HR-32.5: is too late for a feed that speaks just after its limit', () => {
    expect(suspensions('a 10000ms d', { a: up(), d: down })).toEqual([[10_000, 'demo']]);
  });

  it('counts what a feed was silent before this gateway read the log', () => {
    expect(suspensions('a', { a: up(9_000) })).toEqual([[1_000, 'demo']]);
    expect(suspensions('a', { a: up(60_000) })).toEqual([[0, 'demo']]);
  });

  it('leaves a feed alone that is down already', () => {
    expect(suspensions('a 5s d', { a: up(), d: down })).toEqual([]);
  });

  it('watches every feed by itself', () => {
    expect(suspensions('a 3s b 8s b', { a: up(0, 'a'), b: up(0, 'b') })).toEqual([
      [10_000, 'a'],
      [21_002, 'b'],
    ]);
  });

  it('tries again while the log does not take the note, until the feed speaks', () => {
    const noted = createNotedFailures();
    expect(suspensions('a 20s -', { a: up() }, 2, noted).map(([atMs]) => atMs)).toEqual([
      10_000, 11_000, 12_000,
    ]);
    expect(noted.failures.map(({ kind, cause }) => [kind, (cause as Error).message])).toEqual([
      ['notSuspended', 'the log is away'],
      ['notSuspended', 'the log is away'],
    ]);
    expect(suspensions('a 11499ms d', { a: up(), d: down }, 9).map(([atMs]) => atMs)).toEqual([
      10_000, 11_000,
    ]);
  });
});
