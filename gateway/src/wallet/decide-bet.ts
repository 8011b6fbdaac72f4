import { CASHIER } from '@lineboard/domain/cashier/cash-request';
import { applyRoundMove, NEW_ROUND } from '@lineboard/domain/wallet/apply-round-move';
import { systemOfIntegration } from '@lineboard/domain/wallet/system-of-integration';
import { MOST_OPEN_ROUNDS } from '@lineboard/domain/wallet/wallet-bounds';
import type { WalletCode, DecidedCode } from '@lineboard/domain/wallet/wallet-code';
import type { WalletBody } from '@lineboard/domain/wallet/wallet-calls.schema';
import { judgeOwnLimits } from '../casino/judge-own-limits.ts';
import { balanceAfter } from '../casino/move-round.ts';
import { roundOf } from '../casino/play-row.ts';
import { writePlay } from '../casino/write-play.ts';
import { calculateBalance } from '../customer/calculate-balance.ts';
import { hashToken } from '../session/session-token.ts';
import { hashCall } from './hash-call.ts';
import { answerAsKnown } from './known-transaction.ts';
import { mayPlay } from './may-play.ts';
import { type BetPlayer, type BetRow, readBet } from './read-bet.ts';
import { recordTransaction } from './record-transaction.ts';
import type { Try, Tried } from './try.ts';

type Bet = WalletBody<'bet'>;

/** Who plays is there, though the page around the game hears nothing of it: its session is kept this often. */
const IDLE_AFTER_MS = 60_000;

const refused = (code: WalletCode): Tried => ({ outcome: { ok: false, code }, moved: null });

/** Whose round it is, and in what: a provider can't let one customer play another's. */
const isOthers = (row: BetRow, { customer_id: customerId, integration }: BetPlayer): boolean =>
  row.play_id !== null &&
  (row.play_customer_id !== customerId || row.system !== systemOfIntegration(integration));

/** @returns null: the customer may stake it */
const judge = async (
  { client, now }: Try,
  { amountCents, currency }: Bet,
  row: BetRow,
  player: BetPlayer,
): Promise<DecidedCode | null> => {
  if (currency !== player.currency) return 'currencyMismatch';
  if (!mayPlay(player) || player.integration === CASHIER) return 'playNotAllowed';
  if (isOthers(row, player)) return 'roundTaken';
  if (row.play_id === null && row.open_rounds >= MOST_OPEN_ROUNDS) return 'tooManyRounds';
  if (amountCents > calculateBalance(player).availableCents) return 'insufficientFunds';
  const own = { customerId: player.customer_id, terms: player, stakeCents: amountCents };
  return judgeOwnLimits(client, own, now);
};

/** WAL-1: a stake is held, and opens its round or raises it. */
export const decideBet = async (given: Try, bet: Bet): Promise<Tried> => {
  const { provider, runner, now } = given;
  const { transaction, amountCents } = bet;
  const requestHash = hashCall('bet', bet);
  const sessionHash = hashToken(bet.session);
  const { row, player } = await readBet(runner, {
    provider,
    transaction,
    round: bet.round,
    sessionHash,
    wallMs: now.wallMs,
  });
  const known = answerAsKnown(row, 'bet', requestHash);
  if (known !== null) return { outcome: known, moved: null };
  if (player === null) return refused('sessionEnded');
  const { customer_id: customerId, version } = player;

  const before = row.play_id === null ? NEW_ROUND : roundOf(row);
  const outcome = applyRoundMove(before, { kind: 'bet', amountCents });
  const code = (await judge(given, bet, row, player)) ?? (outcome.ok ? null : outcome.code);
  const decision = { provider, transaction, call: 'bet', requestHash, amountCents } as const;
  if (code !== null || !outcome.ok) {
    const refusal = { ...decision, playId: null, code, balanceCents: null, wallMs: now.wallMs };
    await recordTransaction(runner, refusal);
    return refused(code ?? 'internal');
  }
  const balance = balanceAfter(player, outcome);
  const balanceCents = balance.availableCents;
  const system = systemOfIntegration(player.integration);
  const play =
    row.play_id === null ? { provider, system, round: bet.round, game: bet.game } : { playId: row.play_id };
  const change = { ...outcome, customerId, version, play, closedBy: null, now };
  const playId = await writePlay(runner, change, { ...decision, balanceCents, refers: null });
  if (playId === null) return { outcome: null, customerId };
  const isIdle = now.wallMs - (player.active_at_ms ?? 0) > IDLE_AFTER_MS;
  const moved = { customerId, balance, ...(isIdle ? { idleSession: player.session_token_hash } : {}) };
  return { outcome: { ok: true, answer: { balanceCents } }, moved };
};
