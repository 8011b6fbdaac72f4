import type { PulseMessage } from '@lineboard/domain/wire/live-messages';
import type { BookView } from '../book/book-view.ts';
import type { BookClock } from '../clock/book-clock.ts';

export interface PulseSource {
  book: Pick<BookView, 'position' | 'accepting' | 'feeds'>;
  bookClock: BookClock;
  /** false: something else that a ticket needs is out, the database for one. */
  isAccepting: () => boolean;
  nowMs: () => number;
}

export const createPulse = ({ book, bookClock, isAccepting, nowMs }: PulseSource): PulseMessage => ({
  serverMs: nowMs(),
  bookMs: bookClock.nowMs(),
  bookSpeed: bookClock.speed,
  ...book.position,
  feeds: [...book.feeds()],
  accepting: book.accepting && isAccepting(),
});
