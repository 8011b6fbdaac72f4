import {
  CLEARED_TERMS,
  type CUSTOMER_COMMANDS,
} from '@lineboard/domain/desk/operator/customer-commands.schema';
import { sumWaiting } from '../../casino/cashier/read-requests.ts';
import { closeCustomer, REOPEN_CUSTOMER } from '../../ground/customer/close-customer.ts';
import { GIVE_PASSWORD } from '../../ground/customer/set-password.ts';
import { setTerms } from '../../ground/customer/set-terms.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { issueReset } from '../../account/session/issue-reset.ts';
import type { PreparedRun, Run, Runs } from './command.ts';
import { countOpenWagers, readRecord } from './customer-record.ts';
import {
  columnsOfTerms,
  readTermNames,
  refuseUnknownNames,
  refuseUnknownTimeZone,
} from './customer-terms.ts';
import { BEGIN_DEVICES_ANEW, END_SESSIONS } from './end-sessions.ts';
import { holdCustomer, releaseCustomer } from './limit-commands.ts';
import { changeCustomer, idOf, lockAccount } from './lock-customer.ts';
import { createNewPassword } from './new-password.ts';
import { openAccount } from './open-account.ts';
import { WAITS_FOR_APPROVAL } from './waiting-commands.ts';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import { deletePasskeys } from '../../account/passkeys/delete-passkeys.ts';
import { NOTE_DEVICE_OF_BOUND } from '../../account/session/change-device.ts';
import { ASK_CAPTCHA_AGAIN } from '../../account/session/end-sessions.ts';
import { FORGET_FAILURES, FORGET_GUESSES } from '../../account/session/forget-failures.ts';
import { FORGET_CONFIRMATION } from '../../account/sign-up/forget-confirmation.ts';

const MOST_LISTED = 100;

const create: PreparedRun<'customers create'> = {
  prepare: async ({ refuse }, { password: given, ...said }) => {
    refuseUnknownTimeZone(said, refuse);
    const { hash, madeUp } = await createNewPassword(given);
    return async (context) => {
      refuseUnknownNames(await readTermNames(context.client, context), said, refuse);
      const customerId = await openAccount(context, said, hash);
      if (customerId === null) return refuse('customerExists', { customerId: idOf(said.customerId) });
      const customer = await readRecord(context, customerId);
      const answer = madeUp === undefined ? { customer } : { customer, password: madeUp };
      return { customerId, after: customer, answer };
    };
  },
};

const show: Run<'customers show'> = async ({ client, wallMs, refuse }, { customerId: typed }) => {
  const customerId = idOf(typed);
  const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
  if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  return { answer: await readRecord({ client, wallMs }, customerId) };
};

const selectCustomers = createStatement<{ after: string; most: number }>(
  'list-customers',
  `select customer_id as "customerId", agent_id as "agentId", store, currency,
     credit_acct_flag as "creditAcctFlag", closed_at_ms is not null as "isClosed",
     current_balance_cents as "currentBalanceCents", at_risk_cents as "atRiskCents",
     current_balance_cents - at_risk_cents + case when credit_acct_flag then credit_limit_cents else 0 end
       as "availableCents", free_play_balance_cents as "freePlayBalanceCents"
   from customer join account using (customer_id)
   where customer_id > :after order by customer_id limit :most`,
);

const list: Run<'customers list'> = async ({ client }, { after = '', most = MOST_LISTED }) => {
  const { rows } = await client.query<CommandAnswer<'customers list'>[number]>(
    selectCustomers({ after: idOf(after), most }),
  );
  return { answer: rows };
};

/** A customer's stakes, payments, requests at the cashier and limits are amounts of one currency. */
const HAS_AMOUNTS = `select from ledger where customer_id = $1
  union all select from cash_request where customer_id = $1
  union all select from own_limit where customer_id = $1 and kind <> 'time' limit 1`;

