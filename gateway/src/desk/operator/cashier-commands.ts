import { CASHIER, payableOf, payableOfHeld } from '@lineboard/domain/casino/cashier/cash-request';
import type { CASHIER_COMMANDS } from '@lineboard/domain/desk/operator/cashier-commands.schema';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import { decideRequest } from '../../casino/cashier/step-request.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { mayPlay } from '../../casino/wallet/may-play.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import type { StoredAccount } from './customer-record.ts';
import { idOf, lockAccount } from './lock-customer.ts';
import { refuseOverOwnLimit } from './money-commands.ts';

type RequestRecord = CommandAnswer<'cashier show'>;
type Requests = CommandAnswer<'cashier list'>;
type Deciding = CommandContext<'cashier approve'>;

type OneRow = Omit<RequestRecord, 'payableCents'> & { currentBalanceCents: number; atRiskCents: number };

/** In one answer. */
const MOST_REQUESTS = 200;

const REQUEST = `r.request_id as "requestId", r.customer_id as "customerId", r.provider, r.transaction, r.kind,
  r.amount_cents as "amountCents", r.currency, r.method, r.state, r.asked_at_ms as "askedAtMs",
  r.decided_at_ms as "decidedAtMs", r.reason, r.decided_by as "decidedBy"`;

const OF = '($1::text is null or r.customer_id = $1) and r.state = $2';

/** The oldest of the waiting ones comes first, the latest of the others. */
const selectThese = (isWaiting: boolean): string =>
  `select ${REQUEST} from cash_request r where ${OF}
   order by r.request_id ${isWaiting ? 'asc' : 'desc'} limit ${MOST_REQUESTS}`;

const SELECT_TOTALS = `
select r.currency, count(*) as count,
  coalesce(sum(r.amount_cents) filter (where r.kind = 'deposit'), 0)::bigint as "depositCents",
  coalesce(sum(r.amount_cents) filter (where r.kind = 'payout'), 0)::bigint as "payoutCents"
from cash_request r where ${OF} group by 1 order by 1`;

const SELECT_ONE = `
select ${REQUEST}, (select l.entry_id from ledger l where l.request_id = r.request_id and l.kind <> 'cashRequest')
    as "entryId", a.current_balance_cents as "currentBalanceCents", a.at_risk_cents as "atRiskCents"
from cash_request r join account a using (customer_id) where r.request_id = $1`;

const list: Run<'cashier list'> = async ({ client }, { customerId, state = 'waiting' }) => {
  const of = [customerId === undefined ? null : idOf(customerId), state];
  const { rows: requests } = await client.query<Requests['requests'][number]>(
    selectThese(state === 'waiting'),
    of,
  );
  const { rows: totals } = await client.query<Requests['totals'][number]>(SELECT_TOTALS, of);
  return { answer: { requests, count: totals.reduce((all, { count }) => all + count, 0), totals } };
};

const read = async (
  { client, refuse }: Pick<Deciding, 'client' | 'refuse'>,
  requestId: number,
): Promise<RequestRecord> => {
  const { rows } = await client.query<OneRow>(SELECT_ONE, [requestId]);
  const [row] = rows;
  if (row === undefined) return refuse('unknownCashRequest', { requestId });
  const { currentBalanceCents, atRiskCents, ...request } = row;
  return { ...request, payableCents: payableOf({ currentBalanceCents, atRiskCents }) };
};

/** CASH-2, as when it was asked for: much may have changed while it waited. */
const refuseUnfit = async (
  context: Deciding,
  account: StoredAccount,
  {
    kind,
    amountCents,
    overOwnLimit,
  }: Pick<RequestRecord, 'kind' | 'amountCents'> & { overOwnLimit: boolean },
): Promise<void> => {
  const { client, refuse } = context;
  const { customer_id: customerId, is_demo, is_offline } = account;
  if (account.closed_at_ms !== null) refuse('customerClosed', { customerId });
  const { rows } = await client.query<{ code: string }>(
    'select code from customer_restriction where customer_id = $1',
    [customerId],
  );
  const restriction_codes = rows.map(({ code }) => code);
  const terms = { integration: CASHIER, restriction_codes, is_demo, is_offline, captcha_due: false };
  if (!mayPlay(terms)) refuse('cashierNotAllowed', { customerId });
  const availableCents = payableOfHeld(calculateBalance(account), amountCents);
  if (kind === 'payout' && availableCents < amountCents) refuse('notCovered', { customerId, availableCents });
  // CASH-5: the own terms keep money from coming in, never from going out.
  if (kind === 'deposit' && !overOwnLimit) await refuseOverOwnLimit(context, customerId, amountCents);
};

const decide = async (
  context: Deciding,
  requestId: number,
  decision: { to: 'approved' | 'refused'; reason: string | null; overOwnLimit: boolean },
) => {
  const { client, wallMs, bookMs, refuse } = context;
  const { customerId } = await read(context, requestId);
  const account = await lockAccount(context, customerId);
  const before = await read(context, requestId);
  if (before.state !== 'waiting') return refuse('cashRequestDecided', { requestId, state: before.state });
  if (decision.to === 'approved') await refuseUnfit(context, account, { ...before, ...decision });
  const { to, reason } = decision;
  const step = { requestId, to, by: 'operator', reason } as const;
  if ((await decideRequest(client, account, step, { wallMs, bookMs })) === null)
    throw new Error(`request ${requestId} was decided on a held account`);
  const after = await read(context, requestId);
  return { customerId, before, after, answer: after, events: [{ kind: 'wagers' as const }] };
};

const show: Run<'cashier show'> = async (context, { requestId }) => ({
  answer: await read(context, requestId),
});

const approve: Run<'cashier approve'> = (context, { requestId, overOwnLimit = false }) =>
  decide(context, requestId, { to: 'approved', reason: null, overOwnLimit });

const refuseOne: Run<'cashier refuse'> = (context, { requestId, reason = null }) =>
  decide(context, requestId, { to: 'refused', reason, overOwnLimit: false });

export const CASHIER_RUNS: Runs<keyof typeof CASHIER_COMMANDS> = {
  'cashier list': list,
  'cashier show': show,
  'cashier approve': approve,
  'cashier refuse': refuseOne,
};
