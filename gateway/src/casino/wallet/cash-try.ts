import type { CashState } from '@lineboard/domain/casino/cashier/cash-request';
import type { CashTerms } from '@lineboard/domain/casino/cashier/cash-terms';
import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import type { DecidedCode, WalletCode } from '@lineboard/domain/casino/wallet/wallet-code';
import type { WalletAnswer } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import type pg from 'pg';
import { enterTransaction } from '../play/enter-transaction.ts';
import type { PlayMoment } from '../play/play-moment.ts';
import type { CashCall } from './hash-call.ts';
import { answerAsKnown, KNOWN_COLUMNS, type KnownRow, type WalletOutcome } from './known-transaction.ts';

/** The outcome of a call of the cashier. */
export interface DecidedCash<Name extends CashCall> {
  outcome: WalletOutcome<WalletAnswer<Name>>;
  /** The customer whose account moved; null: none did. */
  moved: { customerId: string; balance: BalanceFigures } | null;
  /** The ledger has more than a hold to tell. */
  isNews: boolean;
}

/** The context in which one call is decided, in its own transaction. */
export interface CashTry {
  client: pg.PoolClient;
  provider: string;
  terms: CashTerms;
  now: PlayMoment;
}

const SELECT_KNOWN = `
select ${KNOWN_COLUMNS}, r.decided_by as known_decided_by
from wallet_transaction t left join cash_request r using (request_id)
where t.provider = $1 and t.transaction = $2`;

const RECORD = enterTransaction({
  provider: '$1',
  transaction: '$2',
  call: '$3',
  request_hash: '$4',
  amount_cents: '$5',
  code: '$6',
  balance_cents: '$7',
  request_id: '$8',
  at_ms: '$9',
});

interface CalledCash {
  transaction: string;
  call: CashCall;
  requestHash: Buffer;
}

/** The earlier outcome of a transaction. */
type KnownCash = { ok: false; code: WalletCode } | { ok: true; balanceCents: number; state: CashState };

/** WAL-2, for an account that is held. @returns null: nothing was decided of it yet */
export const findKnown = async (
  { client, provider }: CashTry,
  { transaction, call, requestHash }: CalledCash,
): Promise<KnownCash | null> => {
  const { rows } = await client.query<KnownRow & { known_decided_by: string | null }>(SELECT_KNOWN, [
    provider,
    transaction,
  ]);
  const [row] = rows;
  const known = row === undefined ? null : answerAsKnown(row, call, requestHash);
  if (known === null || !known.ok) return known;
  // Whoever decides later changes no answer.
  const state = row?.known_decided_by === 'rule' ? 'approved' : 'waiting';
  return { ok: true, balanceCents: known.answer.balanceCents ?? 0, state };
};

interface RecordedCash extends CalledCash {
  amountCents: number;
  code: DecidedCode | null;
  balanceCents: number | null;
  requestId: number | null;
}

/** Decides a transaction for good. @throws what `isTakenMeanwhile` knows when it was decided in the same moment */
export const recordCash = async ({ client, provider, now }: CashTry, call: RecordedCash): Promise<void> => {
  const { transaction, requestHash, amountCents, code, balanceCents, requestId } = call;
  const decided = [requestHash, amountCents, code, balanceCents, requestId, now.wallMs];
  await client.query(RECORD, [provider, transaction, call.call, ...decided]);
};

/** Nothing is done. */
export const refuseCash = (code: WalletCode) =>
  ({ outcome: { ok: false, code }, moved: null, isNews: false }) as const;