const set: Run<'customers set'> = async (
  context,
  { customerId, currency: typed, clear = [], note: _, ...terms },
) => {
  const { client, refuse } = context;
  refuseUnknownTimeZone(terms, refuse);
  refuseUnknownNames(await readTermNames(client, context), terms, refuse);
  const twice = clear.find((name) => CLEARED_TERMS[name] in terms);
  if (twice !== undefined) return refuse('setAndCleared', { name: twice }, 'clear');
  const columns = columnsOfTerms({
    ...terms,
    ...Object.fromEntries(clear.map((name) => [CLEARED_TERMS[name], null])),
  });
  const wanted = typed?.toUpperCase();
  if (wanted !== undefined) columns.set('currency', wanted);
  if (columns.size === 0) return refuse('nothingToChange', {});
  const changed = await changeCustomer(context, customerId, async ({ customer_id, currency }) => {
    if (wanted !== undefined && wanted !== currency) {
      const { rowCount } = await client.query(HAS_AMOUNTS, [customer_id]);
      if (rowCount !== 0) refuse('currencyInUse', { customerId: customer_id, currency });
    }
    await setTerms(client, customer_id, columns);
    // The link of a message to another address would bring that one back.
    if (columns.has('email')) await client.query(FORGET_CONFIRMATION, [customer_id]);
    // A session as a customer ends when the account becomes an agent's.
    if (terms.isAgent) await client.query(END_SESSIONS, [customer_id]);
    if (terms.customerIsABot) await client.query(ASK_CAPTCHA_AGAIN, [customer_id]);
  });
  return { ...changed, events: [{ kind: terms.isAgent ? 'sessionEnded' : 'settings' }] };
};

const unlock: Run<'customers unlock'> = async (context, { customerId: typed }) =>
  changeCustomer(context, typed, async ({ customer_id: customerId }) => {
    const { rowCount: locked } = await context.client.query(FORGET_FAILURES, [customerId]);
    const { rowCount: slowed } = await context.client.query(FORGET_GUESSES, [customerId]);
    if (locked === 0 && slowed === 0) context.refuse('notLocked', { customerId });
  });

const resetPassword: PreparedRun<'customers reset-password'> = {
  prepare: async (_, { customerId: typed, password: given }) => {
    const { hash, madeUp } = await createNewPassword(given);
    return async (context) => {
      const { client } = context;
      const { customer_id: customerId } = await lockAccount(context, typed);
      await client.query(GIVE_PASSWORD, [customerId, hash]);
      await client.query(BEGIN_DEVICES_ANEW, [customerId]);
      await deletePasskeys(client, customerId);
      const answer = madeUp === undefined ? {} : { password: madeUp };
      return { customerId, answer, events: [{ kind: 'sessionEnded' }] };
    };
  },
};

const sendReset: Run<'customers send-reset'> = async (context, { customerId: typed }) => {
  const { client, links, wallMs, refuse } = context;
  if (links === null) return refuse('mailNotSetUp', {});
  const account = await lockAccount(context, typed);
  const { customer_id: customerId, email } = account;
  if (account.closed_at_ms !== null) return refuse('customerClosed', { customerId });
  if (email === null) return refuse('noEmail', { customerId });
  const mail = await issueReset(client, links, { ...account, email }, wallMs);
  return { customerId, answer: { sentTo: email }, mails: [mail] };
};

/** This also turns down a customer who still waits for approval. */
const CLOSE = closeCustomer(WAITS_FOR_APPROVAL);

const close: Run<'customers close'> = async (context, { customerId }) => {
  const { client, refuse, wallMs } = context;
  const changed = await changeCustomer(context, customerId, async ({ customer_id }) => {
    const count = await countOpenWagers(client, customer_id);
    if (count > 0) refuse('openWagers', { customerId: customer_id, count });
    // A deposit that was sent, or a payout that is owed, would wait for a decision that no closed account gets.
    const waiting = await sumWaiting(client, customer_id);
    if (waiting.count > 0) refuse('cashRequestsWaiting', { customerId: customer_id, ...waiting });
    await client.query(CLOSE, [customer_id, wallMs]);
    // The account may be opened again, with the same password.
    await client.query(NOTE_DEVICE_OF_BOUND, [customer_id, wallMs]);
    await client.query(END_SESSIONS, [customer_id]);
  });
  return { ...changed, events: [{ kind: 'sessionEnded' }] };
};

const reopen: Run<'customers reopen'> = async (context, { customerId }) =>
  changeCustomer(context, customerId, async ({ customer_id }) => {
    await context.client.query(REOPEN_CUSTOMER, [customer_id]);
  });

export const CUSTOMER_RUNS: Runs<keyof typeof CUSTOMER_COMMANDS> = {
  'customers create': create,
  'customers show': show,
  'customers list': list,
  'customers set': set,
  'customers unlock': unlock,
  'customers reset-password': resetPassword,
  'customers send-reset': sendReset,
  'customers hold': holdCustomer,
  'customers release': releaseCustomer,
  'customers close': close,
  'customers reopen': reopen,
};
