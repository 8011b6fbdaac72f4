/** What a suite did. What did not run has neither passed nor failed, and is told by name. */
export interface SuiteResult {
  passed: number;
  /** One text a failure: its name, then the beginning of its message. */
  failures: readonly string[];
  /** How many of the failures belong to no test; none when left out. */
  failuresOutside?: number;
  /** The files in which they are; none where a suite can't be asked for one file. */
  failedFiles?: readonly string[];
  /** Each with its reason. */
  notRun: readonly string[];
}

const SHOWN_LINES = 12;

/** Its name and how its message begins: enough to know it by when only the end of a run's output is at hand. */
export const describeFailure = (name: string, message = ''): string =>
  [name, ...message.trim().split('\n').slice(0, SHOWN_LINES)]
    .filter((line) => line.trim() !== '')
    .join('\n    ');
