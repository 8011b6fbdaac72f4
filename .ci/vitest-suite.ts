import { join } from 'node:path';
import { readReport } from './read-report.ts';
import { runScript } from './run-command.ts';
import type { SuiteResult } from './suite-result.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: Array<{ status: string; assertionResults: Array<{ status: string }> }>;
}

/** Unit, property, jsdom and integration tests. */
export const runVitest = async (
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<SuiteResult> => {
  const report = join(folder, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runScript('node_modules/vitest/vitest.mjs', args, { env, limitMs: 20 * 60_000 });
  return countVitest(readReport<VitestReport>(report), code);
};

/**
 * A file that could not be read has no failed test in it, and an error outside of every test belongs to none: both make
 * the run fail and so they count.
 */
export const countVitest = (report: VitestReport | null, exitCode: number): SuiteResult => {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};
