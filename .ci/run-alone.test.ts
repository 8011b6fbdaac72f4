import { expect, it, vi } from 'vitest';
import { runFailuresAlone } from './run-alone.ts';
import type { SuiteResult } from './suite-result.ts';

type Run = (files: readonly string[]) => Promise<SuiteResult>;

const failed = { passed: 9, failures: ['a.test.ts › waits'], failedFiles: ['a.test.ts'], notRun: [] };
const green = { passed: 4, failures: [], failedFiles: [], notRun: [] };

it('runs the file of what failed again, and tells by name what passes alone', async () => {
  const run = vi.fn<Run>(async () => green);
  const { passed, failures, failedOnce } = await runFailuresAlone(failed, run);
  expect(run).toHaveBeenCalledExactlyOnceWith(['a.test.ts']);
  expect({ passed, failures, failedOnce }).toEqual({
    passed: 10,
    failures: [],
    failedOnce: ['a.test.ts › waits'],
  });
});

it('takes tests as run that the failure of their file’s set-up kept from running', async () => {
  const first = { ...failed, notRun: ['a.test.ts › sees', 'b.test.ts › needs Redis'], failuresOutside: 1 };
  const { passed, notRun } = await runFailuresAlone(first, async () => green);
  expect({ passed, notRun }).toEqual({ passed: 10, notRun: ['b.test.ts › needs Redis'] });
});

it.each([
  ['fails alone, too', failed],
  ['isn’t found', { ...green, passed: 0 }],
  ['doesn’t run here', { ...green, notRun: ['a.test.ts › waits'] }],
])('counts as failed what %s', async (_, second) => {
  const { passed, failures, failedOnce } = await runFailuresAlone(failed, async () => second);
  expect({ passed, failures, failedOnce }).toEqual({
    passed: 9,
    failures: failed.failures,
    failedOnce: [],
  });
});

it('asks nothing again when nothing failed, when many files did, or when no file is known', async () => {
  const run = vi.fn<Run>(async () => green);
  const many = { ...failed, failedFiles: ['a', 'b', 'c', 'd'] };
  for (const first of [
    green,
    many,
    { ...failed, failedFiles: [] },
    { passed: 1, failures: ['x'], notRun: [] },
  ])
    expect((await runFailuresAlone(first, run)).failures).toEqual(first.failures);
  expect(run).not.toHaveBeenCalled();
});
