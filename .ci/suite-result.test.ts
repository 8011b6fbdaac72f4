import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright } from './browser-suite.ts';
import { ROOT } from './run-command.ts';
import { describeFailure } from './suite-result.ts';
import { countVitest } from './vitest-suite.ts';

const vitest = { numPassedTests: 3, testResults: [] };
const passed = { status: 'passed', fullName: 'adds', failureMessages: null };
const failed = {
  status: 'failed',
  fullName: 'subtracts',
  failureMessages: ['Error: 2 is not 1\n  at a.ts:1'],
};
const skipped = { status: 'skipped', fullName: 'divides needs a calculator: buy one', failureMessages: null };
const vitestFile = (
  status: string,
  assertionResults: Array<typeof passed | typeof failed | typeof skipped>,
  message = '',
) => ({
  name: join(ROOT, 'domain/a.test.ts'),
  status,
  message,
  assertionResults,
});

const spec = (title: string, status: string, message?: string) => ({
  file: 'a.spec.ts',
  title,
  tests: [
    {
      status,
      annotations:
        status === 'skipped' && message !== undefined ? [{ type: 'skip', description: message }] : [],
      results: [message === undefined ? {} : { error: { message } }],
    },
  ],
});
const stats = { expected: 5 };

it('counts what a suite reports and names what failed', () => {
  const report = {
    ...vitest,
    testResults: [vitestFile('failed', [passed, failed]), vitestFile('passed', [passed, skipped])],
  };
  expect(countVitest(report, 1)).toEqual({
    passed: 3,
    failures: ['domain/a.test.ts › subtracts\n    Error: 2 is not 1\n      at a.ts:1'],
    failuresOutside: 0,
    failedFiles: ['domain/a.test.ts'],
    notRun: ['domain/a.test.ts › divides needs a calculator: buy one'],
  });
  const suites = [
    {
      suites: [
        {
          specs: [
            spec('opens', 'expected'),
            spec('closes', 'unexpected', 'not seen'),
            spec('waits', 'skipped', 'needs a clock'),
            spec('rests', 'skipped'),
          ],
        },
      ],
    },
  ];
  expect(countPlaywright({ stats, suites }, 1)).toEqual({
    passed: 5,
    failures: ['a.spec.ts › closes\n    not seen'],
    failedFiles: ['a.spec.ts'],
    notRun: ['a.spec.ts › waits: needs a clock', 'a.spec.ts › rests: skipped without a reason'],
  });
});

it('counts a suite that ended without a report as failed', () => {
  expect(countVitest(null, 1).failures).toHaveLength(1);
  expect(countPlaywright(null, 0).failures).toHaveLength(1);
});

it('counts a file that broke before its first test', () => {
  const testResults = [vitestFile('failed', [], 'no such module'), vitestFile('failed', [failed])];
  expect(countVitest({ ...vitest, testResults }, 1).failures).toEqual([
    'domain/a.test.ts\n    no such module',
    expect.stringContaining('subtracts'),
  ]);
});

it('counts a run that failed although no test did', () => {
  expect(countVitest(vitest, 1).failures).toHaveLength(1);
  const outside = [{ message: 'Error: too late\n  at b.ts:1', file: join(ROOT, 'domain/b.test.ts') }];
  expect(countVitest(vitest, 1, outside)).toMatchObject({
    failures: [
      'vitest: an error outside of every test, in domain/b.test.ts\n    Error: too late\n      at b.ts:1',
    ],
    failuresOutside: 1,
    failedFiles: ['domain/b.test.ts'],
  });
  expect(
    countPlaywright({ stats, suites: [{ specs: [spec('opens', 'expected')] }] }, 1).failures,
  ).toHaveLength(1);
});

it('counts a test that passed only when repeated as failed', () => {
  const suites = [{ specs: [spec('opens', 'flaky', 'too late')] }];
  expect(countPlaywright({ stats, suites }, 0).failures).toEqual(['a.spec.ts › opens\n    too late']);
});

it('shows no more of a message than tells what it is', () => {
  expect(describeFailure('gate', 'line\n'.repeat(1_000)).split('\n')).toHaveLength(13);
  expect(describeFailure('gate')).toBe('gate');
});
