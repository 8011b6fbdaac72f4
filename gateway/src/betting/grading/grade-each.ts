import pMap from 'p-map';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import type { StoredWager } from '../wagers/stored-wager.ts';
import { announceGrades } from './announce-grades.ts';
import type { GradingRun } from './grading-parts.ts';
import { gradeWager } from './grade-wager.ts';
import type { GradeOptions } from './graded-wager.ts';

/** Wagers posted at a time: leaves the pool's other connections to the customers. */
const AT_A_TIME = 4;

/**
 * Works a change into each of these wagers and posts what comes of it. One that fails for a cause of its own is set
 * aside and the others go on; when the database is away all of them wait.
 *
 * @param change null: nothing about this wager
 * @throws what says that the database is away
 */
export const gradeEach = async (
  run: GradingRun,
  wagers: readonly StoredWager[],
  change: (stored: StoredWager, bookMs: number) => StoredWager | null,
): Promise<void> => {
  await pMap(wagers, (wager) => gradeOne(run, wager, change), { concurrency: AT_A_TIME });
};

const gradeOne = async (
  run: GradingRun,
  wager: StoredWager,
  change: (stored: StoredWager, bookMs: number) => StoredWager | null,
): Promise<void> => {
  const name = `wager ${wager.ticket_number}-${wager.wager_number}`;
  if (run.setAside.has(name, wager.revision)) return;
  const now = { wallMs: run.wallNowMs(), bookMs: run.bookNowMs() };
  const options: GradeOptions = { change: (stored) => change(stored, now.bookMs), now };
  try {
    announceGrades(run, await gradeWager(run.database, wager, options));
    run.setAside.clear(name);
  } catch (error) {
    if (isDatabaseLoss(error)) throw error;
    run.setAside.add(name, wager.revision, error);
  }
};
