/**
 * Work that is done one after the other, whatever fails: a job that can't reach the database waits its turn while the
 * others go on, and is tried again a few times; a job that fails for another cause is reported and left.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';

export interface JobQueue {
  /** Takes the place of what is queued under this name. */
  add(name: string, run: () => Promise<void>): void;
  /** Resolves when nothing is queued. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface JobQueueEvents {
  /** The database was down; the job is tried again, and after the last try it is left to the code that queued it. */
  onRetry(error: unknown): void;
  onFailure(name: string, error: unknown): void;
}

/**
 * Some seconds in all, as long as a database takes to come back; after that, the code that queued the job looks again.
 */
const MOST_TRIES = 8;
const RETRY_FIRST_MS = 100;
const RETRY_LAST_MS = 2_000;

interface Job {
  run: () => Promise<void>;
  tries: number;
  notBeforeMs: number;
}

export const createJobQueue = ({ onRetry, onFailure }: JobQueueEvents): JobQueue => {
  const jobs = new Map<string, Job>();
  const stopped = new AbortController();
  let working: Promise<void> | null = null;

  const selectNext = (): { name: string; job: Job } | null => {
    let next: { name: string; job: Job } | null = null;
    const now = performance.now();
    for (const [name, job] of jobs) {
      if (job.notBeforeMs <= now) return { name, job };
      if (next === null || job.notBeforeMs < next.job.notBeforeMs) next = { name, job };
    }
    return next;
  };

  const fail = (name: string, job: Job, error: unknown): void => {
    const isPassing = isDatabaseLoss(error);
    if (isPassing) onRetry(error);
    else onFailure(name, error);
    // A newer one under this name stays as it is.
    if (jobs.get(name) !== job) return;
    jobs.delete(name);
    const tries = job.tries + 1;
    if (!isPassing || tries >= MOST_TRIES) return;
    const delayMs = Math.min(RETRY_FIRST_MS * 2 ** job.tries, RETRY_LAST_MS);
    jobs.set(name, { ...job, tries, notBeforeMs: performance.now() + delayMs });
  };

  const work = async (): Promise<void> => {
    for (let next = selectNext(); next !== null && !stopped.signal.aborted; next = selectNext()) {
      const { name, job } = next;
      const waitMs = job.notBeforeMs - performance.now();
      if (waitMs > 0) {
        await sleep(Math.min(waitMs, RETRY_FIRST_MS), undefined, { signal: stopped.signal }).catch(
          () => undefined,
        );
        continue;
      }
      try {
        await job.run();
        if (jobs.get(name) === job) jobs.delete(name);
      } catch (error) {
        fail(name, job, error);
      }
    }
  };

  const start = (): void => {
    working ??= work().finally(() => {
      working = null;
      // Queued between the last look and this moment.
      if (jobs.size > 0 && !stopped.signal.aborted) start();
    });
  };

  return {
    add: (name, run) => {
      if (stopped.signal.aborted) return;
      jobs.set(name, { run, tries: 0, notBeforeMs: 0 });
      start();
    },
    settled: async () => {
      while (working !== null) await working;
    },
    stop: async () => {
      stopped.abort();
      await working;
    },
  };
};
