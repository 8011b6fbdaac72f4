import type { DecidedCode } from '@lineboard/domain/casino/wallet/wallet-code';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import type { MovingCall } from './hash-call.ts';

/** A transaction that moves nothing. */
export interface StillTransaction {
  provider: string;
  transaction: string;
  call: MovingCall;
  requestHash: Buffer;
  playId: number | null;
  amountCents: number;
  /** null: it is done all the same. */
  code: DecidedCode | null;
  balanceCents: number | null;
  wallMs: number;
}

const COLUMNS =
  'provider, transaction, call, request_hash, play_id, amount_cents, code, balance_cents, refunded_by, at_ms';

const OWN = `(:provider::text, :transaction::text, :call::text, :requestHash::bytea, :playId::bigint, :amountCents::bigint,
  :code::text, :balanceCents::bigint, null, :wallMs::bigint)`;

const INSERT = createStatement<StillTransaction>(
  'record-transaction',
  `insert into wallet_transaction (${COLUMNS}) values ${OWN}`,
);

/** The bet is there from now on, refused: both rows are there together, or neither. */
const INSERT_WITH_BET = createStatement<StillTransaction & { refers: string }>(
  'record-early-refund',
  `insert into wallet_transaction (${COLUMNS}) values ${OWN}, (:provider::text, :refers::text, 'bet', null, null, 0,
    'transactionRefunded', null, :transaction::text, :wallMs::bigint)`,
);

/** @throws what `isTakenMeanwhile` knows when the transaction was decided in the same moment */
export const recordTransaction = async (
  runner: StatementRunner,
  transaction: StillTransaction,
): Promise<void> => void (await runner.query(INSERT(transaction)));

/** WAL-4: takes back a bet that never came. @throws as `recordTransaction`, also when the bet came meanwhile */
export const recordEarlyRefund = async (
  runner: StatementRunner,
  transaction: StillTransaction,
  refers: string,
): Promise<void> => void (await runner.query(INSERT_WITH_BET({ ...transaction, refers })));

const TAKEN = new Set([
  'wallet_transaction_pkey',
  'casino_play_provider_round_key',
  'cash_request_provider_transaction_key',
]);

/** By the constraint's name; any other value that is there twice is a fault, which no further try mends. */
export const isTakenMeanwhile = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && TAKEN.has(constraint);
};
