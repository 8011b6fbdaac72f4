import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { isFresh } from '../../lines/book/freshness.ts';
import { judgeOrder, lockForSale, readBetToSell } from './judge-order.ts';
import { keepNotSold, postSale } from './sell-bet.ts';
import type { SaleOrder, SellParts } from './sell-parts.ts';

export interface DecidedSale {
  customerId: string;
  key: string;
  answer: SaleAnswer;
}

export interface DecidingSales extends SellParts {
  onDecided: (decided: DecidedSale) => void;
  /** Called for each try that failed. */
  onFailed: (error: unknown, about: { customerId: string; key: string }) => void;
}

/** One round takes this many; the next one finds the rest. */
const MOST_AT_ONCE = 100;
const LOCK_TIMEOUT_MS = 1_000;
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 10_000;
/** After a restart the book needs its first image; a sale that is due before that waits for it, at most this long. */
const WAIT_FOR_BOOK_MS = 30_000;

const NOW = 'coalesce(:nowMs::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint)';

type DueSale = SaleOrder & { tries: number };

/** Everybody's first before anybody's second: a customer with many waits behind himself alone. */
const SELECT_DUE = createStatement<{ nowMs: number | null; overdueMs: number; most: number }>(
  'due-sales',
  `
select customer_id as "customerId", key, ticket_number as "ticketNumber", wager_number as "wagerNumber",
  share_percent as "sharePercent", least_cents as "leastCents", by_target as "byTarget", tries from (
  select *, row_number() over (partition by customer_id order by try_at_ms, key) as turn from wager_sale
  where state = 'pending' and try_at_ms <= ${NOW} - :overdueMs::bigint
) due order by turn, try_at_ms limit :most::integer`,
);

interface DueRow {
  customerId: string;
  key: string;
  ticketNumber: number | null;
  wagerNumber: number | null;
  sharePercent: number | null;
  leastCents: number | null;
  byTarget: boolean;
  tries: number;
}

const TAKE = `select 1 as taken from wager_sale where customer_id = $1 and key = $2 and state = 'pending' for update skip locked`;

const PUT_ASIDE = createStatement<{ customerId: string; key: string; nowMs: number | null; delayMs: number }>(
  'put-aside-sale',
  `update wager_sale set tries = tries + 1, try_at_ms = ${NOW} + :delayMs::bigint
where customer_id = :customerId::text and key = :key::uuid and state = 'pending'`,
);

/**
 * Judges each sale whose delay is over once more (HR-53): a leg that was graded meanwhile counts by its result, a wager
 * that was decided ends it. One that fails is put aside and holds up nobody.
 *
 * @returns how many were decided or put aside; 0 when none is left for now
 */
export const decideSales = async (parts: DecidingSales): Promise<number> => {
  const { database, book } = parts;
  const isBookThere = book.accepting && isFresh(book) && book.feeds().some(({ state }) => state === 'up');
  const { rows } = await database.pool.query<DueRow>(
    SELECT_DUE({
      nowMs: parts.pendingNowMs(),
      overdueMs: isBookThere ? 0 : WAIT_FOR_BOOK_MS,
      most: MOST_AT_ONCE,
    }),
  );
  let count = 0;
  for (const row of rows) {
    const due: DueSale = {
      ...row,
      ticketNumber: row.ticketNumber ?? 0,
      wagerNumber: row.wagerNumber ?? 0,
      sharePercent: row.sharePercent ?? 100,
      leastCents: row.leastCents ?? 0,
    };
    try {
      const answer = await inTransaction(database.pool, (client) => decideOne(client, parts, due), {
        lockTimeoutMs: LOCK_TIMEOUT_MS,
      });
      if (answer === null) continue;
      parts.onDecided({ customerId: due.customerId, key: due.key, answer });
    } catch (error) {
      parts.onFailed(error, due);
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(due.tries, 10), LAST_DELAY_MS);
      await database.pool.query(PUT_ASIDE({ ...due, nowMs: parts.pendingNowMs(), delayMs }));
    }
    count += 1;
  }
  return count;
};

/** @returns null when another gateway is deciding it, or has */
const decideOne = async (
  client: pg.PoolClient,
  parts: SellParts,
  due: DueSale,
): Promise<SaleAnswer | null> => {
  await lockForSale(client, due);
  const { rowCount } = await client.query<{ taken: number }>(TAKE, [due.customerId, due.key]);
  if (rowCount === 0) return null;
  const stored = await readBetToSell(client, parts, due);
  if (stored === null) throw new Error('a sale without its wager');
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  const judged = judgeOrder(parts, stored, due, { bookMs: now.bookMs, waits: true });
  if (!('state' in judged)) return postSale(client, parts, due, judged, now);
  await keepNotSold(client, parts, due, judged);
  return judged;
};
