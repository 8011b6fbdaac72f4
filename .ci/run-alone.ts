import type { SuiteResult } from './suite-result.ts';

/** More files than this don't fail by accident. */
const MOST_FILES = 3;

export interface TriedTwice extends SuiteResult {
  /** What failed next to the other tests and passed alone: it is no failure, and is reported by name. */
  failedOnce: readonly string[];
}

/**
 * Runs the files of what failed a second time, with nothing else running. Ten thousand tests with their servers and
 * browsers share two cores: one of them waits too long in many a run, and it is another one each time. What fails
 * alone, too, has failed.
 */
export const runFailuresAlone = async (
  first: SuiteResult,
  run: (files: readonly string[]) => Promise<SuiteResult>,
): Promise<TriedTwice> => {
  const files = first.failedFiles ?? [];
  if (files.length === 0 || files.length > MOST_FILES) return { ...first, failedOnce: [] };
  console.log(`\n— Again, alone: ${files.join(', ')} —`);
  const second = await run(files);
  // Nothing that ran, or a reason not to run: not seen to pass.
  const hasPassed = second.failures.length === 0 && second.passed > 0 && second.notRun.length === 0;
  if (!hasPassed) return { ...first, failedOnce: [] };
  const failedTests = first.failures.length - (first.failuresOutside ?? 0);
  // A file whose set-up failed ran none of its tests the first time.
  const notRun = first.notRun.filter((line) => !files.some((file) => line.startsWith(`${file} `)));
  const passed = first.passed + failedTests + first.notRun.length - notRun.length;
  return { ...first, passed, failures: [], notRun, failedOnce: first.failures };
};
