import type { DecidedCode } from '@lineboard/domain/casino/wallet/wallet-code';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { enterTransaction } from '../play/enter-transaction.ts';
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

const OWN = enterTransaction({
  provider: ':provider::text',
  transaction: ':transaction::text',
  call: ':call::text',
  request_hash: ':requestHash::bytea',
  play_id: ':playId::bigint',
  amount_cents: ':amountCents::bigint',
  code: ':code::text',
  balance_cents: ':balanceCents::bigint',
  at_ms: ':wallMs::bigint',
});

const REFUNDED_BET = enterTransaction({
  provider: ':provider::text',
  transaction: ':refers::text',
  call: `'bet'`,
  amount_cents: '0',
  code: `'transactionRefunded'`,
  refunded_by: ':transaction::text',
  at_ms: ':wallMs::bigint',
});

const INSERT = createStatement<StillTransaction>('record-transaction', OWN);

/** The bet is there from now on, refused: both rows are there together, or neither. */
const INSERT_WITH_BET = createStatement<StillTransaction & { refers: string }>(
  'record-early-refund',
  `with bet as (${REFUNDED_BET}) ${OWN}`,
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

/** The constraint's name tells: any other value that is there twice is a fault, which no further try mends. */
export const isTakenMeanwhile = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && TAKEN.has(constraint);
};
