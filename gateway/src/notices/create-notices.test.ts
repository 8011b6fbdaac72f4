import { Counter, Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { createNotices } from './create-notices.ts';
import type { Notice } from './notice.ts';

const HOUR_MS = 3_600_000;

const setUp = () => {
  const statements: Array<{ text: string; about: unknown }> = [];
  const failed = vi.fn<(kind: string) => void>();
  const clock = { nowMs: 1 };
  let answer: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => (answer = resolve));
  const query = async (text: string, values?: readonly unknown[]) => {
    await isThere;
    if (values !== undefined) statements.push({ text, about: values[0] });
    return { rows: [] };
  };
  const counter = new Counter({
    name: 'doubts',
    help: 'doubts',
    labelNames: ['feed', 'code'],
    registers: [new Registry()],
  });
  const notices = createNotices({
    database: { pool: { query } } as never,
    log: { info: () => undefined, warn: () => undefined },
    counter,
    reporter: { failed },
    wallNowMs: () => clock.nowMs,
  });
  const count = (word: string) => statements.filter(({ text }) => text.includes(word)).length;
  return { notices, statements, failed, clock, answer: () => answer(), count };
};

const notice = (about: string): Notice => ({
  ...{ about, feedId: 'mover', code: 'jump', level: 'warn', detail: 'moved', doubt: { num: 1 } },
});

it('keeps what comes of a feed within bounds, however often it begins and ends, and says so once', async () => {
  const { notices, statements, clock, answer, count } = setUp();
  answer();
  for (let time = 0; time < 1_000_000; time++) {
    notices.begin(notice(`mover game ${time % 3} jump`));
    notices.grow(`mover game ${time % 3} jump`, { num: 2 });
    notices.end(`mover game ${time % 3} jump`, 'right');
    if (time % 1_000 === 0) await notices.settled();
  }
  await notices.settled();
  expect(count('insert')).toBe(2_001);
  expect(statements).toHaveLength(3 * 2_000 + 2);
  expect(statements.filter(({ about }) => about === 'mover tooManyDoubts')).toHaveLength(2);
  clock.nowMs += HOUR_MS;
  notices.begin(notice('mover game 1 jump'));
  await notices.settled();
  expect(count('insert')).toBe(2_002);
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
