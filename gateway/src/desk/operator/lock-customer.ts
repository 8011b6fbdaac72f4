import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import type { CommandContext } from './command.ts';
import { type CustomerRecord, readAccount, readRecord, type StoredAccount } from './customer-record.ts';

/** The id as it is in the database. */
export const idOf = (typed: string): string => typed.toUpperCase();

type Refuse = (code: 'unknownCustomer', params: { customerId: string }) => never;

/** The customer's account, held until the command is done: bets and grades on it wait for that. */
export const lockAccount = async <Name extends CommandName>(
  context: CommandContext<Name>,
  typed: string,
): Promise<StoredAccount> => {
  const customerId = idOf(typed);
  const account = await readAccount(context.client, customerId, true);
  return account ?? (context.refuse as Refuse)('unknownCustomer', { customerId });
};

/**
 * Changes what bets of a customer are judged by. Triggers of the database raise the account's version with it: what was
 * judged before (a ticket, a bet in a game) is judged again.
 */
export const changeCustomer = async <Name extends CommandName>(
  context: CommandContext<Name>,
  typed: string,
  change: (account: StoredAccount) => Promise<void>,
): Promise<{ customerId: string; before: CustomerRecord; after: CustomerRecord; answer: CustomerRecord }> => {
  const account = await lockAccount(context, typed);
  const customerId = account.customer_id;
  const before = await readRecord(context, customerId);
  await change(account);
  const after = await readRecord(context, customerId);
  return { customerId, before, after, answer: after };
};
