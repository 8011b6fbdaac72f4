import { Counter, Registry } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createNotices } from './create-notices.ts';
import type { Notice } from './notice.ts';
import { COUNT_EVERY_MS } from './unlisted-doubts.ts';

const HOUR_MS = 3_600_000;

const setUp = () => {
  const statements: Array<{ text: string; about: unknown; detail: unknown }> = [];
  const failed = vi.fn<(kind: string) => void>();
  const clock = { nowMs: 1 };
  let answer: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => (answer = resolve));
  const query = async (text: string, values?: readonly unknown[]) => {
    await isThere;
    if (values !== undefined) statements.push({ text, about: values[0], detail: values[4] });
    return { rows: [] };
  };
  const registers = [new Registry()];
  const doubts = { name: 'doubts', help: 'doubts', labelNames: ['feed', 'code'] as const, registers };
  const counter = new Counter(doubts);
  const unlisted = new Counter({ ...doubts, name: 'unlisted', labelNames: ['feed'] as const });
  const notices = createNotices({
    database: { pool: { query } } as never,
    log: { info: () => undefined, warn: () => undefined },
    counter,
    unlisted,
    reporter: { failed },
    wallNowMs: () => clock.nowMs,
  });
  const count = (word: string) => statements.filter(({ text }) => text.includes(word)).length;
  return { notices, statements, unlisted, failed, clock, answer: () => answer(), count };
};

const notice = (about: string): Notice => ({
  about,
  feedId: 'mover',
  code: 'jump',
  level: 'warn',
  detail: 'moved',
  doubt: { num: 1 },
});

afterEach(() => void vi.useRealTimers());

it('counts what comes of a feed beyond its bound in one line, however often it begins and ends', async () => {
  vi.useFakeTimers();
  const { notices, statements, unlisted, clock, answer, count } = setUp();
  answer();
  for (let time = 0; time < 1_000_000; time++) {
    notices.begin(notice(`mover game ${time % 3} jump`));
    notices.grow(`mover game ${time % 3} jump`, { num: 2 });
    notices.end(`mover game ${time % 3} jump`, 'right');
    if (time % 1_000 === 0) await notices.settled();
  }
  notices.begin(notice('mover game 7 jump'));
  await vi.advanceTimersByTimeAsync(COUNT_EVERY_MS);
  await notices.settled();
  expect(count('insert')).toBe(2_001);
  expect(statements).toHaveLength(3 * 2_000 + 1);
  expect(statements.at(-1)).toMatchObject({
    about: 'mover tooManyDoubts',
    detail: '998001 more were doubted since 1970-01-01 00:00 UTC and are not listed; 1 of them still are',
  });
  expect((await unlisted.get()).values).toMatchObject([{ value: 998_001, labels: { feed: 'mover' } }]);
  clock.nowMs += HOUR_MS;
  notices.begin(notice('mover game 1 jump'));
  await vi.advanceTimersByTimeAsync(COUNT_EVERY_MS);
  await notices.settled();
  expect(count('insert')).toBe(2_002);
  expect(count('ended_at_ms = $2')).toBe(2_000);
  notices.end('mover game 7 jump', 'right');
  await vi.advanceTimersByTimeAsync(COUNT_EVERY_MS);
  await notices.settled();
  expect(statements.at(-1)).toMatchObject({ about: 'mover tooManyDoubts' });
  expect(count('ended_at_ms = $2')).toBe(2_001);
});

it('lets nothing wait beyond its bound while the database is away, and ends what it has begun', async () => {
  const { notices, failed, answer, count } = setUp();
  for (let feed = 0; feed < 20; feed++)
    for (let game = 0; game < 1_000; game++)
      notices.begin({ ...notice(`feed${feed} game ${game} jump`), feedId: `feed${feed}` });
  expect(failed).toHaveBeenCalledWith('tooMany', 'too many wait');
  for (let game = 0; game < 1_000; game++) notices.end(`feed0 game ${game} jump`, 'right');
  for (let game = 0; game < 1_000; game++) notices.end(`feed19 game ${game} jump`, 'right');
  answer();
  await notices.settled();
  expect([count('insert'), count('ended_at_ms = $2')]).toEqual([10_000, 1_000]);
});
