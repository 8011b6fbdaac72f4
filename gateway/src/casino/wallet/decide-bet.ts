import { CASHIER } from '@lineboard/domain/casino/cashier/cash-request';
import {
  applyRoundMove,
  NEW_ROUND,
  type RoundOutcome,
} from '@lineboard/domain/casino/wallet/apply-round-move';
import { systemOfIntegration } from '@lineboard/domain/casino/wallet/system-of-integration';
import { MOST_OPEN_ROUNDS } from '@lineboard/domain/casino/wallet/wallet-bounds';
import type { WalletCode, DecidedCode } from '@lineboard/domain/casino/wallet/wallet-code';
import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { judgeOwnLimits } from '../play/judge-own-limits.ts';
import { accountAfter } from '../play/move-round.ts';
import { type PlayRow, roundOf } from '../play/play-row.ts';
import { writePlay } from '../play/write-play.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { hashToken } from '../../account/session/session-token.ts';
import { hashCall } from './hash-call.ts';
import type { KnownPlayer } from './known-players.ts';
import { answerAsKnown, NOTHING_DECIDED } from './known-transaction.ts';
import { mayPlay } from './may-play.ts';
import { type BetPlayer, type BetRow, readBet } from './read-bet.ts';
import { recordTransaction } from './record-transaction.ts';
import type { Try, Tried } from './try.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';

type Bet = WalletBody<'bet'>;

/** A player is present, though the page around the game hears nothing of it: the session is kept alive this often. */
const IDLE_AFTER_MS = 60_000;

const refused = (code: WalletCode): Tried => ({ outcome: { ok: false, code }, moved: null });

/** Checks the round's customer and integration: a provider can't let one customer play another's round. */
const isOthers = (row: BetRow, { customer_id: customerId, integration }: BetPlayer): boolean =>
  row.play_id !== null &&
  (row.play_customer_id !== customerId || row.system !== systemOfIntegration(integration));

const NO_PLAY = {
  play_id: null,
  play_customer_id: null,
  system: null,
  stake_cents: null,
  win_cents: null,
  posted_book_ms: null,
  is_returned: null,
} satisfies LeftJoined<PlayRow>;

const moveRound = (row: BetRow, { amountCents }: Bet): RoundOutcome =>
  applyRoundMove(row.play_id === null ? NEW_ROUND : roundOf(row), { kind: 'bet', amountCents });

/** @returns null when the customer may stake it, apart from the own limits */
const judgeTerms = ({ amountCents, currency }: Bet, row: BetRow, player: BetPlayer): DecidedCode | null => {
  if (currency !== player.currency) return 'currencyMismatch';
  if (!mayPlay(player) || player.integration === CASHIER) return 'playNotAllowed';
  if (isOthers(row, player)) return 'roundTaken';
  if (row.play_id === null && (row.open_rounds ?? 0) >= MOST_OPEN_ROUNDS) return 'tooManyRounds';
  return amountCents > calculateBalance(player).availableCents ? 'insufficientFunds' : null;
};

/** @returns null: the customer may stake it */
const judge = async (
  { client, now }: Try,
  bet: Bet,
  row: BetRow,
  player: BetPlayer,
): Promise<DecidedCode | null> => {
  const own = { customerId: player.customer_id, terms: player, stakeCents: bet.amountCents };
  return judgeTerms(bet, row, player) ?? judgeOwnLimits(client, own, now);
};

interface Ground {
  row: BetRow;
  /** null: the session is over, or none of this provider's. */
  by: KnownPlayer | null;
}

/** Player and round as this gateway left them, where nothing speaks against the bet. */
const takeGround = ({ provider, players }: Try, bet: Bet, sessionHash: Buffer): Ground | null => {
  const by = players.take({ provider, sessionHash });
  const left = players.takeRound({ provider, round: bet.round });
  if (by === null || (left !== null && left.by !== by)) return null;
  const row = { ...NOTHING_DECIDED, ...(left?.play ?? NO_PLAY), open_rounds: by.openRounds };
  return judgeTerms(bet, row, by.player) === null && moveRound(row, bet).ok ? { row, by } : null;
};

/** A refusal rests on what was read. */
const findGround = async (given: Try, bet: Bet, sessionHash: Buffer): Promise<Ground> => {
  const taken = takeGround(given, bet, sessionHash);
  if (taken !== null) return taken;
  const { provider, runner, players, now } = given;
  const { era } = players;
  const { transaction, round } = bet;
  const question = { provider, transaction, round, sessionHash, wallMs: now.wallMs };
  const { row, player } = await readBet(runner, question);
  return { row, by: player === null ? null : { player, openRounds: row.open_rounds ?? 0, era } };
};

/** WAL-1: a stake is held, and opens its round or raises it. */
export const decideBet = async (given: Try, bet: Bet): Promise<Tried> => {
  const { provider, runner, players, now } = given;
  const { transaction, round, amountCents } = bet;
  const requestHash = hashCall('bet', bet);
  const sessionHash = hashToken(bet.session);
  const { row, by } = await findGround(given, bet, sessionHash);
  const known = answerAsKnown(row, 'bet', requestHash);
  if (known !== null) return { outcome: known, moved: null };
  if (by === null) return refused('sessionEnded');
  const { player } = by;
  const { customer_id: customerId, version } = player;

  const outcome = moveRound(row, bet);
  const code = (await judge(given, bet, row, player)) ?? (outcome.ok ? null : outcome.code);
  const decision = { provider, transaction, call: 'bet', requestHash, amountCents } as const;
  if (code !== null || !outcome.ok) {
    const refusal = { ...decision, playId: null, code, balanceCents: null, wallMs: now.wallMs };
    await recordTransaction(runner, refusal);
    return refused(code ?? 'internal');
  }
  const balance = calculateBalance(accountAfter(player, outcome));
  const balanceCents = balance.availableCents;
  const system = systemOfIntegration(player.integration);
  const isNewRound = row.play_id === null;
  const play = isNewRound ? { provider, system, round, game: bet.game } : { playId: row.play_id };
  const change = { ...outcome, customerId, version, play, closedBy: null, now };
  const playId = await writePlay(runner, change, { ...decision, balanceCents, refers: null, sessionHash });
  if (playId === null) return { outcome: null, customerId };
  players.addBet({ provider, round, sessionHash, isNewRound }, by, { play_id: playId, system }, change);
  const isIdle = now.wallMs - (player.active_at_ms ?? 0) > IDLE_AFTER_MS;
  if (isIdle) by.player.active_at_ms = now.wallMs;
  const moved = { customerId, balance, ...(isIdle ? { idleSession: player.session_token_hash } : {}) };
  return { outcome: { ok: true, answer: { balanceCents } }, moved };
};
