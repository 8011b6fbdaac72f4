import {
  MOST_BETS_OF_GAME,
  type BetsOfGame,
  type OpenBet,
} from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { describePlacedBet, readPlacedBets, selectPlacedBets } from '../../betting/wagers/placed-bet.ts';
import { readWagers, selectWagers } from '../../betting/wagers/stored-wager.ts';
import { describeGraded } from './read-open-bets.ts';
import { readPending } from './read-pending.ts';

interface Parts {
  database: Database;
  book: BookView;
}

/** A game is played, and what hangs on it alone is decided, within this time of its kick-off, on either side. */
const SETTLED_WITHIN_MS = 14 * 24 * 3_600_000;

/** The data that distinguishes the bets on a game from others on the same number. */
interface BetGame {
  gameNum: number;
  feedId: string;
  gameDateTimeMs: number;
  linkedContests: readonly number[];
}

/** The customer's bets that have an item on a game or on one of its props, open and settled. */
export const readBetsOfGame = async (
  { database, book }: Parts,
  customerId: string,
  gameNum: number,
): Promise<BetsOfGame> => {
  const game = await findGame({ database, book }, gameNum);
  if (game === null) return { pending: [], open: [], graded: [], hasMore: false };
  const [pending, open, graded] = await Promise.all([
    readPending(database, customerId),
    readPlacedBets(database.pool, selectOpenOnGame(database.kysely, customerId, game)),
    readWagers(database.pool, selectGradedOnGame(database.kysely, customerId, game)),
  ]);
  const isOnGame = (pick: WagerPick): boolean =>
    pick.type === 'G'
      ? pick.gameNum === gameNum
      : game.linkedContests.includes(pick.contestNum) ||
        book.contest(pick.contestNum)[0]?.gameNum === gameNum;
  return {
    pending: pending.filter(({ bets }) => bets.some(({ items }) => items.some(({ pick }) => isOnGame(pick)))),
    open: open
      .slice(0, MOST_BETS_OF_GAME)
      .map((stored): OpenBet => ({ ...describePlacedBet(stored, book), wagerStatus: 'O' })),
    graded: graded.slice(0, MOST_BETS_OF_GAME).map(describeGraded),
    hasMore: open.length > MOST_BETS_OF_GAME || graded.length > MOST_BETS_OF_GAME,
  };
};

/** The book's data on it; once it has left the book, those of its last result. */
const findGame = async ({ database, book }: Parts, gameNum: number): Promise<BetGame | null> => {
  const game = book.game(gameNum);
  if (game !== null) {
    const { feedId, gameDateTimeMs, correlation } = game;
    return { gameNum, feedId, gameDateTimeMs, linkedContests: correlation };
  }
  const played = await database.kysely
    .selectFrom('played_game')
    .select(['feed_id', 'game_date_time_ms'])
    .where('game_num', '=', gameNum)
    .executeTakeFirst();
  if (played === undefined) return null;
  const { feed_id: feedId, game_date_time_ms: gameDateTimeMs } = played;
  return { gameNum, feedId, gameDateTimeMs, linkedContests: [] };
};

/** Looked up by each wager's own key: a game that everybody bet on has more items than a customer has wagers. */
const isOnGame = ({ gameNum, feedId, linkedContests }: BetGame): RawBuilder<SqlBool> => sql<SqlBool>`(
  select bool_or(
    (i.feed_id is null or i.feed_id = ${feedId})
    and (i.game_num = ${gameNum} or i.contest_game_num = ${gameNum} or i.contest_num = any(${linkedContests}::bigint[]))
  ) from wager_item i where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number
)`;

/** The latest first, one more than are told. */
const selectOpenOnGame = (kysely: Database['kysely'], customerId: string, game: BetGame) =>
  selectPlacedBets(kysely)
    .where('w.customer_id', '=', customerId)
    .where('w.status', '=', 'O')
    .where(isOnGame(game))
    .orderBy('w.ticket_number', 'desc')
    .orderBy('w.wager_number')
    .limit(MOST_BETS_OF_GAME + 1);

/** The latest first, one more than are told. */
const selectGradedOnGame = (kysely: Database['kysely'], customerId: string, game: BetGame) =>
  selectWagers(kysely)
    .where('w.customer_id', '=', customerId)
    .where('w.status', '<>', 'O')
    .where('w.graded_book_ms', '>=', game.gameDateTimeMs - SETTLED_WITHIN_MS)
    .where('w.graded_book_ms', '<', game.gameDateTimeMs + SETTLED_WITHIN_MS)
    .where(isOnGame(game))
    .orderBy('w.graded_book_ms', 'desc')
    .orderBy('w.ticket_number', 'desc')
    .orderBy('w.wager_number')
    .limit(MOST_BETS_OF_GAME + 1);
