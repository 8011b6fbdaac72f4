import { expect, it } from 'vitest';
import { countPlaywright } from './browser-suite.ts';
import { countVitest } from './vitest-suite.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

it('counts what a suite reports', () => {
  const report = { ...vitest, numFailedTests: 2, numPendingTests: 1, numTodoTests: 4 };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 5 });
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 } }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

it('counts a suite that ended without a report as failed', () => {
  expect(countVitest(null, 1).failed).toBe(1);
  expect(countPlaywright(null, 0).failed).toBe(1);
});

it('counts a file that broke before its first test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults }, 1).failed).toBe(2);
});

it('counts a run that failed although no test did', () => {
  expect(countVitest(vitest, 1).failed).toBe(1);
  expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
});

it('counts a test that passed only when repeated as failed', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } }, 0).failed).toBe(1);
});
