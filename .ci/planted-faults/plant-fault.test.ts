import { expect, it } from 'vitest';
import { findFailing } from './plant-fault.ts';

const runner = (...runs: string[][]) => ({
  run: async () => ({ failedTests: runs.shift() ?? [], allPassed: false }),
});

it.each([
  ['fails each time', [['a'], ['a']], 'a'],
  ['fails by chance, once', [['a'], []], null],
  ['fails first in one run and second in another', [['a'], ['b'], ['b']], 'b'],
  ['is another one every time', [['a'], ['b'], ['c']], null],
])('a test that %s', async (_what, runs, seen) => {
  expect(await findFailing(['x.test.ts'], runner(...runs))).toBe(seen);
});
