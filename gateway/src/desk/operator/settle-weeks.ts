import { addDays, dayOf, type Day, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { calculateSettlement } from '@lineboard/domain/books/daily-figures/calculate-settlement';
import type { CommandAnswer, CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import { readClosing } from '../../books/daily-figures/read-closing.ts';
import type { CommandContext, Run } from './command.ts';
import type { StoredAccount } from './customer-record.ts';
import { lockAccount } from './lock-customer.ts';
import { post } from './post-to-ledger.ts';
import { findMonday } from './weeks.ts';

type Context = CommandContext<'weeks settle'>;
type Input = CommandInput<'weeks settle'>;
type Statement = CommandAnswer<'weeks settle'>['statements'][number];

/** Their accounts are held until all are settled: some milliseconds each. */
const MOST_AT_ONCE = 500;
/** A grade that was under way as the week ended is in the ledger by then. */
const SETTLES_AFTER_MS = 60_000;

const DAYS_OF_WEEK = 7;

/** Finds, among the settled weeks, this one or a later one, which covers it. */
const findSettled = async ({ client }: Context, customerId: string, monday: Day): Promise<Day | null> => {
  const { rows } = await client.query<{ monday: Day }>(
    'select monday from week_settlement where customer_id = $1 and monday >= $2 order by monday limit 1',
    [customerId, monday],
  );
  return rows[0]?.monday ?? null;
};

const writeSettlement = async (
  { client, actor, wallMs }: Context,
  { customerId, monday, closingCents, paidSinceCents, settledCents, carriedCents }: Statement,
): Promise<void> => {
  await client.query(
    `insert into week_settlement (customer_id, monday, closing_cents, paid_since_cents, settled_cents, carried_cents,
       actor, at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [customerId, monday, closingCents, paidSinceCents, settledCents, carriedCents, actor.name, wallMs],
  );
};

/** Settles the week of an account that is held. */
const settleOne = async (
  context: Context,
  account: StoredAccount,
  { monday, carryUnderCents }: { monday: Day; carryUnderCents: number },
) => {
  const { client, bookMs } = context;
  const customerId = account.customer_id;
  const about = { customerId, monday, today: dayOf(bookMs) };
  const { currency, week, paidSinceCents } = await readClosing({ pool: client }, about);
  const closingCents = week.endingBalanceCents;
  const { owedCents, settledCents, carriedCents } = calculateSettlement(closingCents, {
    paidSinceCents,
    carryUnderCents,
  });
  const statement: Statement = {
    customerId,
    currency,
    monday,
    openingCents: week.startingBalanceCents,
    winLossCents: week.winLossTotalCents,
    cashInOutCents: week.cashInOutTotalCents,
    casinoWinLossCents: week.casinoWinLossTotalCents,
    closingCents,
    paidSinceCents,
    customerOwesCents: Math.max(0, 0 - owedCents),
    bookOwesCents: Math.max(0, owedCents),
    settledCents,
    carriedCents,
  };
  await writeSettlement(context, statement);
  const posted =
    settledCents === 0
      ? null
      : await post(context, account, { kind: 'settlement', amountCents: settledCents });
  return { statement, posted };
};

/** Credit customers whose week is neither settled nor covered by a later one. */
const listUnsettled = async (
  { client, refuse }: Context,
  monday: Day,
  { currency, carryUnderCents }: { currency: string | null; carryUnderCents: number },
): Promise<string[]> => {
  const { rows } = await client.query<{ customer_id: string; currency: string }>(
    `select customer_id, currency from customer c
     where credit_acct_flag and ($2::text is null or currency = $2) and not exists (
       select 1 from week_settlement s where s.customer_id = c.customer_id and s.monday >= $1)
     order by customer_id`,
    [monday, currency],
  );
  const currencies = new Set(rows.map((row) => row.currency));
  if (carryUnderCents > 0 && currencies.size > 1)
    refuse('severalCurrencies', { currencies: [...currencies].toSorted().join(', ') }, 'currency');
  return rows.map(({ customer_id: customerId }) => customerId);
};

/** The accounts to settle, each held; in the order of their ids, as two who settle at once need it. */
const holdAccounts = async (context: Context, input: Input, monday: Day) => {
  const { refuse } = context;
  const { customerId, carryUnderCents = 0 } = input;
  const currency = input.currency?.toUpperCase() ?? null;
  if (customerId !== undefined) {
    const account = await lockAccount(context, customerId);
    const id = account.customer_id;
    if (currency !== null && currency !== account.currency)
      return refuse('otherCurrency', { customerId: id, currency: account.currency }, 'currency');
    if (!account.credit_acct_flag) return refuse('notOnCredit', { customerId: id });
    const settled = await findSettled(context, id, monday);
    if (settled !== null) return refuse('weekSettled', { customerId: id, monday: settled });
    return { accounts: [account], left: 0 };
  }
  const unsettled = await listUnsettled(context, monday, { currency, carryUnderCents });
  const accounts: StoredAccount[] = [];
  for (const id of unsettled.slice(0, MOST_AT_ONCE)) {
    const account = await lockAccount(context, id);
    // Somebody else may have settled it while this one waited for the account.
    if ((await findSettled(context, id, monday)) === null) accounts.push(account);
  }
  return { accounts, left: Math.max(0, unsettled.length - MOST_AT_ONCE) };
};

const addStatements = (statements: readonly Statement[]) => {
  const sum = (of: readonly Statement[], name: 'customerOwesCents' | 'bookOwesCents'): number =>
    of.reduce((total, statement) => total + statement[name], 0);
  return [...Map.groupBy(statements, ({ currency }) => currency)]
    .map(([currency, of]) => ({
      currency,
      customersOweCents: sum(of, 'customerOwesCents'),
      bookOwesCents: sum(of, 'bookOwesCents'),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
};

export const settleWeeks: Run<'weeks settle'> = async (context, input) => {
  const { bookMs, refuse } = context;
  const { carryUnderCents = 0, dryRun = false } = input;
  if ((input.customerId === undefined) === (input.all !== true)) return refuse('oneOrAll', {});
  const monday = findMonday(context, input.week);
  if (bookMs < startOfDayMs(addDays(monday, DAYS_OF_WEEK)) + SETTLES_AFTER_MS)
    return refuse('weekNotOver', { monday });
  const { accounts, left } = await holdAccounts(context, input, monday);
  const done = [];
  for (const account of accounts) done.push(await settleOne(context, account, { monday, carryUnderCents }));
  const statements = done.map(({ statement }) => statement);
  return {
    answer: { monday, dryRun, left, totals: addStatements(statements), statements },
    isTrial: dryRun,
    entries: done.map(({ statement, posted }) => ({
      customerId: statement.customerId,
      input,
      before: posted?.before,
      after: { statement, balance: posted?.after },
    })),
    notices: done.flatMap(({ statement, posted }) =>
      posted === null ? [] : [[statement.customerId, { kind: 'balance', balance: posted.after }] as const],
    ),
  };
};
