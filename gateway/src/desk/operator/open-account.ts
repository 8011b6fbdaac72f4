import type { CommandInput, CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { insertCustomer } from '../../ground/customer/insert-customer.ts';
import type { CommandContext } from './command.ts';
import { columnsOfTerms } from './customer-terms.ts';
import { idOf } from './lock-customer.ts';

const DEFAULT_MAX_BASE_CENTS = 100_000;

/** @returns the new customer's id, or null when there is such a customer already */
export const openAccount = async <Name extends CommandName>(
  { client, defaultStore, wallMs }: CommandContext<Name>,
  said: Omit<CommandInput<'customers create'>, 'password'>,
  passwordHash: string,
): Promise<string | null> => {
  const { customerId: typed, currency = 'USD', maxBaseCents = DEFAULT_MAX_BASE_CENTS, ...terms } = said;
  const customerId = idOf(typed);
  const columns = new Map<string, unknown>([
    ['store', defaultStore],
    ...columnsOfTerms(terms),
    ['password_hash', passwordHash],
    ['must_change_password', true],
    ['currency', currency.toUpperCase()],
    ['created_at_ms', wallMs],
  ]);
  return (await insertCustomer(client, customerId, columns, maxBaseCents)) ? customerId : null;
};
