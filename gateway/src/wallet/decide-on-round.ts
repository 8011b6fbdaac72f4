import { applyRoundMove, type RoundMove } from '@lineboard/domain/wallet/apply-round-move';
import type { DecidedCode } from '@lineboard/domain/wallet/wallet-code';
import type { WalletBody } from '@lineboard/domain/wallet/wallet-calls.schema';
import { balanceAfter } from '../casino/move-round.ts';
import { type PlayRow, roundOf } from '../casino/play-row.ts';
import { writePlay } from '../casino/write-play.ts';
import { type AccountRow, calculateBalance } from '../customer/calculate-balance.ts';
import { hashCall, type MovingCall } from './hash-call.ts';
import { answerAsKnown } from './known-transaction.ts';
import { readRound } from './read-round.ts';
import { recordTransaction } from './record-transaction.ts';
import type { Try, Tried } from './try.ts';

/** A call about a round that is there, whose customer may have left long ago. */
interface RoundCall {
  transaction: string;
  call: MovingCall;
  requestHash: Buffer;
  amountCents: number;
  /** The bet that is taken back. */
  refers: string | null;
  move: RoundMove;
  /** Why it can't be, whatever the round is. */
  fault: DecidedCode | null;
}

/** Moves a round, or says why not; either is kept, and is the answer from then on. */
export const moveForProvider = async (
  { provider, runner, now }: Try,
  row: PlayRow & AccountRow,
  { move, fault, refers, ...decided }: RoundCall,
): Promise<Tried> => {
  const decision = { provider, ...decided };
  const { play_id: playId, play_customer_id: customerId, version } = row;
  const still = { ...decision, playId, wallMs: now.wallMs };
  const before = roundOf(row);
  const outcome = applyRoundMove(before, move);
  const code = fault ?? (outcome.ok ? null : outcome.code);
  if (code !== null || !outcome.ok) {
    await recordTransaction(runner, { ...still, code, balanceCents: null });
    return { outcome: { ok: false, code: code ?? 'internal' }, moved: null };
  }
  if (before.isPosted) {
    const balanceCents = calculateBalance(row).availableCents;
    await recordTransaction(runner, { ...still, code: null, balanceCents });
    return { outcome: { ok: true, answer: { balanceCents } }, moved: null };
  }
  const balance = balanceAfter(row, outcome);
  const balanceCents = balance.availableCents;
  const closedBy = outcome.round.isPosted ? 'provider' : null;
  const change = { ...outcome, customerId, version, play: { playId }, closedBy, now } as const;
  if ((await writePlay(runner, change, { ...decision, balanceCents, refers })) === null)
    return { outcome: null, customerId };
  return { outcome: { ok: true, answer: { balanceCents } }, moved: { customerId, balance } };
};

const UNKNOWN: Tried = { outcome: { ok: false, code: 'roundUnknown' }, moved: null };

/** WAL-3: what a round pays adds up; it is paid when nothing more comes. */
export const decideWin = async (given: Try, win: WalletBody<'win'>): Promise<Tried> => {
  const { provider, runner } = given;
  const { transaction, round, amountCents, closesRound } = win;
  const requestHash = hashCall('win', win);
  const row = await readRound(runner, { provider, transaction, round });
  const known = answerAsKnown(row, 'win', requestHash);
  if (known !== null) return { outcome: known, moved: null };
  if (row.play_id === null) return UNKNOWN;
  const fault = win.currency === row.currency ? null : 'currencyMismatch';
  const move = { kind: 'win', amountCents, closesRound } as const;
  return moveForProvider(given, row, {
    ...{ transaction, call: 'win', requestHash, amountCents, refers: null, move, fault },
  });
};

export const decideClose = async (given: Try, close: WalletBody<'close'>): Promise<Tried> => {
  const { provider, runner } = given;
  const { transaction, round } = close;
  const requestHash = hashCall('close', close);
  const row = await readRound(runner, { provider, transaction, round });
  const known = answerAsKnown(row, 'close', requestHash);
  if (known !== null) return { outcome: known, moved: null };
  if (row.play_id === null) return UNKNOWN;
  const move = { kind: 'close' } as const;
  return moveForProvider(given, row, {
    ...{ transaction, call: 'close', requestHash, amountCents: 0, refers: null, move, fault: null },
  });
};
