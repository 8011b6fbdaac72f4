import { createBalance } from '@lineboard/domain/testing/account-fixtures';
import type { TicketPending } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPendingClock } from './pending-clock.ts';

describe('the clock of pending tickets', () => {
  let due: number;
  let looks: number;
  let tell: (pending: TicketPending) => void;
  let clock: ReturnType<typeof startPendingClock>;
  const errors: unknown[] = [];
  const isWaiting = (forMs: number): TicketPending => ({
    state: 'pending',
    sentAtMs: Date.now(),
    decidedAtMs: Date.now() + forMs,
    balance: createBalance(),
  });

  beforeEach(() => {
    vi.useFakeTimers();
    due = 0;
    looks = 0;
    errors.length = 0;
    const tickets = {
      decideDue: async () => {
        looks += 1;
        if (due < 0) throw new Error('lost');
        const found = due;
        due = Math.max(0, due - 1);
        return found;
      },
      listenPending: (onPending: (pending: TicketPending) => void) => {
        tell = onPending;
        return () => {
          tell = () => undefined;
        };
      },
    };
    clock = startPendingClock(tickets, Date.now, (error) => errors.push(error));
  });
  afterEach(async () => {
    await clock.stop();
    vi.useRealTimers();
  });

  it('HR-44.1: looks when a ticket of its own is due, not before', async () => {
    tell(isWaiting(500));
    await vi.advanceTimersByTimeAsync(499);
    expect(looks).toBe(0);
    await vi.advanceTimersByTimeAsync(5);
    expect(looks).toBe(1);
  });

  it('HR-44.1: looks once a second for tickets of gateways that are gone', async () => {
    await vi.advanceTimersByTimeAsync(3_001);
    expect(looks).toBe(3);
  });

  it('HR-44.1: looks again for a ticket that came due while others were decided', async () => {
    tell(isWaiting(10));
    tell(isWaiting(10));
    await vi.advanceTimersByTimeAsync(20);
    expect(looks).toBe(2);
  });

  it('HR-44.1: looks again at once as long as a look finds something', async () => {
    due = 3;
    tell(isWaiting(10));
    await vi.advanceTimersByTimeAsync(20);
    expect(looks).toBe(4);
  });

  it('HR-44.1: ends between two looks, however many are still due', async () => {
    due = 1_000_000;
    const ending = clock.stop();
    await ending;
    expect(looks).toBe(0);
    tell(isWaiting(0));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(looks).toBe(0);
  });

  it('goes on after a look that failed, and says so', async () => {
    due = -1;
    await vi.advanceTimersByTimeAsync(2_001);
    expect([looks, errors.length]).toEqual([2, 2]);
  });

  it('ends', async () => {
    tell(isWaiting(10));
    await clock.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(looks).toBe(0);
  });
});
