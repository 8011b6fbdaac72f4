import { readWagers, selectWagers, type StoredWager } from '../wagers/stored-wager.ts';
import { hasOtherDeadline, selectFillDeadline } from './fill-deadline.ts';
import { gradeEach } from './grade-each.ts';
import type { GradingRun } from './grading-parts.ts';

/** The most that one look takes; the next one finds the rest. */
const AT_ONCE = 500;

/** A deadline that no result has moved follows its wager's legs from the next look on. */
const moveDeadlines = async (run: GradingRun): Promise<void> => {
  const { database, rules } = run;
  const moved = await readWagers(
    database.pool,
    selectWagers(database.kysely)
      .where('w.status', '=', 'O')
      .where('w.open_spots', '>', 0)
      .where(hasOtherDeadline(rules))
      .limit(AT_ONCE),
  );
  await gradeEach(run, moved, (stored) => {
    const deadlineMs = selectFillDeadline(stored, stored.items, rules);
    return stored.status !== 'O' || stored.open_spots === 0 || deadlineMs === stored.fill_deadline_book_ms
      ? null
      : { ...stored, fill_deadline_book_ms: deadlineMs };
  });
};

/**
 * What is still empty at its deadline is no action (HR-15): the wager goes on with the legs it has, and is posted when
 * they are all decided. The deadlines are in the database, so it doesn't matter which gateway looks, or when.
 */
export const expireOpenSpots = async (run: GradingRun): Promise<void> => {
  const { database } = run;
  const dueMs = Math.floor(run.bookNowMs());
  const due = await readWagers(
    database.pool,
    selectWagers(database.kysely)
      .where('w.status', '=', 'O')
      .where('w.open_spots', '>', 0)
      .where('w.fill_deadline_book_ms', '<', dueMs)
      .orderBy('w.fill_deadline_book_ms')
      .limit(AT_ONCE),
  );
  const change = (stored: StoredWager): StoredWager | null =>
    stored.status === 'O' &&
    stored.open_spots > 0 &&
    stored.fill_deadline_book_ms !== null &&
    stored.fill_deadline_book_ms < dueMs
      ? { ...stored, open_spots: 0 }
      : null;
  await gradeEach(run, due, change);
  await moveDeadlines(run);
};
