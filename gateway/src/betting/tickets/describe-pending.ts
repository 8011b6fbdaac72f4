import type { PendingBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { describeItem, betTypeOf } from '../wagers/describe-bet.ts';
import { termsOf } from '../wagers/stored-wager.ts';
import type { ItemRow, Posting, WagerRow } from './create-posting.ts';

const UNDECIDED = {
  open: true,
  result: null,
  result_version: null,
  settled_price: null,
  graded_book_ms: null,
  tied: null,
  places: null,
  score1: null,
  score2: null,
  decided_by_operator: false,
  comments: null,
  ruling: null,
  ruled_price: null,
  ruled_line: null,
  ruled_by: null,
  ruled_ticket: null,
  late_start_ms: null,
  close_prices: null,
  close_points: null,
  close_begins_ms: null,
  close_sides_sum: null,
};

/** The wagers of a ticket that waits, as its customer may see them. */
export const describePending = ({ customerId, wagers, items }: Posting): PendingBet[] =>
  wagers.map((wager: WagerRow) => {
    const stored = items
      .filter((item: ItemRow) => item.wager_number === wager.wager_number)
      .map((item) => ({
        ...item,
        ...UNDECIDED,
        customer_id: customerId,
        ticket_number: 0,
        linked_contests: [...item.linked_contests],
      }));
    return {
      betType: betTypeOf({ wager_type: wager.wager_type, items: stored }),
      terms: termsOf({ ...wager, items: stored }),
      riskCents: wager.risk_cents,
      toWinCents: wager.to_win_cents,
      freePlayFlag: wager.free_play_flag,
      // Which line it gets is not decided yet.
      items: stored.map((item) => ({ ...describeItem(item), asked: null })),
    };
  });
