import { join } from 'node:path';
import { createVitest, type TestRunResult, type Vitest } from 'vitest/node';
import { build } from '../build.ts';

export interface TestReport {
  /** Every file was read and nothing failed in it, nor beside its tests. */
  success: boolean;
  /** Groups of tests, too, whose hook failed: their tests were never run. */
  tests: ReadonlyArray<{ status: string; fullName: string }>;
}

export interface TestRun {
  /** Titles. A file that could not be read has no failed test in it, and proves nothing. */
  failedTests: string[];
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

/** More than the slowest of the named files takes on a busy machine. */
const LIMIT_MS = 5 * 60_000;

/** @param ids of the files that ran: what a Vitest tells of a run holds those of earlier ones, too */
const readResult = ({ testModules, unhandledErrors }: TestRunResult, ids: readonly string[]): TestReport => {
  const ran = testModules.filter(({ moduleId }) => ids.includes(moduleId));
  return {
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
  allPassed: report?.success === true && report.tests.length > 0,
});

/** @param folder a copy of the repository; the process moves there */
export const openTestRunner = async (folder: string): Promise<TestRunner> => {
  process.chdir(folder);
  const open = (): Promise<Vitest> =>
    createVitest('test', { root: folder, watch: false, bail: 1, reporters: [{}], silent: true });
  let vitest = await open();

  /** @returns null after the limit: what hangs is left behind, and the next run has a Vitest of its own */
  const runWithin = async (ids: readonly string[]): Promise<TestRunResult | null> => {
    const specifications = (await vitest.globTestSpecifications([...ids])).filter(({ moduleId }) =>
      ids.includes(moduleId),
    );
    const { promise: limit, resolve: stop } = Promise.withResolvers<null>();
    const timer = setTimeout(stop, LIMIT_MS, null);
    const result = await Promise.race([vitest.runTestSpecifications(specifications), limit]);
    clearTimeout(timer);
    if (result === null) {
      void vitest.close();
      vitest = await open();
    }
    return result;
  };

  return {
    run: async (tests) => {
      // Gateways in processes of their own run what is built.
      const isBuilt =
        !tests.some((test) => test.endsWith('.integration.test.ts')) || (await build(['gateway'], folder));
      if (!isBuilt) return judgeReport(null);
      const ids = tests.map((test) => join(folder, test));
      const result = await runWithin(ids);
      return judgeReport(result === null ? null : readResult(result, ids));
    },
    forget: (path) => vitest.invalidateFile(join(folder, path)),
    close: () => vitest.close(),
  };
};
