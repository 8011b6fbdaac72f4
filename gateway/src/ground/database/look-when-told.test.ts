import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnSaid } from './listener.ts';
import { lookWhenTold } from './look-when-told.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const setUp = (gatherMs = 0) => {
  let said: OnSaid = () => undefined;
  let isHeard = true;
  const looks: Array<() => void> = [];
  const stop = lookWhenTold(
    {
      listen: (_channel, onSaid) => {
        said = onSaid;
        return { close: () => void (isHeard = false) };
      },
    },
    { channel: 'news', everyMs: 1_000, gatherMs },
    () => new Promise<void>((resolve) => looks.push(resolve)),
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { looks, say: () => said(), settle, stop, isHeard: () => isHeard };
};

it('looks at once, and again when it is told while it looks', async () => {
  const { looks, say, settle, stop, isHeard } = setUp();
  expect(looks).toHaveLength(1);
  say();
  await settle();
  expect(looks).toHaveLength(1);
  looks[0]!();
  await settle();
  expect(looks).toHaveLength(2);
  looks[1]!();
  await settle();
  expect(looks).toHaveLength(2);
  stop();
  expect(isHeard()).toBe(false);
  say();
  await settle();
  expect(looks).toHaveLength(2);
});

it('leaves no timer behind, however often it is told', async () => {
  const { looks, say, settle, stop } = setUp();
  for (let at = 0; at < 100; at += 1) {
    looks[at]!();
    await settle();
    expect(vi.getTimerCount()).toBe(1);
    say();
    await settle();
  }
  expect(looks).toHaveLength(101);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});

it('looks again by itself, and gathers what it is told before it looks', async () => {
  const { looks, say, settle, stop } = setUp(200);
  looks[0]!();
  await settle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(199);
  say();
  await settle();
  expect(looks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toHaveLength(2);
  looks[1]!();
  await settle();
  say();
  await settle();
  expect(looks).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(looks).toHaveLength(3);
  looks[2]!();
  await settle();
  stop();
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toHaveLength(3);
});
