/**
 * One round of decisions (HR-44). No ticket holds up another: one that fails for its own reasons is put aside, tried
 * again a few times and then refused with `internal`; one whose account is locked is put aside until the lock is
 * released. When the database is down, nothing counts as a failed try, and the round ends.
 */
import { isFresh } from '../../lines/book/freshness.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import { type DecidedTicket, decidePending, refusePending } from './decide-pending.ts';
import { type DuePending, putAsidePending, readDuePending } from './pending-queue.ts';
import type { PlacingParts } from './place-ticket.ts';
import { tellAnswer } from './traced-steps.ts';

/** Whether the cause of a failure lies in the ticket, or passes. */
export const FAILED_FOR = ['own', 'passing'] as const;
export type FailedFor = (typeof FAILED_FOR)[number];

export interface DecidingParts extends PlacingParts {
  /**
   * The clock that pending tickets are decided by, epoch milliseconds; null: the database's, which all gateways share.
   */
  pendingNowMs: () => number | null;
  onDecided: (decided: DecidedTicket) => void;
  /** Called for each try that failed. `own`: the cause lies in the ticket. */
  onFailed: (error: unknown, due: DuePending, cause: FailedFor) => void;
}

/** One round takes this many; the next one finds the rest. */
const MOST_AT_ONCE = 100;

/** The number that is decided at the same time, each on its own connection: placing keeps most of the pool. */
const LANES = 4;

const MOST_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 10_000;

/**
 * After a restart the book needs its first whole image; a ticket that is due before that waits for it, at most this
 * long.
 */
const WAIT_FOR_BOOK_MS = 30_000;

/** lock_not_available, deadlock_detected, serialization_failure: other work was in the way. */
const IN_THE_WAY = new Set(['55P03', '40P01', '40001']);

const isPassing = (error: unknown): boolean =>
  isDatabaseLoss(error) || IN_THE_WAY.has(String((error as { code?: unknown } | null)?.code));

/**
 * @returns how many were decided or put aside in this round: 0 when nothing is left for now, or other gateways are
 * deciding the rest
 */
export const decideDue = async (parts: DecidingParts): Promise<number> => {
  const { database, book } = parts;
  const isBookThere = book.accepting && isFresh(book) && book.feeds().some(({ state }) => state === 'up');
  const due = await readDuePending(database.pool, {
    nowMs: parts.pendingNowMs(),
    overdueMs: isBookThere ? 0 : WAIT_FOR_BOOK_MS,
    most: MOST_AT_ONCE,
  });
  const waiting = due.values();
  let isOver = false;
  let count = 0;
  const work = async (): Promise<void> => {
    for (const one of waiting) {
      if (isOver) return;
      try {
        if (await decideOne(parts, one)) count += 1;
      } catch (error) {
        isOver = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, work));
  const lost = lanes.find((lane) => lane.status === 'rejected');
  if (lost !== undefined) throw lost.reason;
  return count;
};

/** Throws only when the database can't even put the ticket aside. @returns false when another gateway is deciding it */
const decideOne = async (parts: DecidingParts, due: DuePending): Promise<boolean> => {
  try {
    const decided = await decideInSpan(parts, due);
    if (decided !== null) parts.onDecided(decided);
    return decided !== null;
  } catch (error) {
    const isItsOwn = !isPassing(error);
    parts.onFailed(error, due, isItsOwn ? 'own' : 'passing');
    if (isItsOwn && due.failures + 1 >= MOST_FAILURES && (await refuseOne(parts, due))) return true;
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(due.tries, 10), LAST_DELAY_MS);
    await putAsidePending(parts.database.pool, due, { isItsOwn, nowMs: parts.pendingNowMs(), delayMs });
    return true;
  }
};

/** The call that placed it was answered long ago, so this is a separate trace. */
const decideInSpan = (parts: DecidingParts, due: DuePending): Promise<DecidedTicket | null> =>
  parts.traces.inSpan(
    'ticket.decide',
    async (span) => {
      const decided = await decidePending(parts, due);
      if (decided !== null) span.set(tellAnswer(decided.answer));
      return decided;
    },
    { parent: null },
  );

/** @returns false when even that fails: then it stays aside, and is tried again at growing intervals */
const refuseOne = async (parts: DecidingParts, due: DuePending): Promise<boolean> => {
  try {
    const refused = await refusePending(parts, due);
    if (refused !== null) parts.onDecided(refused);
    return true;
  } catch (error) {
    parts.onFailed(error, due, isPassing(error) ? 'passing' : 'own');
    return false;
  }
};
