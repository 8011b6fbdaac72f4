import type { Database } from '../database/create-database.ts';
import { type BookClock, createBookClock } from './book-clock.ts';

/**
 * The clock that gateways of this feed setting keep; the wall's, where none has ever had another.
 * @param feed null: none is set
 */
export const findBookClock = async ({ kysely }: Database, feed: string | null): Promise<BookClock> => {
  const row = await kysely.selectFrom('book_clock').selectAll().where('feed', '=', feed).executeTakeFirst();
  if (row === undefined) return createBookClock({ bookMs: 0, wallMs: 0, speed: 1 });
  return createBookClock({ bookMs: row.book_ms, wallMs: row.wall_ms, speed: row.speed });
};
