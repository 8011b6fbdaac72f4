/** What a suite did. Skipped tests neither passed nor failed: somebody has to say why they did not run. */
export interface SuiteResult {
  passed: number;
  /** One text a failure: its name, then the beginning of its message. */
  failures: readonly string[];
  skipped: number;
}

const SHOWN_LINES = 12;

/** Its name and how its message begins: enough to know it by when only the end of a run's output is at hand. */
export const describeFailure = (name: string, message = ''): string =>
  [name, ...message.trim().split('\n').slice(0, SHOWN_LINES)]
    .filter((line) => line.trim() !== '')
    .join('\n    ');
