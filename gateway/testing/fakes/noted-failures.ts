/** For tests in which nothing may fail: what a part swallows fails the test. */
export const NOTHING_FAILS = {
  failed: (kind: string, cause: unknown): never => {
    throw new Error(`swallowed: ${kind}`, { cause });
  },
};

export interface NotedFailure {
  kind: string;
  cause: unknown;
  about: object | undefined;
}

/** Notes what a part swallows. */
export const createNotedFailures = () => {
  const failures: NotedFailure[] = [];
  const reporter = {
    failed: (kind: string, cause: unknown, about?: object): void => {
      failures.push({ kind, cause, about });
    },
  };
  return { reporter, failures };
};
