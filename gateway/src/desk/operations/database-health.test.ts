import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Supply } from '../../ground/database/guarded-pool.ts';
import type { Probe } from '../../ground/database/probe.ts';
import { type DatabaseEvent, type DatabaseHealth, watchDatabase } from './database-health.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

describe('looking after the database', () => {
  /** The database's current behavior for a statement; null: it answers. */
  let failsWith: Error | null;
  let failsToWriteWith: Error | null;
  /** It takes the question and never answers. */
  let isSilent: boolean;
  let asked: string[];
  let events: DatabaseEvent[];
  let gate: string[];
  let health: DatabaseHealth;
  let supply: Supply;
  /** The result of filling the pool. */
  let granted: Partial<Supply>;
  let fills: number;
  let byPool: string[];
  let looks: number;

  const createProbe = (): Probe => ({
    ask: async (sql, withinMs) => {
      asked.push(sql);
      if (isSilent)
        await new Promise((_resolve, reject) => {
          setTimeout(() => reject(failure('ETIMEDOUT')), withinMs);
        });
      if (failsWith !== null) throw failsWith;
      if (!sql.startsWith('select') && failsToWriteWith !== null) throw failsToWriteWith;
    },
    close: async () => undefined,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    [failsWith, failsToWriteWith, isSilent, asked, events, gate] = [null, null, false, [], [], []];
    supply = { open: 9, most: 9, refusal: null, isTooSmall: false };
    [granted, fills, byPool, looks] = [{}, 0, [], 0];
    health = watchDatabase(
      {
        createProbe,
        pool: {
          query: async (sql) => {
            byPool.push(sql);
            if (!sql.startsWith('select') && failsToWriteWith !== null) throw failsToWriteWith;
          },
        },
        lookAtHosts: async () => {
          looks += 1;
          return [];
        },
        cut: () => void gate.push('cut'),
        restore: () => void gate.push('restored'),
        get supply() {
          return supply;
        },
        fill: async () => {
          fills += 1;
          supply = { ...supply, ...granted };
        },
      },
      (event) => events.push(event),
    );
  });
  afterEach(async () => {
    await health.stop();
    vi.useRealTimers();
  });

  it('says nothing while it answers and can be written', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect([health.up, events, gate]).toEqual([true, [], []]);
    expect(asked.filter((sql) => sql.startsWith('update')).length).toBe(60);
  });

  it('looks at every server that is named with each beat, and while none answers', async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(looks).toBe(4);
    failsWith = failure('ECONNREFUSED');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(looks).toBe(8);
  });

  it('cuts the pool off when it does not answer, and says so once, with a count when it is over', async () => {
    failsWith = failure('EHOSTUNREACH');
    await vi.advanceTimersByTimeAsync(250);
    expect([health.up, gate]).toEqual([false, ['cut']]);
    for (let call = 0; call < 203; call++) expect(health.note(failure('EHOSTUNREACH'))).toBe(true);
    await vi.advanceTimersByTimeAsync(15_000);
    failsWith = null;
    await vi.advanceTimersByTimeAsync(250);
    expect([health.up, gate]).toEqual([true, ['cut', 'restored']]);
    expect(events).toEqual([
      { event: 'away', trouble: 'away', cause: 'EHOSTUNREACH' },
      { event: 'back', seconds: 15.3, failedCalls: 203 },
    ]);
  });

  it('cuts off one that has gone silent within a second, so that who waits for it hears so', async () => {
    isSilent = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, gate, events]).toEqual([
      false,
      ['cut'],
      [{ event: 'away', trouble: 'away', cause: 'ETIMEDOUT' }],
    ]);
    isSilent = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, gate]).toEqual([true, ['cut', 'restored']]);
  });

  it('stops taking tickets as soon as one finds no room on the disk, and goes on when there is room again', async () => {
    failsToWriteWith = failure('53100');
    health.note(failure('53100'));
    expect(health.up).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    // Room that was there before would prove nothing.
    expect([health.up, asked.findLast((sql) => !sql.startsWith('select'))]).toEqual([
      false,
      expect.stringContaining('insert'),
    ]);
    failsToWriteWith = null;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, gate]).toEqual([true, []]);
    expect(events.map(({ event }) => event)).toEqual(['away', 'back']);
  });

  it('finds out without being asked that nothing can be written', async () => {
    failsToWriteWith = failure('25006');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, events]).toEqual([false, [{ event: 'away', trouble: 'notWritable', cause: '25006' }]]);
  });

  it('says in one line that calls failed while it answered, and leaves other mistakes to others', async () => {
    for (let call = 0; call < 5; call++) health.note(failure('ECONNRESET'));
    expect(health.note(failure('42P01'))).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, events]).toEqual([
      true,
      [{ event: 'failedCalls', failedCalls: 5, cause: 'ECONNRESET' }],
    ]);
  });

  const full = failure('53300');

  it('is in trouble while the pool gets no connections, though it answers, and tells it once', async () => {
    supply = { open: 0, most: 9, refusal: null, isTooSmall: true };
    granted = { refusal: full };
    await vi.advanceTimersByTimeAsync(20_000);
    expect([health.trouble, await health.check(), gate]).toEqual(['noConnection', 'noConnection', []]);
    // A try each second.
    expect(fills).toBeLessThanOrEqual(20);
    granted = { open: 2, refusal: null, isTooSmall: false };
    await vi.advanceTimersByTimeAsync(2_000);
    expect(health.trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([
      { event: 'away', trouble: 'noConnection', cause: '53300' },
      { event: 'back', seconds: expect.closeTo(20, 0), failedCalls: 0 },
    ]);
  });

  it('stays up on the connections that it has, says once that they are few, and asks rarely for more', async () => {
    supply = { open: 3, most: 9, refusal: full, isTooSmall: false };
    await vi.advanceTimersByTimeAsync(60_000);
    expect(health.trouble).toBeNull();
    expect(fills).toBeLessThanOrEqual(6);
    // One comes, and the next doesn't: it isn't over.
    supply = { ...supply, refusal: null };
    await vi.advanceTimersByTimeAsync(20_000);
    supply = { ...supply, refusal: full };
    await vi.advanceTimersByTimeAsync(20_000);
    expect(events).toEqual([{ event: 'short', open: 3, most: 9, cause: '53300' }]);
    granted = { open: 4, refusal: null };
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events.slice(1)).toEqual([{ event: 'enough', open: 4, seconds: expect.any(Number) }]);
  });

  it('goes on by the pool when the server is full for its own questions, and begins with none of that', async () => {
    failsWith = full;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([health.trouble, gate]).toEqual([null, []]);
    expect(events).toEqual([{ event: 'short', open: 9, most: 9, cause: '53300' }]);
    // A try in five seconds for each.
    expect(asked.length).toBeLessThanOrEqual(6);
    failsToWriteWith = failure('25006');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.trouble, byPool.at(-1)]).toEqual(['notWritable', 'select 1']);
    await expect(health.begin()).rejects.toBe(full);
  });
});
