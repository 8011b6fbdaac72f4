import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGuest } from '../../guest/guest-store.ts';
import { useCashier } from './use-cashier.ts';

const FRESH = useGuest.getInitialState();
const LOOK_EVERY_MS = 5_000;

let state: 'waiting' | 'approved';
let balanceCents: number;
let opened: number;

beforeEach(() => {
  vi.useFakeTimers();
  state = 'waiting';
  balanceCents = 5_000;
  opened = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/cashier/open') opened += 1;
    const request = {
      transaction: 'p.1',
      kind: 'withdrawal',
      amountCents: 1_000,
      currency: 'USD',
      method: 'bank',
      askedAtMs: 1_800_000_000_000,
      state,
      decidedAtMs: null,
      reason: null,
    };
    return Response.json({
      balanceCents,
      payableCents: 4_000,
      smallestCents: 1,
      largestCents: 9,
      requests: [request],
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useGuest.setState(FRESH);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('looks again and again while a request waits, shows how it ended, and then rests', async () => {
  const { result } = renderHook(() => useCashier());
  await pass(0);
  expect([opened, result.current.view?.requests[0]?.state]).toEqual([1, 'waiting']);
  await pass(LOOK_EVERY_MS);
  expect([opened, result.current.view?.requests[0]?.state]).toEqual([2, 'waiting']);
  state = 'approved';
  balanceCents = 4_000;
  await pass(LOOK_EVERY_MS);
  expect([opened, result.current.view?.requests[0]?.state]).toEqual([3, 'approved']);
  expect(result.current.view?.balanceCents).toBe(4_000);
  await pass(3 * LOOK_EVERY_MS);
  expect(opened).toBe(3);
});

it('looks no more once its page is gone', async () => {
  const { unmount } = renderHook(() => useCashier());
  await pass(0);
  unmount();
  await pass(3 * LOOK_EVERY_MS);
  expect(opened).toBe(1);
});
