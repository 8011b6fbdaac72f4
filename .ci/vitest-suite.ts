import { join, relative } from 'node:path';
import type { OutsideError } from './outside-errors-reporter.ts';
import { readReport } from './read-report.ts';
import { ROOT, runScript } from './run-command.ts';
import { describeFailure, type SuiteResult } from './suite-result.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: Array<{
    name: string;
    status: string;
    message: string;
    assertionResults: Array<{ status: string; fullName: string; failureMessages: string[] | null }>;
  }>;
}

/** Unit, property, jsdom and integration tests: those of some projects, or of some files in them. */
export const runVitest = async (
  folder: string,
  env: Readonly<Record<string, string>>,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<SuiteResult> => {
  const report = join(folder, files.length === 0 ? 'vitest.json' : 'vitest-again.json');
  const outside = report.replace('.json', '-outside.json');
  const reporters = ['default', 'json', '.ci/outside-errors-reporter.ts'].map((name) => `--reporter=${name}`);
  const { code } = await runScript(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...files,
      ...projects.map((name) => `--project=${name}`),
      ...reporters,
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, OUTSIDE_ERRORS_FILE: outside }, limitMs: 40 * 60_000 },
  );
  return countVitest(readReport(report), code, readReport(outside) ?? []);
};

/**
 * A file that could not be read has no failed test in it, and an error outside of every test belongs to none: both make
 * the run fail and so they count. What was skipped has its reason in its title
 * (`gateway/testing/servers/describe-with.ts`).
 */
export const countVitest = (
  report: VitestReport | null,
  exitCode: number,
  outside: readonly OutsideError[] = [],
): SuiteResult => {
  if (report === null) return { passed: 0, failures: ['vitest ended without a report'], notRun: [] };
  const failedResults = report.testResults.filter(({ status }) => status === 'failed');
  const failures = failedResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return [describeFailure(file, message)];
    return failed.map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  const outsideFailures = outside.map(({ message, file }) =>
    describeFailure(
      `vitest: an error outside of every test${file ? `, in ${relative(ROOT, file)}` : ''}`,
      message,
    ),
  );
  failures.push(...outsideFailures);
  if (failures.length === 0 && exitCode !== 0) failures.push('vitest: an error outside of every test');
  const failedPaths = [
    ...failedResults.map(({ name }) => name),
    ...outside.flatMap(({ file }) => (file === undefined ? [] : [file])),
  ];
  return {
    passed: report.numPassedTests,
    failures,
    failuresOutside: outsideFailures.length,
    failedFiles: [...new Set(failedPaths)].map((path) => relative(ROOT, path)),
    notRun: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
    ),
  };
};
