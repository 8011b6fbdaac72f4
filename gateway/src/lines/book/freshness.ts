import type { BookView } from './book-view.ts';

/**
 * How old the knowledge may be that the book holds all that the log holds. A follower asks every 100 ms; three misses
 * are no accident. The clock is monotonic, so a process that was frozen finds its book old when it wakes.
 */
export const CONFIRMED_WITHIN_MS = 300;

/**
 * Whoever needs a fresh book waits this long for one: better for a customer than a refusal, and still within a moment.
 */
const WAIT_MS = 300;
const LOOK_EVERY_MS = 10;

type Confirmed = Pick<BookView, 'confirmedAgoMs'>;

/** Only by a fresh book may a price be taken (HR-32). */
export const isFresh = ({ confirmedAgoMs }: Confirmed): boolean => confirmedAgoMs <= CONFIRMED_WITHIN_MS;

/** Resolves when the book is fresh, or when it was not for as long as anybody waits. */
export const untilFresh = async (book: Confirmed): Promise<void> => {
  const untilMs = performance.now() + WAIT_MS;
  while (!isFresh(book) && performance.now() < untilMs)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
};

/** A ticket that came now would be refused for want of a fresh book, though it waited for one. */
export const isOutdated = ({ confirmedAgoMs }: Confirmed): boolean =>
  confirmedAgoMs > CONFIRMED_WITHIN_MS + WAIT_MS;
