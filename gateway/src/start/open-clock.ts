import { type BookClock, createBookClock } from '../ground/clock/book-clock.ts';
import { readClockAnchor } from '../ground/clock/read-clock-anchor.ts';
import type { Database } from '../ground/database/create-database.ts';
import { untilAnswered } from '../ground/database/until-answered.ts';
import type { FeedSource } from '../lines/feeds/source/feed-source.ts';

/** The book's clock: real time, or as the source of lines wants it, going on where it once began. */
export const openClock = async (
  clock: FeedSource['clock'],
  { database, feed, wallMs }: { database: Database; feed: string; wallMs: number },
): Promise<BookClock> => {
  if (clock === null) return createBookClock({ bookMs: 0, wallMs: 0, speed: 1 });
  const first = { bookMs: clock.firstBookMs, wallMs, speed: clock.speed };
  return createBookClock(await untilAnswered(() => readClockAnchor(database, feed, first)));
};
