import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const createBench = (limits: { atOnce: number; waiting: number; waitingPerOwner: number }) => {
  const queue = createWorkQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, owner = name, goesFirst = false): Promise<void> | null =>
    queue.run(owner, goesFirst, () => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, end, started };
};

it('lets so many in at once, the others in their order, and nobody past a full house', async () => {
  const { run, end, started } = createBench({ atOnce: 2, waiting: 2, waitingPerOwner: 2 });
  const runs = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
  expect([started, runs[4]]).toEqual([['a', 'b'], null]);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  await Promise.all(runs.slice(0, 4).map((run) => run ?? Promise.reject(new Error('was turned away'))));
  void run('f');
  expect(started.at(-1)).toBe('f');
});

it('lets who goes first go before those who wait', async () => {
  const { run, end, started } = createBench({ atOnce: 1, waiting: 9, waitingPerOwner: 9 });
  for (const name of ['a', 'b']) void run(name);
  void run('known', 'known', true);
  await end('a');
  expect(started).toEqual(['a', 'known']);
});

it('leaves room for others when one owner asks for all of it', async () => {
  const { run, end, started } = createBench({ atOnce: 1, waiting: 9, waitingPerOwner: 2 });
  const greedy = ['1', '2', '3', '4'].map((name) => run(name, 'greedy'));
  expect(greedy[3]).toBeNull();
  void run('other');
  for (const name of ['1', '2', '3']) await end(name);
  expect(started).toEqual(['1', '2', '3', 'other']);
  await end('other');
  expect(run('5', 'greedy')).not.toBeNull();
});

it('goes on after work that failed', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, waitingPerOwner: 1 });
  const failed = queue.run('a', false, () => Promise.reject(new Error('no')));
  const next = queue.run('b', false, async () => 'done');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
