import type { Database } from '../database/create-database.ts';

/** Whether the database answers, asked in a steady rhythm so that nobody has to wait for a time-out to know. */
export interface DatabaseHealth {
  readonly up: boolean;
  check(): Promise<boolean>;
  stop(): void;
}

const CHECK_EVERY_MS = 1_000;

export const watchDatabase = (
  database: Database,
  onChange: (up: boolean) => void = () => undefined,
): DatabaseHealth => {
  let up = true;
  let running: Promise<boolean> | null = null;
  const check = (): Promise<boolean> => {
    running ??= database.pool
      .query({ text: 'select 1', query_timeout: 2_000 } as { text: string })
      .then(
        () => true,
        () => false,
      )
      .then((answered) => {
        running = null;
        if (answered !== up) {
          up = answered;
          onChange(up);
        }
        return up;
      });
    return running;
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();
  return {
    get up() {
      return up;
    },
    check,
    stop: () => clearInterval(timer),
  };
};
