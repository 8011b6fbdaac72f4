import { CLOCKS_APART_MS } from './clocks-apart.ts';
import type { Database } from '../database/create-database.ts';

export interface ClockAnchor {
  bookMs: number;
  wallMs: number;
  speed: number;
}

/**
 * The moment that ties the book's clock to the wall clock, kept per feed setting: a restart, and every further gateway,
 * goes on where the first one began (docs/adr/0002-book-clock.md). One that was written while the clock was ahead is
 * tied to now: otherwise the book would be before its beginning. In real time it is right as it is.
 */
export const readClockAnchor = async (
  database: Database,
  feed: string,
  first: ClockAnchor,
): Promise<ClockAnchor> => {
  await database.kysely
    .insertInto('book_clock')
    .values({
      feed,
      book_ms: Math.round(first.bookMs),
      wall_ms: Math.round(first.wallMs),
      speed: first.speed,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.kysely
    .updateTable('book_clock')
    .set({ wall_ms: Math.round(first.wallMs) })
    .where('feed', '=', feed)
    .where('wall_ms', '>', first.wallMs + CLOCKS_APART_MS)
    .where((eb) => eb.or([eb('speed', '<>', 1), eb('book_ms', '<>', eb.ref('wall_ms'))]))
    .execute();
  const row = await database.kysely
    .selectFrom('book_clock')
    .selectAll()
    .where('feed', '=', feed)
    .executeTakeFirstOrThrow();
  return { bookMs: row.book_ms, wallMs: row.wall_ms, speed: row.speed };
};
