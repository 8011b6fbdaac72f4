import { judgeSale } from '@lineboard/domain/betting/selling/judge-sale';
import { mostOfSale } from '@lineboard/domain/betting/selling/most-of-sale';
import { MOST_TARGETS } from '@lineboard/domain/betting/selling/sale-bounds';
import type { SaleTargetAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { wagerToSell } from '@lineboard/domain/books/open-bets/wager-to-sell';
import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { describePlacedBet } from '../wagers/placed-bet.ts';
import { lockForSale, readBetToSell } from './judge-order.ts';
import type { SellParts } from './sell-parts.ts';

const KEEP_TARGET = `
insert into wager_sale_target (ticket_number, wager_number, customer_id, amount_cents)
values ($1::bigint, $2::integer, $3::text, $4::bigint)
on conflict (ticket_number, wager_number) do update set amount_cents = excluded.amount_cents`;

const COUNT_OTHERS = `
select count(*)::int as count from wager_sale_target
where customer_id = $1 and (ticket_number, wager_number) <> ($2::bigint, $3::integer)`;

const DROP_TARGET = `delete from wager_sale_target where ticket_number = $1 and wager_number = $2 and customer_id = $3`;

/** What is in the way whatever the lines do: a line that is gone may come back. */
const findLasting = (answer: ReturnType<typeof judgeSale>) =>
  'refusal' in answer && answer.refusal !== 'noLine' ? answer.refusal : null;

/**
 * Has the book sell a bet whole once its offer stands at an amount (HR-55), in place of an earlier target.
 *
 * @returns null when the customer has no such wager
 */
export const setTarget = (
  parts: Pick<SellParts, 'database' | 'book' | 'bookNowMs' | 'rules'>,
  customerId: string,
  ref: WagerRef,
  amountCents: number,
): Promise<SaleTargetAnswer | null> =>
  inTransaction(parts.database.pool, async (client) => {
    const wager = { customerId, ...ref };
    await lockForSale(client, wager);
    const stored = await readBetToSell(client, parts, wager);
    if (stored === null) return null;
    const bet = wagerToSell(describePlacedBet(stored, parts.book));
    const conditions = {
      bookMs: parts.bookNowMs(),
      figures: parts.rules.sales,
      currency: stored.currency,
      offerOf: () => null,
    };
    const refusal = findLasting(judgeSale(bet, conditions));
    if (refusal !== null) return { state: 'refused', refusal };
    if (amountCents > mostOfSale(bet)) return { state: 'refused', refusal: 'aboveMost' };
    const { rows } = await client.query<{ count: number }>(COUNT_OTHERS, [
      customerId,
      ref.ticketNumber,
      ref.wagerNumber,
    ]);
    if ((rows[0]?.count ?? 0) >= MOST_TARGETS) return { state: 'refused', refusal: 'tooMany' };
    await client.query(KEEP_TARGET, [ref.ticketNumber, ref.wagerNumber, customerId, amountCents]);
    return { state: 'armed', amountCents };
  });

/** Whether a target is still there at this amount, under the wager's lock. */
export const isArmed = async (
  client: pg.PoolClient,
  { ticketNumber, wagerNumber, leastCents }: WagerRef & { leastCents: number },
): Promise<boolean> => {
  const { rowCount } = await client.query<{ armed: number }>(
    'select 1 as armed from wager_sale_target where ticket_number = $1 and wager_number = $2 and amount_cents = $3',
    [ticketNumber, wagerNumber, leastCents],
  );
  return rowCount === 1;
};

/** Done, too, where there is none. */
export const dropTarget = async (
  client: pg.Pool | pg.PoolClient,
  customerId: string,
  { ticketNumber, wagerNumber }: WagerRef,
): Promise<void> => {
  await client.query(DROP_TARGET, [ticketNumber, wagerNumber, customerId]);
};
