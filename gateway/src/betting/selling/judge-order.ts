import { payForShare } from '@lineboard/domain/betting/selling/sale-offer';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type { PlacedBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type pg from 'pg';
import { describePlacedBet, readPlacedBets, selectPlacedBets, type StoredBet } from '../wagers/placed-bet.ts';
import { judgeBet } from './judge-bet.ts';
import { type LeftOfWager, partWager } from './part-wager.ts';
import type { SaleOrder, SellParts } from './sell-parts.ts';

export type NotSold = Extract<SaleAnswer, { state: 'changed' | 'refused' }>;

/** A sale that fits: what it pays, and what is left. */
export interface FitSale {
  stored: StoredBet;
  bet: PlacedBet;
  paidCents: number;
  left: LeftOfWager;
}

type OrderedWager = Pick<SaleOrder, 'customerId' | 'ticketNumber' | 'wagerNumber'>;

/** The order that grading and tickets keep: the wager before the account. */
export const lockForSale = async (client: pg.PoolClient, order: OrderedWager): Promise<void> => {
  await client.query(
    'select 1 from wager where ticket_number = $1 and wager_number = $2 and customer_id = $3 for update',
    [order.ticketNumber, order.wagerNumber, order.customerId],
  );
  await client.query('select 1 from account where customer_id = $1 for update', [order.customerId]);
};

/** @returns null when the customer has no such wager */
export const readBetToSell = async (
  client: pg.Pool | pg.PoolClient,
  { database }: Pick<SellParts, 'database'>,
  order: OrderedWager,
): Promise<StoredBet | null> => {
  const [stored] = await readPlacedBets(
    client,
    selectPlacedBets(database.kysely)
      .where('w.ticket_number', '=', order.ticketNumber)
      .where('w.wager_number', '=', order.wagerNumber)
      .where('w.customer_id', '=', order.customerId),
  );
  return stored ?? null;
};

/** How much of the risk rounding may leave in the wager although it is paid for, in per cent of the whole. */
const MOST_KEPT_PERCENT = 0.5;

/**
 * A risk of some cents can't be parted exactly: nine tenths of 0.05 are 0.05 again, and what a parlay wins follows from
 * its risk. What is paid for and stays all the same must be less than the margin of the smallest share.
 */
const keepsTooMuch = (
  { risk_cents: riskCents }: Pick<StoredBet, 'risk_cents'>,
  left: Pick<LeftOfWager, 'risk_cents'>,
  sharePercent: number,
): boolean => left.risk_cents * 100 - riskCents * (100 - sharePercent) > riskCents * MOST_KEPT_PERCENT;

/** @param waits the sale itself is what the wager waits for: it isn't in its own way */
export const judgeOrder = (
  { book, rules }: Pick<SellParts, 'book' | 'rules'>,
  stored: StoredBet,
  { sharePercent, leastCents }: Pick<SaleOrder, 'sharePercent' | 'leastCents'>,
  { bookMs, waits }: { bookMs: number; waits: boolean },
): FitSale | NotSold => {
  const described = describePlacedBet(stored, book);
  const bet = waits ? { ...described, isReserved: false } : described;
  const { store, currency } = stored;
  const judged = judgeBet(bet, { figures: rules.sales, currency, book, store, bookMs, stored });
  if ('refusal' in judged) return { state: 'refused', refusal: judged.refusal };
  const paidCents = payForShare(judged.offerCents, sharePercent);
  if (paidCents < leastCents) return { state: 'changed', offerCents: paidCents };
  const left = partWager(stored, sharePercent);
  const isTooLittle =
    sharePercent < 100 &&
    (left.risk_cents === 0 || left.to_win_cents === 0 || keepsTooMuch(stored, left, sharePercent));
  return isTooLittle || paidCents === 0
    ? { state: 'refused', refusal: 'tooLittle' }
    : { stored, bet, paidCents, left };
};
