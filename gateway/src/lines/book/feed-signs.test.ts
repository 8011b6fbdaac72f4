import { beforeEach, describe, expect, it } from 'vitest';
import { createFeedRecord, type FeedRecord } from './feed-record.ts';
import { createFeedSigns } from './feed-signs.ts';

const SILENT_AFTER_MS = 10_000;
const UP_SINCE_MS = 1_000_000;
const SEEN_MS = UP_SINCE_MS + 60_000;

describe('the state of a feed', () => {
  let feed: FeedRecord;
  let nowMs: number;
  const signs = createFeedSigns(SILENT_AFTER_MS, () => nowMs);

  beforeEach(() => {
    feed = { ...createFeedRecord('demo', UP_SINCE_MS, 7), seenMs: SEEN_MS, state: 'up' };
    nowMs = SEEN_MS;
  });

  it('is up until the feed has been silent for its limit, and down from then on', () => {
    nowMs = SEEN_MS + SILENT_AFTER_MS - 1;
    expect([signs.isUp(feed), signs.quietMs(feed)]).toEqual([true, SILENT_AFTER_MS - 1]);
    expect(signs.stateSince(feed)).toEqual({ feedId: 'demo', state: 'up', sinceMs: UP_SINCE_MS });
    nowMs += 1;
    expect([signs.isUp(feed), signs.quietMs(feed)]).toEqual([false, Infinity]);
    expect(signs.stateSince(feed)).toEqual({
      feedId: 'demo',
      state: 'down',
      sinceMs: SEEN_MS + SILENT_AFTER_MS,
    });
  });

  it.each(['starting', 'down'] as const)(
    'is not up while it is %s, however lately the feed spoke',
    (state) => {
      expect([signs.isUp({ ...feed, state }), signs.quietMs({ ...feed, state })]).toEqual([false, Infinity]);
      expect(signs.stateSince({ ...feed, state })).toMatchObject({ state, sinceMs: UP_SINCE_MS });
    },
  );

  it('is not up when nobody has heard of the feed', () => {
    expect([signs.isUp(undefined), signs.quietMs(undefined)]).toEqual([false, Infinity]);
  });

  it('gives a sign with the state that the log has, so that silence is noted there', () => {
    nowMs = SEEN_MS + SILENT_AFTER_MS;
    const sign = { feedId: 'demo', state: 'up', quietMs: SILENT_AFTER_MS, clk: 7, downClk: 0 };
    expect(signs.signOf(feed)).toEqual({ ...sign, isDone: true });
    expect(signs.signOf({ ...feed, unshown: new Set(['line 1.0.main']) })).toEqual({
      ...sign,
      isDone: false,
    });
  });
});
