import type { GradedBet, OpenBet } from '@lineboard/domain/open-bets/open-bet';
import type { OpenBetsAnswer } from '@lineboard/domain/open-bets/open-bets-answer';
import type { BookView } from '../book/book-view.ts';
import type { Database } from '../database/create-database.ts';
import { describeBet } from '../wagers/describe-bet.ts';
import { describeStandingBet, readStandingBets, selectStandingBets } from '../wagers/standing-bet.ts';
import { readPending } from './read-pending.ts';
import { readWagers, selectWagers, type StoredWager } from '../wagers/stored-wager.ts';

/** How long a decided wager stays in the list, book time, so that nobody wonders where a bet went. */
const GRADED_FOR_MS = 3 * 24 * 3_600_000;

/** Enough for the list on a screen; the reports have the rest. */
const MOST_GRADED = 200;

export const readOpenBets = async (
  { database, book }: { database: Database; book: BookView },
  customerId: string,
  bookMs: number,
): Promise<OpenBetsAnswer> => {
  const { kysely, pool } = database;
  const [pending, open, graded] = await Promise.all([
    readPending(database, customerId),
    readStandingBets(
      pool,
      selectStandingBets(kysely)
        .where('w.customer_id', '=', customerId)
        .where('w.status', '=', 'O')
        .orderBy('w.ticket_number', 'desc')
        .orderBy('w.wager_number'),
    ),
    readWagers(
      pool,
      selectWagers(kysely)
        .where('w.customer_id', '=', customerId)
        .where('w.status', '<>', 'O')
        .where('w.graded_book_ms', '>=', Math.round(bookMs - GRADED_FOR_MS))
        .orderBy('w.graded_book_ms', 'desc')
        .orderBy('w.ticket_number', 'desc')
        .orderBy('w.wager_number')
        .limit(MOST_GRADED),
    ),
  ]);
  return {
    pending,
    open: open.map((stored): OpenBet => ({ ...describeStandingBet(stored, book), wagerStatus: 'O' })),
    graded: graded.map(describeGraded),
  };
};

const describeGraded = (stored: StoredWager): GradedBet => ({
  ...describeBet(stored),
  wagerStatus: stored.status === 'O' ? 'X' : stored.status,
  gradedAtMs: stored.graded_book_ms ?? 0,
  netCents: stored.net_cents ?? 0,
});
