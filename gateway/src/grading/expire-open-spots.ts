import { readWagers, selectWagers, type StoredWager } from '../wagers/stored-wager.ts';
import { announceGrades, type GradingParts } from './grade-results.ts';
import { gradeWager } from './grade-wager.ts';

/** As many as one look takes; the next one finds the rest. */
const AT_ONCE = 500;

/**
 * What is still empty at its deadline is no action (HR-15): the wager goes on with the legs it has, and is posted when
 * they are all decided. The deadlines stand in the database, so it doesn't matter which gateway looks, or when.
 */
export const expireOpenSpots = async (parts: GradingParts): Promise<void> => {
  const { database } = parts;
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  const dueMs = Math.floor(now.bookMs);
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
  for (const wager of due) announceGrades(parts, await gradeWager(database, wager, { change, now }));
};
