import type { Book } from '../../book/book.ts';
import type { Database } from '../../database/create-database.ts';
import { findForeignNumbers, findOpenPeriods, findWageredGames } from '../../wagers/numbers-of-feeds.ts';
import type { NumberOwners } from './number-owners.ts';

/** What the book holds now, and what the database remembers of numbers beyond that. */
export const createNumberOwners = (
  book: Pick<Book, 'game' | 'feedOfContest'>,
  { pool }: Pick<Database, 'pool'>,
): NumberOwners => ({
  ofGame: (gameNum) => book.game(gameNum)?.feedId ?? null,
  ofContest: (contestNum) => book.feedOfContest(contestNum),
  findForeign: (feedId, numbers) => findForeignNumbers(pool, feedId, numbers),
  findWagered: (feedId, gameNums) => findWageredGames(pool, feedId, gameNums),
  findOpenPeriods: (feedId, gameNums) => findOpenPeriods(pool, feedId, gameNums),
});
