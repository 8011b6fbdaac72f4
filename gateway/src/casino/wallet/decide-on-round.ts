import { applyRoundMove, type RoundMove } from '@lineboard/domain/casino/wallet/apply-round-move';
import type { DecidedCode } from '@lineboard/domain/casino/wallet/wallet-code';
import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { accountAfter } from '../play/move-round.ts';
import { type PlayRow, roundOf } from '../play/play-row.ts';
import { type PlayChange, writePlay } from '../play/write-play.ts';
import { type AccountRow, calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { hashCall, type MovingCall } from './hash-call.ts';
import type { KnownRound } from './known-players.ts';
import { answerAsKnown, NOTHING_DECIDED } from './known-transaction.ts';
import { type PlayedRow, readRound, type RoundRow } from './read-round.ts';
import { recordTransaction } from './record-transaction.ts';
import type { Try, Tried } from './try.ts';

/** A call about an existing round, whose customer may have left long ago. */
interface RoundCall {
  transaction: string;
  call: MovingCall;
  requestHash: Buffer;
  amountCents: number;
  /** The bet that is rolled back. */
  refers: string | null;
  move: RoundMove;
  /** The reason why the call fails regardless of the round's state. */
  fault: DecidedCode | null;
}

/**
 * Changes a round, or says why not; both outcomes are stored, and are the answer from then on.
 *
 * @param onMoved called with the written change
 */
export const moveForProvider = async (
  { provider, runner, now }: Try,
  row: PlayRow & AccountRow,
  { move, fault, refers, ...decided }: RoundCall,
  onMoved: (change: PlayChange) => void = () => undefined,
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
  const balance = calculateBalance(accountAfter(row, outcome));
  const balanceCents = balance.availableCents;
  const closedBy = outcome.round.isPosted ? 'provider' : null;
  const change = { ...outcome, customerId, version, play: { playId }, closedBy, now } as const;
  const written = { ...decision, balanceCents, refers, sessionHash: null };
  if ((await writePlay(runner, change, written)) === null) return { outcome: null, customerId };
  onMoved(change);
  return { outcome: { ok: true, answer: { balanceCents } }, moved: { customerId, balance } };
};

interface Found {
  row: RoundRow;
  /** The cached round; null when the row was read. */
  left: KnownRound | null;
}

/** Finds the cached round if the call fits it; a refusal is always based on the database. */
const findRound = async (
  { provider, runner, players }: Try,
  { transaction, round }: { transaction: string; round: string },
  fits: (row: PlayedRow) => boolean,
): Promise<Found> => {
  const left = players.takeRound({ provider, round });
  if (left !== null) {
    const row = { ...left.by.player, ...left.play };
    if (fits(row)) return { row: { ...NOTHING_DECIDED, ...row }, left };
  }
  return { row: await readRound(runner, { provider, transaction, round }), left: null };
};

interface EndingCall {
  transaction: string;
  round: string;
  call: 'win' | 'close';
  requestHash: Buffer;
  amountCents: number;
  /** The currency; null when the call names none. */
  currency: string | null;
  move: RoundMove;
}

const decideEnding = async (given: Try, { round, currency, ...call }: EndingCall): Promise<Tried> => {
  const { provider, players } = given;
  const { transaction, requestHash, move } = call;
  const isOther = (row: PlayedRow): boolean => currency !== null && currency !== row.currency;
  const fits = (row: PlayedRow): boolean => !isOther(row) && applyRoundMove(roundOf(row), move).ok;
  const { row, left } = await findRound(given, { transaction, round }, fits);
  const known = answerAsKnown(row, call.call, requestHash);
  if (known !== null) return { outcome: known, moved: null };
  if (row.play_id === null) return { outcome: { ok: false, code: 'roundUnknown' }, moved: null };
  const fault = isOther(row) ? 'currencyMismatch' : null;
  return moveForProvider(given, row, { ...call, refers: null, fault }, (change) => {
    if (left !== null) players.moveRound({ provider, round }, left, change);
  });
};

/** WAL-3: a round's wins add up, and are paid when the round closes. */
export const decideWin = (given: Try, win: WalletBody<'win'>): Promise<Tried> => {
  const { amountCents, closesRound, ...named } = win;
  const move = { kind: 'win', amountCents, closesRound } as const;
  const requestHash = hashCall('win', win);
  return decideEnding(given, { ...named, call: 'win', requestHash, amountCents, move });
};

export const decideClose = (given: Try, close: WalletBody<'close'>): Promise<Tried> => {
  const requestHash = hashCall('close', close);
  const move = { kind: 'close' } as const;
  return decideEnding(given, { ...close, call: 'close', requestHash, amountCents: 0, currency: null, move });
};
