import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnSaid } from './listener.ts';
import { lookWhenTold } from './look-when-told.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const setUp = () => {
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
    { channel: 'news', everyMs: 1_000 },
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
