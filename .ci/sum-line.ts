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
const FAILED_ONCE = '\nFailed, then passed:\n';

/** What a run says failed, by name, with how each message begins: the last lines before its sum. */
export const readFailures = (output: string): string => readList(output, FAILED);

/** What a run says failed and then passed alone, in the same way. */
export const readFailedOnce = (output: string): string => readList(output, FAILED_ONCE);

/** The indented lines below a heading, at its last appearance. */
const readList = (output: string, heading: string): string => {
  const at = output.lastIndexOf(heading);
  if (at === -1) return '';
  const lines = output.slice(at + heading.length).split('\n');
  const end = lines.findIndex((line) => line !== '' && !line.startsWith(' '));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trimEnd();
};
