import type { WalletBody } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { decideRequest, type HeldAccount } from '../cashier/step-request.ts';
import { type CashTry, type DecidedCash, findKnown, recordCash, refuseCash } from './cash-try.ts';
import { hashCall } from './hash-call.ts';

interface RequestRow {
  request_id: number;
  request_cents: number;
}

const LOCK = `
select a.customer_id, a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version, c.credit_acct_flag,
  c.credit_limit_cents, r.request_id, r.amount_cents as request_cents
from cash_request r join account a using (customer_id) join customer c using (customer_id)
where r.provider = $1 and r.transaction = $2 for update of a`;

/** CASH-7: takes back a waiting request. If somebody has decided it first, the decision remains. */
export const decideCancel = async (
  given: CashTry,
  body: WalletBody<'cancel'>,
): Promise<DecidedCash<'cancel'>> => {
  const { client, provider, now } = given;
  const { transaction, refers } = body;
  const requestHash = hashCall('cancel', body);
  const { rows } = await client.query<HeldAccount & RequestRow>(LOCK, [provider, refers]);
  const called = { transaction, call: 'cancel', requestHash } as const;
  const known = await findKnown(given, called);
  if (known?.ok === false) return refuseCash(known.code);
  if (known !== null) {
    const { balanceCents } = known;
    return { outcome: { ok: true, answer: { balanceCents } }, moved: null, isNews: false };
  }
  const [account] = rows;
  if (account === undefined) return refuseCash('requestUnknown');
  const { customer_id: customerId, request_id: requestId, request_cents: amountCents } = account;
  const cancelled = { requestId, to: 'cancelled', by: 'provider', reason: null } as const;
  const balance = await decideRequest(client, account, cancelled, now);
  const call = { ...called, amountCents, requestId };
  if (balance === null) {
    await recordCash(given, { ...call, code: 'requestDecided', balanceCents: null });
    return refuseCash('requestDecided');
  }
  const { availableCents: balanceCents } = balance;
  await recordCash(given, { ...call, code: null, balanceCents });
  return {
    outcome: { ok: true, answer: { balanceCents } },
    moved: { customerId, balance },
    isNews: true,
  };
};
