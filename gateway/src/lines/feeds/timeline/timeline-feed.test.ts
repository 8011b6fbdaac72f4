import { createGame } from '@lineboard/domain/testing/book-fixtures';
import { createFeedScore } from '@lineboard/domain/testing/feed-fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToldBook } from '../../../../testing/fakes/told-book.ts';
import { createBookClock } from '../../../ground/clock/book-clock.ts';
import type { Feed, FeedSink } from '../feed.ts';
import type { TimelineEntity, TimelineWorld } from './timeline-entity.ts';
import { createTimelineFeed } from './timeline-feed.ts';

/** A game whose score changes at given moments, counted from the start of the book. */
const entityOf = (
  gameNum: number,
  opensMs: number,
  changesMs: readonly number[],
  removesMs: number,
): TimelineEntity => ({
  id: String(gameNum),
  opensMs,
  removesMs,
  recordsAt: (bookMs) => ({
    game: null,
    lines: [],
    contestLines: [],
    score: createFeedScore({
      gameNum,
      phase: 'live',
      score1: changesMs.filter((ms) => ms <= bookMs).length,
    }),
  }),
  nextChangeMs: (bookMs) => changesMs.find((ms) => ms > bookMs) ?? Infinity,
});

const worldOf = (...entities: TimelineEntity[]): TimelineWorld => ({ entitiesIn: () => entities });

const WALL_MS = Date.UTC(2031, 0, 1);
const clockOf = (speed: number) => createBookClock({ bookMs: 0, wallMs: WALL_MS, speed });
const feedOf = (world: TimelineWorld, speed = 1, onFailure?: (error: unknown) => void): Feed =>
  createTimelineFeed(world, clockOf(speed), {
    feedId: 'test',
    tickMs: 100,
    ...(onFailure === undefined ? {} : { onFailure }),
  });

describe('a timeline feed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: WALL_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins with a whole image in one append', async () => {
    const book = new ToldBook();
    const feed = feedOf(worldOf(entityOf(1, -5, [], 1e9), entityOf(2, 5_000, [], 1e9)));
    await feed.start(book);
    await feed.stop();
    expect(book.appends.length).toBe(1);
    expect(book.appends[0]?.map(({ kind }) => kind)).toEqual(['imageBegin', 'score', 'imageEnd']);
  });

  it('tells in one append everything that changed since the last one, and nothing else', async () => {
    const book = new ToldBook();
    const feed = feedOf(
      worldOf(entityOf(1, 0, [210, 240, 290], 1e9), entityOf(2, 0, [250], 1e9), entityOf(3, 0, [], 1e9)),
    );
    await feed.start(book);
    await vi.advanceTimersByTimeAsync(299);
    expect(book.appends.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(
      book.appends[1]?.map(
        (change) => change.kind === 'score' && [change.score.gameNum, change.score.score1],
      ),
    ).toEqual(
      expect.arrayContaining([
        [1, 3],
        [2, 1],
      ]),
    );
    expect(book.appends[1]?.length).toBe(2);
    await feed.stop();
  });

  it('beats at least every second while nothing happens', async () => {
    const book = new ToldBook();
    const feed = feedOf(worldOf());
    await feed.start(book);
    for (let second = 0; second < 5; second += 1) {
      const before = book.appends.length;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(book.appends.length).toBeGreaterThan(before);
    }
    expect(book.appends.slice(1).every((changes) => changes[0]?.kind === 'beat')).toBe(true);
    await feed.stop();
  });

  it('follows the speed of the book', async () => {
    const book = new ToldBook();
    const feed = feedOf(worldOf(entityOf(1, 0, [59_000], 1e9)), 600);
    await feed.start(book);
    await vi.advanceTimersByTimeAsync(100);
    expect(book.appends.at(-1)).toEqual([expect.objectContaining({ kind: 'score' })]);
    await feed.stop();
  });

  it('removes what the world no longer has', async () => {
    const book = new ToldBook();
    const feed = feedOf({ entitiesIn: () => [gameEntity] });
    await feed.start(book);
    expect(book.games.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(book.games.size).toBe(0);
    await feed.stop();
  });

  it('sends its whole image again when the log refused an append', async () => {
    const book = new ToldBook();
    const failures: unknown[] = [];
    let refusing = false;
    const sink: FeedSink = {
      append: (changes) => (refusing ? Promise.reject(new Error('log away')) : book.append(changes)),
    };
    const feed = feedOf(worldOf(entityOf(1, 0, [150, 350], 1e9)), 1, (error) => failures.push(error));
    await feed.start(sink);
    refusing = true;
    await vi.advanceTimersByTimeAsync(300);
    refusing = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(failures.length).toBe(1);
    const again = book.appends.slice(1).find((changes) => changes[0]?.kind === 'imageBegin');
    expect(again?.[1]).toMatchObject({ kind: 'score', score: { score1: 2 } });
    await feed.stop();
  });

  it('never has two appends under way', async () => {
    let underWay = 0;
    let most = 0;
    const sink: FeedSink = {
      append: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 450));
        underWay -= 1;
      },
    };
    const feed = feedOf(
      worldOf(
        entityOf(
          1,
          0,
          Array.from({ length: 50 }, (_, index) => index * 40),
          1e9,
        ),
      ),
    );
    const started = feed.start(sink);
    await vi.advanceTimersByTimeAsync(3_000);
    await started;
    const stopped = feed.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await stopped;
    expect(most).toBe(1);
  });

  it('says nothing after it was stopped, and starts over when started again', async () => {
    const book = new ToldBook();
    const feed = feedOf(worldOf(entityOf(1, 0, [500], 1e9)));
    await feed.start(book);
    await feed.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(book.appends.length).toBe(1);
    await feed.start(book);
    expect(book.appends[1]?.[0]).toEqual({ kind: 'imageBegin' });
    await feed.stop();
  });
});

const gameEntity: TimelineEntity = {
  id: 'game',
  opensMs: 0,
  removesMs: 500,
  nextChangeMs: () => Infinity,
  recordsAt: () => ({
    game: createGame({ gameNum: 9, gameDateTimeMs: 100 }),
    lines: [],
    contestLines: [],
    score: null,
  }),
};
