import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { nowOfWaiting } from '../tickets/pending-queue.ts';
import type { LeftOfWager } from './part-wager.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

/** As the keys of tickets: one that sold nothing is kept this long, and a customer may have closed so many. */
const KEPT_MS = 7 * 24 * 3_600_000;
const MOST_CLOSED = 1_000;

export interface KnownSale {
  ticketNumber: number | null;
  wagerNumber: number | null;
  sharePercent: number | null;
  answer: SaleAnswer;
}

const FIND_SALE = createStatement<{ customerId: string; key: string }>(
  'find-sale',
  `select ticket_number as "ticketNumber", wager_number as "wagerNumber", share_percent as "sharePercent", answer
from wager_sale where customer_id = :customerId::text and key = :key::uuid`,
);

/** @returns null when nothing is known of the key */
export const findSale = async (
  client: pg.Pool | pg.PoolClient,
  customerId: string,
  key: string,
): Promise<KnownSale | null> => {
  const { rows } = await client.query<Omit<KnownSale, 'answer'> & { answer: unknown }>(
    FIND_SALE({ customerId, key }),
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, answer: row.answer as SaleAnswer };
};

/** What was sold and for how much, its posting, and what the wager was before: an operator may take it back (HR-56). */
export interface SoldShare {
  riskCents: number;
  toWinCents: number;
  paidCents: number;
  posting: number;
  before: LeftOfWager;
}

export interface SaleToKeep {
  customerId: string;
  key: string;
  ticketNumber: number;
  wagerNumber: number;
  sharePercent: number;
  leastCents: number;
  seenCents: number | null;
  tolerancePercent: number | null;
  byTarget: boolean;
  /** Null while it waits, and where nothing was sold. */
  sold: SoldShare | null;
  answer: SaleAnswer;
  atMs: number;
  /** How long it waits; null: it doesn't. */
  delayMs: number | null;
  /** The clock that waiting sales are decided by; null: the database's. */
  pendingNowMs: number | null;
}

const NOW = nowOfWaiting(':pendingNowMs');

const KEEP_SALE = createStatement(
  'keep-sale',
  `
insert into wager_sale (customer_id, key, state, ticket_number, wager_number, share_percent, least_cents, by_target, risk_cents,
  to_win_cents, paid_cents, posting, before, answer, at_ms, decide_at_ms, try_at_ms, seen_cents,
  tolerance_percent)
values (:customerId::text, :key::uuid, :state::text, :ticketNumber::bigint, :wagerNumber::integer, :sharePercent::integer,
  :leastCents::bigint, :byTarget::boolean, :riskCents::bigint, :toWinCents::bigint, :paidCents::bigint, :posting::integer,
  :before::json, :answer::json, :atMs::bigint,
  ${NOW} + :delayMs::bigint, ${NOW} + :delayMs::bigint, :seenCents::bigint, :tolerancePercent::integer)
on conflict (customer_id, key) do update set state = excluded.state, risk_cents = excluded.risk_cents,
  to_win_cents = excluded.to_win_cents, paid_cents = excluded.paid_cents, posting = excluded.posting, before = excluded.before,
  answer = excluded.answer, decide_at_ms = null, try_at_ms = null where wager_sale.state = 'pending' and excluded.state <> 'pending'
returning 1`,
);

/**
 * The trigger `wager_sale_push` then has the customer's browsers told of a sale at a target.
 * @returns false when the key is taken: somebody else answered it meanwhile
 */
export const keepSale = async (client: pg.PoolClient, sale: SaleToKeep): Promise<boolean> => {
  const { rowCount } = await client.query(
    KEEP_SALE({
      ...sale,
      state: sale.answer.state,
      riskCents: sale.sold?.riskCents ?? null,
      toWinCents: sale.sold?.toWinCents ?? null,
      paidCents: sale.sold?.paidCents ?? null,
      posting: sale.sold?.posting ?? null,
      before: sale.sold === null ? null : JSON.stringify(sale.sold.before),
      answer: JSON.stringify(sale.answer),
    }),
  );
  return rowCount === 1;
};

const CLOSE_SALE = `
insert into wager_sale (customer_id, key, state, answer, at_ms)
select $1::text, $2::uuid, 'closed', '{"state":"closed"}', $3::bigint
where (select count(*) from wager_sale where customer_id = $1::text and state = 'closed' and at_ms > $4::bigint) < $5
on conflict do nothing`;

/** Closes the key, unless something is known of it already, or the customer has closed too many. */
export const closeSaleKey = async (
  { pool }: Database,
  customerId: string,
  key: string,
  wallMs: number,
): Promise<void> => {
  await pool.query(CLOSE_SALE, [customerId, key, wallMs, wallMs - KEPT_MS, MOST_CLOSED]);
};

export const OLD_SALE_KEYS: SweptRows<'wager_sale'> = {
  table: 'wager_sale',
  column: 'at_ms',
  keptMs: KEPT_MS + 1,
  only: "one.state in ('closed', 'changed', 'refused')",
};

/** Forgets keys that sold nothing once their time is over. */
export const sweepSaleKeys = (database: Pick<Database, 'kysely'>, wallMs: number): Promise<void> =>
  sweepOldRows(database, OLD_SALE_KEYS, wallMs);
