/**
 * One round of decisions about what waits for its moment: live tickets and sales (HR-44, HR-53). Nothing holds up
 * another: what fails for a cause of its own is put aside, tried again a few times and then refused; what is locked is
 * put aside until the lock is released. When the database is down, nothing counts as a failed try, and the round ends.
 */
import type { Database } from '../../ground/database/create-database.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import type { BookView } from '../../lines/book/book-view.ts';
import { isFresh } from '../../lines/book/freshness.ts';

/** Whether the cause of a failure lies in what was to be decided, or passes. */
export const FAILED_FOR = ['own', 'passing'] as const;
export type FailedFor = (typeof FAILED_FOR)[number];

/** What is due, as its queue tells of it. */
export interface DueWaiting {
  customerId: string;
  tryAtMs: number;
  /** Failed before, for whatever cause; and for a cause of its own. */
  tries: number;
  failures: number;
}

/** `nowMs` null: the database's clock. `overdueMs`: only what is late by this. */
export interface DueQuestion {
  nowMs: number | null;
  overdueMs: number;
  most: number;
}

export interface WaitingQueue<Due extends DueWaiting, Decided> {
  readDue: (question: DueQuestion) => Promise<Due[]>;
  /** @returns null when somebody else decides it, or has put it aside */
  decide: (due: Due) => Promise<Decided | null>;
  /** The end of one that can't be decided, whatever is wrong with it. */
  refuse: (due: Due) => Promise<Decided | null>;
  /** It is looked at again after the delay, and holds up nobody meanwhile. */
  putAside: (due: Due, how: { isItsOwn: boolean; nowMs: number | null; delayMs: number }) => Promise<void>;
  onDecided: (decided: Decided) => void;
  /** Called for each try that failed. */
  onFailed: (error: unknown, due: Due, cause: FailedFor) => void;
}

export interface RoundParts {
  database: Database;
  book: BookView;
  /** The clock that what waits is decided by, epoch milliseconds; null: the database's, which all gateways share. */
  pendingNowMs: () => number | null;
}

/** One round takes this many; the next one finds the rest. */
const MOST_AT_ONCE = 100;

/** The number that is decided at the same time, each on its own connection: placing keeps most of the pool. */
const LANES = 4;

const MOST_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 10_000;

/**
 * After a restart the book needs its first whole image; what is due before that waits for it, at most this long.
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
export const decideWaiting = async <Due extends DueWaiting, Decided>(
  parts: RoundParts,
  queue: WaitingQueue<Due, Decided>,
): Promise<number> => {
  const { book } = parts;
  const isBookThere = book.accepting && isFresh(book) && book.feeds().some(({ state }) => state === 'up');
  const due = await queue.readDue({
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
        if (await decideOne(parts, queue, one)) count += 1;
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

/** Throws only when the database can't even put it aside. @returns false when another gateway is deciding it */
const decideOne = async <Due extends DueWaiting, Decided>(
  { pendingNowMs }: RoundParts,
  queue: WaitingQueue<Due, Decided>,
  due: Due,
): Promise<boolean> => {
  try {
    const decided = await queue.decide(due);
    if (decided !== null) queue.onDecided(decided);
    return decided !== null;
  } catch (error) {
    const isItsOwn = !isPassing(error);
    queue.onFailed(error, due, isItsOwn ? 'own' : 'passing');
    if (isItsOwn && due.failures + 1 >= MOST_FAILURES && (await refuseOne(queue, due))) return true;
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(due.tries, 10), LAST_DELAY_MS);
    await queue.putAside(due, { isItsOwn, nowMs: pendingNowMs(), delayMs });
    return true;
  }
};

/** @returns false when even that fails: then it stays aside, and is tried again at growing intervals */
const refuseOne = async <Due extends DueWaiting, Decided>(
  queue: WaitingQueue<Due, Decided>,
  due: Due,
): Promise<boolean> => {
  try {
    const refused = await queue.refuse(due);
    if (refused !== null) queue.onDecided(refused);
    return true;
  } catch (error) {
    queue.onFailed(error, due, isPassing(error) ? 'passing' : 'own');
    return false;
  }
};
