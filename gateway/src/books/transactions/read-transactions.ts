import { KINDS_OF_TYPE } from '@lineboard/domain/books/transactions/kinds-of-type';
import type { TransactionType } from '@lineboard/domain/books/transactions/transaction-type';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { saleOfEntry } from '../../betting/selling/sale-of-entry.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { describeEntry, type EntryRow, readBetsOf } from './entry-row.ts';
import { MOVES } from '../../ground/database/ledger-sql.ts';

/** The number of transactions in one answer. */
const PAGE = 100;

/** A number above every entry's. */
const END = Number.MAX_SAFE_INTEGER;

/**
 * Selects transactions, newest first. Rows that only hold or release risk aren't transactions. The balance is the
 * current one minus all rows after the requested days, and minus those on earlier pages; rows of other types count in
 * it. Each of the three figures is a scalar subquery, which is calculated only once whatever the planner does with the
 * rest. What a page has of plays and requests is looked up for its own rows alone, however many came before.
 */
const SELECT_ENTRIES = `
select page.entry_id, page.kind, page.book_ms, page.amount_cents, page.free_play_cents,
  page.ticket_number, page.wager_number, page.balance_cents, p.system, p.round, p.stake_cents, p.win_cents,
  q.method as cash_method, ${saleOfEntry('page')} as sale
from (
  select * from (
    select l.entry_id, l.kind, l.book_ms, l.amount_cents, l.free_play_cents, l.ticket_number, l.wager_number, l.play_id, l.request_id,
      (coalesce((select current_balance_cents from account where customer_id = $1), 0)
        - (select coalesce(sum(amount_cents), 0) from ledger where customer_id = $1 and book_ms >= $5 and ${MOVES})
        - (select coalesce(sum(amount_cents), 0) from ledger
            where customer_id = $1 and entry_id >= $3 and book_ms >= $4 and book_ms < $5 and ${MOVES})
        - coalesce(sum(l.amount_cents) over (order by l.entry_id desc
            rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents
    from ledger l
    where l.customer_id = $1 and l.entry_id < $3 and l.book_ms >= $4 and l.book_ms < $5 and ${MOVES}
  ) listed where kind = any($6)
  order by entry_id desc limit $2
) page left join casino_play p using (play_id) left join cash_request q using (request_id)
order by page.entry_id desc`;

const SELECT_TOTAL = `
select coalesce(sum(amount_cents), 0)::bigint as cents,
  coalesce(sum(amount_cents) filter (where kind = any($4)), 0)::bigint as payments_cents,
  coalesce(sum(amount_cents) filter (where kind = any($5)), 0)::bigint as casino_cents
from ledger where customer_id = $1 and book_ms >= $2 and book_ms < $3 and ${MOVES} and kind = any($6)`;

interface TotalRow {
  cents: number;
  payments_cents: number;
  casino_cents: number;
}

export interface TransactionsQuestion {
  customerId: string;
  /** The start on the book's clock, inclusive. */
  sinceMs: number;
  /** The end, exclusive; null: up to now. */
  untilMs: number | null;
  /** Only transactions of this type; all types when left out. */
  type?: TransactionType | undefined;
  /** Only transactions before this entry; null for the first page. */
  before: number | null;
}

/** Reads the customer's transactions of some days on the book's clock, with their wagers. */
export const readTransactions = async (
  database: Database,
  { customerId, before, type = 'A', ...question }: TransactionsQuestion,
  most = PAGE,
): Promise<TransactionsAnswer> => {
  const { pool } = database;
  const sinceMs = Math.round(question.sinceMs);
  const untilMs = question.untilMs ?? END;
  const kinds = KINDS_OF_TYPE[type];
  const [{ rows }, total] = await Promise.all([
    pool.query<EntryRow>(SELECT_ENTRIES, [customerId, most + 1, before ?? END, sinceMs, untilMs, kinds]),
    pool.query<TotalRow>(SELECT_TOTAL, [
      customerId,
      sinceMs,
      untilMs,
      KINDS_OF_TYPE.M,
      KINDS_OF_TYPE.C,
      kinds,
    ]),
  ]);
  const { cents, payments_cents: paymentsCents, casino_cents: casinoCents } = total.rows[0] ?? NOTHING;
  const shown = rows.slice(0, most);
  return {
    transactions: shown.map(describeEntry),
    bets: await readBetsOf(database, customerId, shown),
    totalCents: cents,
    resultCents: cents - paymentsCents - casinoCents,
    paymentsCents,
    casinoCents,
    next: rows.length > most ? (shown.at(-1)?.entry_id ?? null) : null,
  };
};

const NOTHING: TotalRow = { cents: 0, payments_cents: 0, casino_cents: 0 };
