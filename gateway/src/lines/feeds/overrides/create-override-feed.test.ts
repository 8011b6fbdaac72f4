import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_FAILS } from '../../../../testing/fakes/noted-failures.ts';
import { createOverrideFeed } from './create-override-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Operators have said nothing, and the revision is counted up by nobody. */
const createFeed = () => {
  const looks: string[] = [];
  const query = (asked: string | { text: string }): Promise<unknown> => {
    const text = typeof asked === 'string' ? asked : asked.text;
    looks.push(text);
    return Promise.resolve({ rows: text.includes('override_revision') ? [{ revision: 1 }] : [] });
  };
  const feed = createOverrideFeed(
    { pool: { query } as unknown as pg.Pool, listen: () => ({ close: () => undefined }) },
    NOTHING_FAILS,
  );
  const beats: unknown[] = [];
  const sink = { append: async (changes: readonly { kind: string }[]) => void beats.push(changes[0]?.kind) };
  return { feed, sink, looks, beats };
};

it('beats every half second and looks for what it wasn’t told of, again and again', async () => {
  const { feed, sink, looks, beats } = createFeed();
  await feed.start(sink);
  looks.length = 0;
  beats.length = 0;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(beats).toEqual(['beat', 'beat', 'beat', 'beat']);
  expect(looks).toHaveLength(4);
  await feed.stop();
});

it('leaves no timer behind when it is stopped, so that one who leads again at once beats once', async () => {
  const { feed, sink, beats } = createFeed();
  await feed.start(sink);
  await feed.stop();
  expect(vi.getTimerCount()).toBe(0);
  await feed.start(sink);
  beats.length = 0;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(beats).toEqual(['beat', 'beat']);
  await feed.stop();
});
