import type { CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import {
  type IMPORT_COMMANDS,
  ImportedCustomerSchema,
} from '@lineboard/domain/desk/operator/import-command.schema';
import { type CommandContext, CommandRefused, type PreparedRun, type Runs } from './command.ts';
import { readRecord } from './customer-record.ts';
import { readTermNames, refuseUnknownNames, refuseUnknownTimeZone } from './customer-terms.ts';
import { hideSecrets } from './hide-secrets.ts';
import { idOf, lockAccount } from './lock-customer.ts';
import { createNewPassword, type NewPassword } from './new-password.ts';
import { openAccount } from './open-account.ts';
import { post } from './post-to-ledger.ts';

type Context = CommandContext<'customers import'>;
type Row = CommandInput<'customers import'>['rows'][number];

/** Nobody signs in with it, and nothing of a trial stays. */
const NO_PASSWORD: NewPassword = { hash: '', madeUp: undefined };

/** All that is wrong with rows is told at once, up to so much. */
const MOST_TOLD = 20;

/** @throws CommandRefused with all that was refused */
const judgeAll = (rows: readonly Row[], ...judgements: Array<(row: Row, at: number) => void>): void => {
  const refused: CommandRefused[] = [];
  for (const [at, row] of rows.entries())
    for (const judge of judgements)
      try {
        judge(row, at);
      } catch (error) {
        if (!(error instanceof CommandRefused)) throw error;
        refused.push(error);
      }
  const [first, ...others] = refused;
  if (first !== undefined)
    throw new CommandRefused(first.code, first.params, first.field, others.slice(0, MOST_TOLD - 1));
};

/** What can be said of the rows without the database, before anything is made ready for them. */
const judgeRows = (rows: readonly Row[], { actor, refuse }: Pick<Context, 'actor' | 'refuse'>): void => {
  const seen = new Set<string>();
  const judgeId = (row: Row, at: number): void => {
    const customerId = idOf(row.customerId);
    if (seen.has(customerId)) refuse('customerTwice', { customerId }, `rows.${at}.customerId`);
    seen.add(customerId);
  };
  const judgeTimeZone = (row: Row, at: number): void =>
    refuseUnknownTimeZone(row, refuse, `rows.${at}.timeZone`);
  const judgeMoney = (row: Row, at: number): void => {
    const money = row.depositCents === undefined ? 'freePlayCents' : 'depositCents';
    if (row[money] !== undefined && !actor.rights.has('money.write'))
      refuse('moneyNotAllowed', {}, `rows.${at}.${money}`);
  };
  judgeAll(rows, judgeId, judgeTimeZone, judgeMoney);
};

/** What the database can say about them before any of them is opened. Agents may be among them. */
const judgeNames = async (rows: readonly Row[], context: Context): Promise<void> => {
  const { client, refuse } = context;
  const { agents, stores } = await readTermNames(client, context);
  const opened = rows.filter(({ isAgent }) => isAgent).map(({ customerId }) => idOf(customerId));
  const names = { agents: new Set([...agents, ...opened]), stores };
  const { rows: taken } = await client.query<{ customer_id: string }>(
    'select customer_id from customer where customer_id = any($1)',
    [rows.map(({ customerId }) => idOf(customerId))],
  );
  const known = new Set(taken.map(({ customer_id }) => customer_id));
  judgeAll(
    rows,
    ({ customerId }, at) =>
      known.has(idOf(customerId)) &&
      refuse('customerExists', { customerId: idOf(customerId) }, `rows.${at}.customerId`),
    ({ agentId }, at) =>
      refuseUnknownNames(names, agentId === undefined ? {} : { agentId }, refuse, `rows.${at}.`),
    ({ store }, at) => refuseUnknownNames(names, store === undefined ? {} : { store }, refuse, `rows.${at}.`),
  );
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
      await judgeNames(rows, context);
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
