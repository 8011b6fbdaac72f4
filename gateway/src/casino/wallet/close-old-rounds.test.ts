import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import { type RoundClockParts, startRoundClock } from './close-old-rounds.ts';

const MINUTE_MS = 60_000;
const NOW_MS = 1_800_000_000_000;

let asked: unknown[];
let answer: () => Promise<unknown>;
let failures: ReturnType<typeof createNotedFailures>['failures'];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = async () => ({ rows: [] });
  const noted = createNotedFailures();
  ({ failures } = noted);
  const query = (_: string, values: unknown[]): Promise<unknown> => {
    asked.push(...values);
    return answer();
  };
  stop = startRoundClock({
    database: { pool: { query } as unknown as RoundClockParts['database']['pool'] },
    customerEvents: { publish: () => undefined },
    wallNowMs: () => NOW_MS,
    bookNowMs: () => NOW_MS,
    roundMs: 10 * MINUTE_MS,
    reporter: noted.reporter,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (minutes: number): Promise<unknown> => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);

it('WAL-6: looks each minute for rounds of which nothing was told for so long, until it is stopped', async () => {
  await pass(3);
  expect(asked).toEqual(Array(3).fill(NOW_MS - 10 * MINUTE_MS));
  stop();
  await pass(3);
  expect(asked).toHaveLength(3);
});

it('begins no look while one is under way, and goes on after one that failed', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>();
  answer = () => promise;
  await pass(3);
  expect(asked).toHaveLength(1);
  const cause = new Error('away');
  reject(cause);
  answer = async () => ({ rows: [] });
  await pass(2);
  expect(asked).toHaveLength(3);
  expect(failures).toMatchObject([{ kind: 'roundsNotRead', cause }]);
});
