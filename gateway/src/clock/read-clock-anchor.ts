import type { Database } from '../database/create-database.ts';

export interface ClockAnchor {
  bookMs: number;
  wallMs: number;
  speed: number;
}

/**
 * The moment that ties the book's clock to the wall clock, kept per feed setting: a restart, and every further gateway,
 * goes on where the first one began (docs/adr/0002-book-clock.md).
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
  const row = await database.kysely
    .selectFrom('book_clock')
    .selectAll()
    .where('feed', '=', feed)
    .executeTakeFirstOrThrow();
  return { bookMs: row.book_ms, wallMs: row.wall_ms, speed: row.speed };
};
