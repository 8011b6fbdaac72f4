import type { CommandName } from '@lineboard/domain/operator/commands.schema';
import type { MONEY_COMMANDS } from '@lineboard/domain/operator/money-commands.schema';
import { calculateBalance } from '../customer/calculate-balance.ts';
import type { Tables } from '../database/tables.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import type { StoredAccount } from './customer-record.ts';
import { lockAccount } from './lock-customer.ts';

interface Posting {
  kind: Tables['ledger']['kind'];
  amountCents?: number;
  freePlayCents?: number;
}

/** One row of the ledger and the sums that it moves, on an account that is held. */
const post = async <Name extends CommandName>(
  { client, wallMs, bookMs }: CommandContext<Name>,
  account: StoredAccount,
  { kind, amountCents = 0, freePlayCents = 0 }: Posting,
) => {
  const customerId = account.customer_id;
  await client.query(
    `insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, at_ms, book_ms)
     values ($1, $2, $3, 0, $4, $5, $6)`,
    [customerId, kind, amountCents, freePlayCents, wallMs, bookMs],
  );
  const { rows } = await client.query<StoredAccount>(
    `update account set current_balance_cents = current_balance_cents + $2,
       free_play_balance_cents = free_play_balance_cents + $3, version = version + 1
     where customer_id = $1 returning *`,
    [customerId, amountCents, freePlayCents],
  );
  const before = calculateBalance(account);
  const after = calculateBalance({ ...account, ...rows[0] });
  return { customerId, before, after, answer: after };
};

const cashIn: Run<'cash in'> = async (context, { customerId, amountCents }) => {
  const account = await lockAccount(context, customerId);
  if (account.closed_at_ms !== null) context.refuse('customerClosed', { customerId: account.customer_id });
  return post(context, account, { kind: 'deposit', amountCents });
};

const cashOut: Run<'cash out'> = async (context, { customerId, amountCents }) => {
  const account = await lockAccount(context, customerId);
  // A credit line is there to bet with: what is paid out is the customer's own.
  const availableCents = Math.max(0, account.current_balance_cents - account.at_risk_cents);
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
