import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { moveForProvider } from './decide-on-round.ts';
import { hashCall } from './hash-call.ts';
import { answerAsKnown } from './known-transaction.ts';
import { readRefund } from './read-round.ts';
import { recordEarlyRefund, recordTransaction } from './record-transaction.ts';
import type { Try, Tried } from './try.ts';

/** WAL-4: takes a bet back, once; one that never came is refused if it comes later. */
export const decideRefund = async (given: Try, refund: WalletBody<'refund'>): Promise<Tried> => {
  const { provider, runner, now } = given;
  const { transaction, refers } = refund;
  const requestHash = hashCall('refund', refund);
  const row = await readRefund(runner, { provider, transaction, refers });
  const known = answerAsKnown(row, 'refund', requestHash);
  if (known !== null) return { outcome: known, moved: null };
  const decided = { transaction, call: 'refund', requestHash } as const;
  const still = { provider, ...decided, playId: row.play_id, amountCents: 0, wallMs: now.wallMs };

  if (refers === transaction || (row.bet_call !== null && row.bet_call !== 'bet')) {
    await recordTransaction(runner, { ...still, code: 'transactionNoBet', balanceCents: null });
    return { outcome: { ok: false, code: 'transactionNoBet' }, moved: null };
  }
  const done = { ...still, code: null, balanceCents: null };
  if (row.bet_call === null) {
    await recordEarlyRefund(runner, done, refers);
    return { outcome: { ok: true, answer: { balanceCents: null } }, moved: null };
  }
  // Refused, or taken back before it came: there is nothing to give back.
  if (row.play_id === null) {
    await recordTransaction(runner, done);
    return { outcome: { ok: true, answer: { balanceCents: null } }, moved: null };
  }
  if (row.bet_refunded_by !== null) {
    const balanceCents = calculateBalance(row).availableCents;
    await recordTransaction(runner, { ...done, balanceCents });
    return { outcome: { ok: true, answer: { balanceCents } }, moved: null };
  }
  const amountCents = row.bet_amount_cents ?? 0;
  const move = { kind: 'refund', amountCents } as const;
  return moveForProvider(given, row, { ...decided, amountCents, refers, move, fault: null });
};
