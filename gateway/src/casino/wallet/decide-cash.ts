import { CASHIER, type CashKind, payableOf } from '@lineboard/domain/casino/cashier/cash-request';
import { isAutomatic, judgeCashAmount } from '@lineboard/domain/casino/cashier/cash-terms';
import type { DecidedCode } from '@lineboard/domain/casino/wallet/wallet-code';
import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { countWaiting, sumApprovedToday } from '../cashier/read-requests.ts';
import { openRequest } from '../cashier/step-request.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { judgeOwnDeposit } from '../../account/own-limits/judge-own-deposit.ts';
import { hashToken } from '../../account/session/session-token.ts';
import { type CashTry, type DecidedCash, findKnown, recordCash, refuseCash } from './cash-try.ts';
import { hashCall } from './hash-call.ts';
import { mayPlay } from './may-play.ts';
import { readPlayer } from './open-wallet-session.ts';
import type { Player } from './read-bet.ts';

const LOCK = `
select a.customer_id from account a join wallet_session s using (customer_id)
where s.session_hash = $1 and s.provider = $2 for update of a`;

/** CASH-1, CASH-2, CASH-5. @returns null: it may be asked for */
const judge = async (
  { client, terms, now }: CashTry,
  kind: CashKind,
  { amountCents, currency }: WalletBody<CashKind>,
  player: Player,
): Promise<DecidedCode | null> => {
  if (player.integration !== CASHIER || !mayPlay(player)) return 'cashNotAllowed';
  if (currency !== player.currency) return 'currencyMismatch';
  const outOfBounds = judgeCashAmount(amountCents, terms);
  if (outOfBounds !== null) return outOfBounds;
  if (kind === 'payout')
    return amountCents > payableOf(calculateBalance(player)) ? 'insufficientFunds' : null;
  const broken = await judgeOwnDeposit(client, { customerId: player.customer_id, amountCents }, now);
  if (broken === null) return null;
  return broken === 'inTimeOut' ? 'inTimeOut' : 'ownDepositLimit';
};

/** CASH-6. @returns null: too many of the customer's wait */
const chooseState = async (
  { client, terms, now }: CashTry,
  {
    customerId,
    kind,
    amountCents,
    currency,
  }: { customerId: string; kind: CashKind; amountCents: number; currency: string },
): Promise<'waiting' | 'approved' | null> => {
  const approvedTodayCents = await sumApprovedToday(client, { customerId, kind }, now.bookMs);
  if (isAutomatic({ kind, amountCents, currency, approvedTodayCents }, terms)) return 'approved';
  return (await countWaiting(client, customerId)) < terms.mostWaiting ? 'waiting' : null;
};

/** CASH-1 to CASH-6: a deposit or payout is asked for, on an account that is held until it is decided. */
export const decideCash = async (
  given: CashTry,
  kind: CashKind,
  body: WalletBody<CashKind>,
): Promise<DecidedCash<CashKind>> => {
  const { client, provider, now } = given;
  const { session, transaction, amountCents, currency, method } = body;
  const sessionHash = hashToken(session);
  const requestHash = hashCall(kind, body);
  await client.query(LOCK, [sessionHash, provider]);
  const called = { transaction, call: kind, requestHash };
  const known = await findKnown(given, called);
  if (known?.ok === false) return refuseCash(known.code);
  if (known !== null) {
    const { balanceCents, state } = known;
    return { outcome: { ok: true, answer: { balanceCents, state } }, moved: null, isNews: false };
  }
  const player = await readPlayer(client, { provider, sessionHash, wallMs: now.wallMs });
  if (player === null) return refuseCash('sessionEnded');
  const { customer_id: customerId } = player;

  const refuse = async (code: DecidedCode) => {
    await recordCash(given, { ...called, amountCents, code, balanceCents: null, requestId: null });
    return refuseCash(code);
  };
  const code = await judge(given, kind, body, player);
  if (code !== null) return refuse(code);
  const state = await chooseState(given, { customerId, kind, amountCents, currency });
  if (state === null) return refuse('tooManyRequests');

  const request = { provider, transaction, kind, amountCents, currency, method, state };
  const { requestId, balance } = await openRequest(client, player, request, now);
  const { availableCents: balanceCents } = balance ?? calculateBalance(player);
  await recordCash(given, { ...called, amountCents, code: null, balanceCents, requestId });
  return {
    outcome: { ok: true, answer: { balanceCents, state } },
    moved: balance === null ? null : { customerId, balance },
    isNews: state === 'approved',
  };
};
