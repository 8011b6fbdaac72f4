import { expect, it } from 'vitest';
import { runVerifications } from './run-verifications.ts';

const row = (script: string, minutes: number) => ({ script, args: [], minutes, why: 'a test' });
const MINUTE_MS = 60_000;

/** Each row takes the minutes that it says; the last line of one is its name. */
const runRows = async (
  rows: readonly ReturnType<typeof row>[],
  budgetMinutes: number,
  codes: Readonly<Record<string, number | readonly number[]>> = {},
) => {
  const runs = new Map<string, number>();
  const codeOf = (script: string): number => {
    const at = runs.get(script) ?? 0;
    runs.set(script, at + 1);
    return [codes[script] ?? 0].flat()[at] ?? 1;
  };
  let nowMs = 0;
  const limits: number[] = [];
  const said: string[] = [];
  const result = await runVerifications({
    rows,
    budgetMinutes,
    graceMinutes: 5,
    run: ({ script, minutes }, limitMs) => {
      limits.push(limitMs / MINUTE_MS);
      nowMs += minutes * MINUTE_MS;
      return Promise.resolve({ code: codeOf(script), output: `begun\nlast line of ${script}\n` });
    },
    nowMs: () => nowMs,
    say: (line) => said.push(line),
  });
  return { ...result, limits, said };
};

it('runs all, also after one has failed, and tells each with its time', async () => {
  const { passed, failed, said } = await runRows([row('a', 1), row('b', 2), row('c', 1)], Infinity, { b: 1 });
  expect(passed).toBe(2);
  expect(failed).toEqual(['b']);
  expect(said.filter((line) => /^[✓✗]/.test(line))).toEqual([
    '✓ a (60 s)',
    '✗ b (120 s)',
    '✗ b (120 s)',
    '✓ c (60 s)',
  ]);
});

it('names what can’t run on this machine with the last line that it said, and doesn’t count it as failed', async () => {
  const { passed, failed, notRun } = await runRows([row('a', 1), row('b', 1)], Infinity, { a: 77 });
  expect({ passed, failed, notRun }).toEqual({ passed: 1, failed: [], notRun: ['a: last line of a'] });
});

it('begins nothing that would not end in time, names it, and goes on with what does', async () => {
  const { passed, notRun } = await runRows([row('a', 6), row('long', 5), row('b', 4)], 10);
  expect(passed).toBe(2);
  expect(notRun).toEqual(['long: left out, it takes 5 minutes']);
});

it('stops a command that takes three times its minutes, and at the end of the budget a little after that', async () => {
  const { limits } = await runRows([row('a', 2), row('b', 8)], 10);
  expect(limits).toEqual([6, 13]);
});

it('runs again what failed, where there is time, and names what passes then', async () => {
  const rows = [row('a', 2), row('b', 2), row('c', 2)];
  const { passed, failed, failedOnce } = await runRows(rows, 8, { a: [1, 0], b: [0], c: [1, 0] });
  // Nothing is left for the third one’s second run.
  expect({ passed, failed, failedOnce }).toEqual({ passed: 2, failed: ['c'], failedOnce: ['a'] });
});
