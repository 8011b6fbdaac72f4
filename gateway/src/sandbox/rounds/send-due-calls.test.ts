import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { keepSending } from './send-due-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks for due calls again and again, until it is stopped', async () => {
  const query = vi.fn<() => Promise<{ rows: never[] }>>(async () => ({ rows: [] }));
  const stop = keepSending({
    pool: { query },
    wallNowMs: Date.now,
    reporter: NOTHING_FAILS,
  } as unknown as SandboxTools);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(query).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(query).toHaveBeenCalledTimes(3);
});
