import { payableOf } from '@lineboard/domain/casino/cashier/cash-request';
import type { MONEY_COMMANDS } from '@lineboard/domain/desk/operator/money-commands.schema';
import { leftOf } from '@lineboard/domain/account/own-limits/select-tightest';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { judgeOwnDeposit } from '../../account/own-limits/judge-own-deposit.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { lockAccount } from './lock-customer.ts';
import { post } from './post-to-ledger.ts';

/** OWN-7, on a held account. */
export const refuseOverOwnLimit = async (
  {
    client,
    wallMs,
    bookMs,
    refuse,
  }: Pick<CommandContext<'cash in'>, 'client' | 'wallMs' | 'bookMs' | 'refuse'>,
  customerId: string,
  amountCents: number,
): Promise<void> => {
  const broken = await judgeOwnDeposit(client, { customerId, amountCents }, { wallMs, bookMs });
  if (broken === null) return;
  if (broken === 'inTimeOut') return refuse('inTimeOut', { customerId });
  const leftCents = Math.max(0, leftOf(broken));
  refuse('overOwnLimit', { customerId, limitCents: broken.amount, period: broken.period, leftCents });
};

const cashIn: Run<'cash in'> = async (context, { customerId, amountCents, overOwnLimit = false }) => {
  const account = await lockAccount(context, customerId);
  if (account.closed_at_ms !== null) context.refuse('customerClosed', { customerId: account.customer_id });
  if (!overOwnLimit) await refuseOverOwnLimit(context, account.customer_id, amountCents);
  return post(context, account, { kind: 'deposit', amountCents });
};

const cashOut: Run<'cash out'> = async (context, { customerId, amountCents }) => {
  const account = await lockAccount(context, customerId);
  // A credit line is there to bet with: what is paid out is the customer's own.
  const availableCents = payableOf(calculateBalance(account));
  if (amountCents > availableCents)
    context.refuse('notCovered', { customerId: account.customer_id, availableCents });
  return post(context, account, { kind: 'withdrawal', amountCents: -amountCents });
};

const giveFreePlay: Run<'free-play give'> = async (context, { customerId, amountCents }) => {
  const account = await lockAccount(context, customerId);
  if (account.closed_at_ms !== null) context.refuse('customerClosed', { customerId: account.customer_id });
  return post(context, account, { kind: 'freePlay', freePlayCents: amountCents });
};

const takeFreePlay: Run<'free-play take'> = async (context, { customerId, amountCents }) => {
  const account = await lockAccount(context, customerId);
  const freePlayBalanceCents = account.free_play_balance_cents;
  if (amountCents > freePlayBalanceCents)
    context.refuse('freePlayNotCovered', { customerId: account.customer_id, freePlayBalanceCents });
  return post(context, account, { kind: 'freePlay', freePlayCents: -amountCents });
};

const adjust: Run<'balance adjust'> = async (context, { customerId, amountCents }) => {
  if (amountCents === 0) context.refuse('nothingToChange', {});
  const account = await lockAccount(context, customerId);
  return post(context, account, { kind: 'adjustment', amountCents });
};

export const MONEY_RUNS: Runs<keyof typeof MONEY_COMMANDS> = {
  'cash in': cashIn,
  'cash out': cashOut,
  'free-play give': giveFreePlay,
  'free-play take': takeFreePlay,
  'balance adjust': adjust,
};
