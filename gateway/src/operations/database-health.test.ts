import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Probe } from '../database/probe.ts';
import { type DatabaseEvent, type DatabaseHealth, watchDatabase } from './database-health.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

describe('looking after the database', () => {
  /** What the database does with a question now; null: it answers. */
  let failsWith: Error | null;
  let failsToWriteWith: Error | null;
  /** It takes the question and never answers. */
  let isSilent: boolean;
  let asked: string[];
  let events: DatabaseEvent[];
  let gate: string[];
  let health: DatabaseHealth;

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
    health = watchDatabase(
      { createProbe, cut: () => void gate.push('cut'), restore: () => void gate.push('restored') },
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
      { event: 'away', cause: 'EHOSTUNREACH' },
      { event: 'back', seconds: 15.3, failedCalls: 203 },
    ]);
  });

  it('cuts off one that has gone silent within a second, so that who waits for it hears so', async () => {
    isSilent = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, gate, events]).toEqual([false, ['cut'], [{ event: 'away', cause: 'ETIMEDOUT' }]]);
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

  it('finds out by itself that nothing can be written', async () => {
    failsToWriteWith = failure('25006');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([health.up, events]).toEqual([false, [{ event: 'away', cause: '25006' }]]);
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
});
