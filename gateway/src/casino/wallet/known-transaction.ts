import type { DecidedCode, WalletCode } from '@lineboard/domain/casino/wallet/wallet-code';
import type { MovingCall } from './hash-call.ts';

/** The answer to a provider: a balance, or the reason for a refusal. */
export type WalletOutcome<Answer> = { ok: true; answer: Answer } | { ok: false; code: WalletCode };

/** The columns of `wallet_transaction t`, next to columns of other tables. */
export const KNOWN_COLUMNS =
  't.call as known_call, t.request_hash as known_hash, t.code as known_code, t.balance_cents as known_balance_cents';

/** What was decided of the transaction that is asked for; no call: nothing. */
export interface KnownRow {
  known_call: MovingCall | null;
  /** null: a bet that was taken back before it came. */
  known_hash: Buffer | null;
  known_code: DecidedCode | null;
  known_balance_cents: number | null;
}

/** Whatever is written by it fails if something was decided after all. */
export const NOTHING_DECIDED: KnownRow = {
  known_call: null,
  known_hash: null,
  known_code: null,
  known_balance_cents: null,
};

type KnownOutcome = WalletOutcome<{ balanceCents: number | null }>;

/** WAL-2: a transaction is decided once. @returns null: nothing was decided of it yet */
export const answerAsKnown = (row: KnownRow, name: MovingCall, requestHash: Buffer): KnownOutcome | null => {
  if (row.known_call === null) return null;
  const isSame = row.known_call === name && (row.known_hash?.equals(requestHash) ?? true);
  if (!isSame) return { ok: false, code: 'transactionReused' };
  if (row.known_code !== null) return { ok: false, code: row.known_code };
  return { ok: true, answer: { balanceCents: row.known_balance_cents } };
};
