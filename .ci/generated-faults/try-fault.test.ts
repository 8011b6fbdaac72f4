import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestRun } from '../planted-faults/run-tests.ts';
import { tryFault } from './try-fault.ts';

const SOUND = 'look();';
const FAULT = { path: 'a.ts', edit: { start: 0, end: 7, text: '' } };
const PASSED: TestRun = { failedTests: [], failedFiles: [], wasStopped: false, allPassed: true };
const failed = (test: string): TestRun => ({
  failedTests: ['sees it'],
  failedFiles: [test],
  wasStopped: false,
  allPassed: false,
});
const STOPPED: TestRun = { ...PASSED, wasStopped: true, allPassed: false };

let folder = '';
let runs: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-try-'));
  writeFileSync(join(folder, 'a.ts'), SOUND);
  runs = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param answer of a test file, by whether the folder has the fault, and how often the file ran before */
const tryWith = (
  tests: readonly string[],
  answer: (test: string, isFaulty: boolean, ran: number) => TestRun,
  untilMs = 1,
) =>
  tryFault(FAULT, tests, {
    folder,
    runner: {
      run: async (batch) => {
        const isFaulty = readFileSync(join(folder, 'a.ts'), 'utf8') !== SOUND;
        runs.push(...batch);
        const answers = batch.map((test) =>
          answer(test, isFaulty, runs.filter((ran) => ran === test).length - 1),
        );
        return answers.find(({ allPassed }) => !allPassed) ?? PASSED;
      },
      forget: () => undefined,
    },
    sound: new Map(),
    untilMs,
    nowMs: () => 0,
  });

it('was seen when a file fails with it twice and passes without it', async () => {
  const verdict = await tryWith(['a.test.ts', 'b.test.ts'], (test, isFaulty) =>
    test === 'b.test.ts' && isFaulty ? failed(test) : PASSED,
  );
  expect(verdict).toEqual({ outcome: 'seen', file: 'b.test.ts', why: 'sees it' });
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(SOUND);
});

it('was not seen by a file that fails by chance, once', async () => {
  const verdict = await tryWith(['a.test.ts'], (test, _isFaulty, ran) => (ran === 0 ? failed(test) : PASSED));
  expect(verdict.outcome).toBe('notSeen');
});

it('nothing was learned from a file that fails anyway; once may be the machine’s doing', async () => {
  const broken = await tryWith(['a.test.ts'], failed);
  expect(broken).toEqual({ outcome: 'notRun', file: '', why: 'a.test.ts fails without it, too' });
  const failsOnce = await tryWith(['a.test.ts'], (test, isFaulty, ran) =>
    isFaulty || ran === 2 ? failed(test) : PASSED,
  );
  expect(failsOnce.outcome).toBe('seen');
});

it('was seen when a file runs without end with it twice, and ends without it', async () => {
  const verdict = await tryWith(['a.test.ts'], (_test, isFaulty) => (isFaulty ? STOPPED : PASSED));
  expect(verdict).toEqual({ outcome: 'seen', file: 'a.test.ts', why: 'the file runs without end' });
});

it('nothing was learned when a test always hangs, when time is over and when no test comes to it', async () => {
  expect((await tryWith(['a.test.ts'], () => STOPPED)).outcome).toBe('notRun');
  expect((await tryWith(['a.test.ts'], () => PASSED, -1)).outcome).toBe('notRun');
  expect((await tryWith([], () => PASSED)).outcome).toBe('notRun');
});

it('runs nothing after what has seen it, and what starts servers last and alone', async () => {
  const tests = ['a.test.ts', 'b.integration.test.ts', 'c.integration.test.ts'];
  await tryWith(tests, (test, isFaulty) =>
    test === 'b.integration.test.ts' && isFaulty ? failed(test) : PASSED,
  );
  expect(runs).not.toContain('c.integration.test.ts');
});
