import type { CommandInput } from '@lineboard/domain/operator/commands.schema';
import {
  type IMPORT_COMMANDS,
  ImportedCustomerSchema,
} from '@lineboard/domain/operator/import-command.schema';
import type { CommandContext, PreparedRun, Runs } from './command.ts';
import { readRecord } from './customer-record.ts';
import { refuseUnknownTimeZone } from './customer-terms.ts';
import { hideSecrets } from './hide-secrets.ts';
import { idOf, lockAccount } from './lock-customer.ts';
import { createNewPassword, type NewPassword } from './new-password.ts';
import { openAccount } from './open-account.ts';
import { post } from './post-to-ledger.ts';

type Context = CommandContext<'customers import'>;
type Row = CommandInput<'customers import'>['rows'][number];

/** Nobody signs in with it, and nothing of a trial stays. */
const NO_PASSWORD: NewPassword = { hash: '', madeUp: undefined };

/** What can be said of the rows without the database, before anything is made ready for them. */
const judgeRows = (rows: readonly Row[], { actor, refuse }: Pick<Context, 'actor' | 'refuse'>): void => {
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const customerId = idOf(row.customerId);
    if (seen.has(customerId)) refuse('customerTwice', { customerId }, `rows.${at}.customerId`);
    seen.add(customerId);
    refuseUnknownTimeZone(row, refuse, `rows.${at}.timeZone`);
    const money = row.depositCents === undefined ? 'freePlayCents' : 'depositCents';
    if (row[money] !== undefined && !actor.rights.has('money.write'))
      refuse('moneyNotAllowed', {}, `rows.${at}.${money}`);
  }
};

const importRow = async (context: Context, at: number, row: Row, { hash, madeUp }: NewPassword) => {
  const { password: _, depositCents, freePlayCents, ...said } = row;
  const customerId = await openAccount(context, said, hash);
  if (customerId === null)
    return context.refuse('customerExists', { customerId: idOf(row.customerId) }, `rows.${at}.customerId`);
  const lock = () => lockAccount(context, customerId);
  if (depositCents !== undefined)
    await post(context, await lock(), { kind: 'deposit', amountCents: depositCents });
  if (freePlayCents !== undefined) await post(context, await lock(), { kind: 'freePlay', freePlayCents });
  const after = await readRecord(context, customerId);
  const { currency, creditAcctFlag, balance } = after;
  const { availableCents, currentBalanceCents, freePlayBalanceCents } = balance;
  const answer = {
    customerId,
    currency,
    creditAcctFlag,
    availableCents,
    currentBalanceCents,
    freePlayBalanceCents,
    ...(madeUp === undefined ? {} : { password: madeUp }),
  };
  return { answer, entry: { customerId, input: hideSecrets(row, ImportedCustomerSchema), after } };
};

const importCustomers: PreparedRun<'customers import'> = {
  prepare: async (given, { rows, dryRun = false }) => {
    judgeRows(rows, given);
    const passwords = dryRun
      ? rows.map(() => NO_PASSWORD)
      : await Promise.all(rows.map(({ password }) => createNewPassword(password)));
    return async (context) => {
      const customers = [];
      const entries = [];
      for (const [at, row] of rows.entries()) {
        const { answer, entry } = await importRow(context, at, row, passwords[at] ?? NO_PASSWORD);
        customers.push(answer);
        entries.push(entry);
      }
      return { answer: { dryRun, customers }, entries, isTrial: dryRun };
    };
  },
};

export const IMPORT_RUNS: Runs<keyof typeof IMPORT_COMMANDS> = { 'customers import': importCustomers };
