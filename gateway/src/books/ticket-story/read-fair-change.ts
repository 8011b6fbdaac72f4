import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import type { WagerTerms } from '@lineboard/domain/betting/wager/wager';
import {
  type FairChange,
  TICKETS_OF_FAIR_CHANGE,
} from '@lineboard/domain/books/ticket-story/fair-change.schema';
import { sumFairChange } from '@lineboard/domain/books/ticket-story/sum-fair-change';
import type { AcceptedLeg } from '@lineboard/domain/books/ticket-story/weigh-asked';
import { DEFAULT_PRICE_ACCEPTANCE } from '@lineboard/domain/ground/price/price-acceptances';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { Selectable } from 'kysely';
import { enteredOfItem } from '../../betting/wagers/guess-entered.ts';
import { pickOf } from '../../betting/wagers/pick-of-item.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Tables } from '../../ground/database/tables.ts';

/**
 * The legs that were accepted under a choice since it was chosen: those of the latest tickets, back to the last one
 * that another choice was sent with. Straights that an operator made of a ticket (HR-85) are that ticket's.
 */
const SELECT_LEGS = `
with latest as materialized (
  select ticket_number, accepted_book_ms, price_acceptance from ticket
  where customer_id = $1 and split_of_ticket is null
  order by ticket_number desc limit ${TICKETS_OF_FAIR_CHANGE}
)
select t.accepted_book_ms, w.terms, w.sold_risk_cents, w.sold_to_win_cents, i.*
from latest t join wager w using (ticket_number) join wager_item i using (ticket_number, wager_number)
where t.ticket_number > coalesce(
    (select max(ticket_number) from latest where price_acceptance is distinct from $2), 0)
  and i.seen_price is not null
order by i.ticket_number, i.wager_number, i.item_number`;

type Item = Selectable<Tables['wager_item']>;

interface Row extends Item {
  accepted_book_ms: number;
  terms: WagerTerms | null;
  sold_risk_cents: number;
  sold_to_win_cents: number;
  seen_price: number;
}

/** A wager without terms is a straight (`termsOf`). */
const legOf = (row: Row): AcceptedLeg => {
  const terms = row.terms ?? { kind: 'straight' };
  const final = { price: row.final_price, points: row.final_line };
  return {
    pick: pickOf(row),
    asked: { price: row.seen_price, points: row.seen_line },
    // It is kept where it is another one.
    line: row.line_price === null ? final : { price: row.line_price, points: row.line_points },
    final,
    paysOwnPrice: paysOwnPrice(terms, row.item_number - 1),
    own: WAGER_KINDS[terms.kind].isSingle
      ? {
          entered: enteredOfItem(row),
          riskCents: row.risk_cents + row.sold_risk_cents,
          toWinCents: row.to_win_cents + row.sold_to_win_cents,
        }
      : null,
  };
};

/** What the customer's choice for moved prices gave and cost since it was chosen. @returns null: no such customer */
export const readFairChange = async (
  { pool, kysely }: Database,
  customerId: string,
): Promise<FairChange | null> => {
  const customer = await kysely
    .selectFrom('customer')
    .select('price_acceptance')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const acceptance = customer.price_acceptance ?? DEFAULT_PRICE_ACCEPTANCE;
  const { rows } = await pool.query<Row>(SELECT_LEGS, [customerId, acceptance]);
  return { acceptance, sinceMs: rows[0]?.accepted_book_ms ?? null, ...sumFairChange(rows.map(legOf)) };
};
