import type { CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import type { CommandContext } from './command.ts';
import { idOf } from './lock-customer.ts';

type Context = Pick<CommandContext<'messages send'>, 'client' | 'refuse'>;
type Whom = Pick<CommandInput<'messages send'>, 'to' | 'all' | 'filter'>;

/** The subjects of conditions. Case doesn't matter. */
const COLUMN_OF: ReadonlyMap<string, string> = new Map([
  ['agent', 'agent_id'],
  ['store', 'store'],
  ['currency', 'currency'],
  ['language', 'web_language'],
]);

const findNamed = async ({ client, refuse }: Context, to: readonly string[]): Promise<string[]> => {
  const wanted = to.map(idOf);
  const { rows } = await client.query<{ customer_id: string; is_closed: boolean }>(
    'select customer_id, closed_at_ms is not null as is_closed from customer where customer_id = any($1)',
    [wanted],
  );
  const known = new Map(rows.map((row) => [row.customer_id, row.is_closed]));
  for (const [at, customerId] of wanted.entries()) {
    if (!known.has(customerId)) return refuse('unknownCustomer', { customerId }, `to.${at}`);
    if (known.get(customerId) === true) return refuse('customerClosed', { customerId }, `to.${at}`);
  }
  return [...known.keys()];
};

const findFitting = async ({ client, refuse }: Context, filter: readonly string[]): Promise<string[]> => {
  const conditions = new Map<string, string>();
  for (const [at, condition] of filter.entries()) {
    const [name = '', value = ''] = condition.split('=');
    if (conditions.has(name)) return refuse('unknownCondition', { name }, `filter.${at}`);
    conditions.set(name, value);
  }
  const tests = [...conditions.keys()].map((name, at) => `lower(${COLUMN_OF.get(name)}) = lower($${at + 1})`);
  const { rows } = await client.query<{ customer_id: string }>(
    `select customer_id from customer where ${['closed_at_ms is null', ...tests].join(' and ')} order by customer_id`,
    [...conditions.values()],
  );
  return rows.map(({ customer_id: customerId }) => customerId);
};

/** The recipients of a message, each once: the named ones, or all customers whose accounts are open and fit. */
export const findRecipients = async (context: Context, { to, all, filter }: Whom): Promise<string[]> => {
  const ways = [to !== undefined, all === true, filter !== undefined].filter(Boolean);
  if (ways.length !== 1) return context.refuse('noRecipients', {});
  if (to !== undefined) return findNamed(context, to);
  const found = await findFitting(context, filter ?? []);
  return found.length === 0 ? context.refuse('nobodyFits', {}) : found;
};
