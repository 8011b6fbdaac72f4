/** The last line of a run: what a reader, or a machine that counts, looks for. */
export interface Sum {
  passed: number;
  failed: number;
}

const SUM = /^(\d+) passed, (\d+) failed/;

/** The sum that a run's output ends with; a run that ended without one has failed once. */
export const readSum = (output: string): Sum => {
  const [, passed, failed] = SUM.exec(output.trimEnd().split('\n').at(-1) ?? '') ?? [];
  return passed === undefined || failed === undefined
    ? { passed: 0, failed: 1 }
    : { passed: Number(passed), failed: Number(failed) };
};

const FAILED = '\nFailed:\n';

/** What a run says failed, by name, with how each message begins: the last lines before its sum. */
export const readFailures = (output: string): string => {
  const at = output.lastIndexOf(FAILED);
  return at === -1
    ? ''
    : output
        .slice(at + FAILED.length)
        .trimEnd()
        .split('\n')
        .slice(0, -1)
        .join('\n')
        .trimEnd();
};
