import type { CashKind } from '@lineboard/domain/casino/cashier/cash-request';
import type { LedgerKind } from '@lineboard/domain/ground/ledger/ledger-kinds';
import { periodAt } from '@lineboard/domain/account/own-limits/own-period';
import { MOST_LISTED_REQUESTS } from '@lineboard/domain/casino/wallet/wallet-bounds';
import type { WalletAnswer } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import type pg from 'pg';
import { MOVES } from '../../ground/database/ledger-sql.ts';

type Client = Pick<pg.Pool, 'query'>;
type ToldRequest = WalletAnswer<'request'>;

const TOLD = `transaction, kind, amount_cents as "amountCents", currency, method, state, asked_at_ms as "askedAtMs",
  decided_at_ms as "decidedAtMs", reason`;

const ONE = `select ${TOLD} from cash_request where provider = $1 and transaction = $2`;

const LATEST = `
select ${TOLD} from cash_request where customer_id = $1 and provider = $2
order by request_id desc limit ${MOST_LISTED_REQUESTS}`;

const COUNT_WAITING = `
select count(*) as waiting from cash_request where customer_id = $1 and state = 'waiting'`;

const SUM_WAITING = `
select count(*) as count,
  coalesce(sum(amount_cents) filter (where kind = 'deposit'), 0)::bigint as "depositCents",
  coalesce(sum(amount_cents) filter (where kind = 'payout'), 0)::bigint as "payoutCents"
from cash_request where customer_id = $1 and state = 'waiting'`;

/** The index of transactions by day leaves out what this never is. */
const SUM_APPROVED = `
select coalesce(sum(abs(amount_cents)), 0)::bigint as cents from ledger
where customer_id = $1 and book_ms >= $2 and ${MOVES}
  and kind = $3 and request_id is not null`;

/** @returns null: this provider asked for no such thing */
export const readRequest = async (
  client: Client,
  { provider, transaction }: { provider: string; transaction: string },
): Promise<ToldRequest | null> =>
  (await client.query<ToldRequest>(ONE, [provider, transaction])).rows[0] ?? null;

/** Newest first, with one provider. */
export const readLatestRequests = async (
  client: Client,
  { customerId, provider }: { customerId: string; provider: string },
): Promise<ToldRequest[]> => (await client.query<ToldRequest>(LATEST, [customerId, provider])).rows;

/** With whichever provider. */
export const countWaiting = async (client: Client, customerId: string): Promise<number> =>
  (await client.query<{ waiting: number }>(COUNT_WAITING, [customerId])).rows[0]?.waiting ?? 0;

export interface WaitingCash {
  count: number;
  depositCents: number;
  payoutCents: number;
}

/** The requests that nobody has decided yet, at any provider. */
export const sumWaiting = async (client: Client, customerId: string): Promise<WaitingCash> =>
  (await client.query<WaitingCash>(SUM_WAITING, [customerId])).rows[0] ?? {
    count: 0,
    depositCents: 0,
    payoutCents: 0,
  };

/** CASH-6: what of a kind was approved on the book's day that a moment is in. */
export const sumApprovedToday = async (
  client: Client,
  { customerId, kind }: { customerId: string; kind: CashKind },
  bookMs: number,
): Promise<number> => {
  const ledgerKind: LedgerKind = kind === 'deposit' ? 'deposit' : 'withdrawal';
  const values = [customerId, periodAt('day', bookMs).startMs, ledgerKind];
  return (await client.query<{ cents: number }>(SUM_APPROVED, values)).rows[0]?.cents ?? 0;
};
