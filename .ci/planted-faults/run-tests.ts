import { join, relative } from 'node:path';
import { createVitest, type TestRunResult, type Vitest } from 'vitest/node';
import { build } from '../build.ts';
import { killInFolder } from './kill-in-folder.ts';

export interface TestReport {
  /** Every file was read and nothing failed in it, neither in its tests nor outside them. */
  success: boolean;
  /** Groups of tests, too, whose hook failed: their tests were never run. */
  tests: ReadonlyArray<{ status: string; fullName: string }>;
  /** Relative to the copy: files in which something failed, or that could not be read. */
  failedFiles: readonly string[];
}

export interface TestRun {
  /** Titles. A file that could not be read has no failed test in it, and proves nothing. */
  failedTests: string[];
  failedFiles: readonly string[];
  /** The run was ended by its limit. */
  wasStopped: boolean;
  /** Every test ran and passed. */
  allPassed: boolean;
}

/** Runs files of a copy of the repository one after another, in one Vitest: servers and what it has read stay up. */
export interface TestRunner {
  /** Paths relative to the copy. Ends with the first test that fails. */
  run: (tests: readonly string[]) => Promise<TestRun>;
  /** What the file says is read again. */
  forget: (path: string) => void;
  close: () => Promise<void>;
}

export interface RunnerOptions {
  /** What a run of these files may take. Left out: more than the slowest of the named files takes on a busy machine. */
  limitMs?: (tests: readonly string[]) => number;
  /** Whether a test runs what is built, so that the fault has to be built in. Left out: every integration test. */
  runsBuilt?: (test: string) => boolean;
}

const LIMIT_MS = 5 * 60_000;

const isIntegration = (test: string): boolean => test.endsWith('.integration.test.ts');

/** @param ids of the files that ran: what a Vitest tells of a run holds those of earlier ones, too */
const readResult = (
  { testModules, unhandledErrors }: TestRunResult,
  ids: readonly string[],
  folder: string,
): TestReport => {
  const ran = testModules.filter(({ moduleId }) => ids.includes(moduleId));
  return {
    failedFiles: ran
      .filter((module) => module.state() === 'failed')
      .map(({ moduleId }) => relative(folder, moduleId)),
    success: unhandledErrors.length === 0 && ran.every((module) => module.ok()),
    tests: ran.flatMap(({ children }) => [
      ...[...children.allTests()].map((test) => ({ status: test.result().state, fullName: test.fullName })),
      ...[...children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map(({ fullName }) => ({ status: 'failed', fullName })),
    ]),
  };
};

/** @param report null when the run was stopped */
export const judgeReport = (report: TestReport | null): TestRun => ({
  failedTests: (report?.tests ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
  failedFiles: report?.failedFiles ?? [],
  wasStopped: report === null,
  allPassed: report?.success === true && report.tests.length > 0,
});

/** @param folder a copy of the repository; the process moves there */
export const openTestRunner = async (
  folder: string,
  { limitMs = () => LIMIT_MS, runsBuilt = isIntegration }: RunnerOptions = {},
): Promise<TestRunner> => {
  process.chdir(folder);
  const open = (): Promise<Vitest> =>
    createVitest('test', { root: folder, watch: false, bail: 1, reporters: [{}], silent: true });
  let vitest = await open();

  /**
   * @returns null after the limit, and 'broken' where what the files need can't be set up. What hangs or is half there
   * is left behind, and the next run has a Vitest of its own
   */
  const runWithin = async (
    ids: readonly string[],
    withinMs: number,
  ): Promise<TestRunResult | 'broken' | null> => {
    const specifications = (await vitest.globTestSpecifications([...ids])).filter(({ moduleId }) =>
      ids.includes(moduleId),
    );
    const { promise: limit, resolve: stop } = Promise.withResolvers<null>();
    const timer = setTimeout(stop, withinMs, null);
    const run = vitest.runTestSpecifications(specifications).catch(() => 'broken' as const);
    const result = await Promise.race([run, limit]);
    clearTimeout(timer);
    if (result === null || result === 'broken') {
      killInFolder(folder);
      // Its database goes with it, whose place the next one takes.
      await vitest.close();
      vitest = await open();
    }
    return result;
  };

  return {
    run: async (tests) => {
      // Gateways in processes of their own run what is built.
      const isBuilt = !tests.some(runsBuilt) || (await build(['gateway'], folder));
      if (!isBuilt) return judgeReport(null);
      const ids = tests.map((test) => join(folder, test));
      const result = await runWithin(ids, limitMs(tests));
      if (result === 'broken') return judgeReport({ success: false, tests: [], failedFiles: tests });
      return judgeReport(result === null ? null : readResult(result, ids, folder));
    },
    forget: (path) => vitest.invalidateFile(join(folder, path)),
    close: () => vitest.close(),
  };
};
