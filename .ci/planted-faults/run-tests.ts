import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../read-report.ts';
import { runCommand } from '../run-command.ts';

export interface TestReport {
  success: boolean;
  testResults: Array<{
    assertionResults: Array<{ status: string; fullName: string }>;
  }>;
}

export interface TestRun {
  /** Titles. A file that could not be read has no failed test in it, and proves nothing. */
  failedTests: string[];
  /** Every test ran and passed. */
  allPassed: boolean;
  output: string;
}

/** More than the slowest of the named files takes on a busy machine. */
const LIMIT_MS = 5 * 60_000;

/** @returns null when the run ended before it could write its report */
export const judgeReport = (report: TestReport | null): Omit<TestRun, 'output'> => {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return {
    failedTests: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    allPassed: report?.success === true && tests.length > 0,
  };
};

/** @param folder a copy of the repository. @param bail stop at the first test that fails */
export const runTests = async (folder: string, tests: readonly string[], bail: boolean): Promise<TestRun> => {
  const file = join(folder, 'node_modules', 'report.json');
  rmSync(file, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${file}`];
  const { output } = await runCommand(process.execPath, [...args, ...(bail ? ['--bail=1'] : []), ...tests], {
    cwd: folder,
    quiet: true,
    limitMs: LIMIT_MS,
  });
  return { ...judgeReport(readReport<TestReport>(file)), output };
};
