import { expect, it, vi } from 'vitest';
import { hear } from './hear.ts';

it('hears what a promise comes to, and nothing once it is stopped', async () => {
  const act = vi.fn<(value: number) => void>();
  hear(Promise.resolve(1), act);
  const stop = hear(Promise.resolve(2), act);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(act.mock.calls).toEqual([[1]]);
});
