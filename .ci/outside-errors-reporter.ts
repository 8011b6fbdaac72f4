import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** An error that belongs to no test: a rejection that nobody awaited, a throw in a timer. */
export interface OutsideError {
  message: string;
  /** What ran then, as an absolute path: the cause is in it or in what an earlier file left running. */
  file?: string;
}

const readError = ({ name, message, stack, ...rest }: SerializedError): OutsideError => {
  const file: unknown = rest['VITEST_TEST_PATH'];
  return {
    message: stack ?? `${name ?? 'Error'}: ${message}`,
    ...(typeof file === 'string' && { file }),
  };
};

/** Writes the errors that Vitest's JSON report leaves out: they stand in the middle of a long output only. */
export default class OutsideErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const path = process.env['OUTSIDE_ERRORS_FILE'];
    if (path !== undefined) writeFileSync(path, JSON.stringify(errors.map(readError)));
  }
}
