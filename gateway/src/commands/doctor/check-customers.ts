import { formatCents } from '@lineboard/domain/ground/money/format-cents';
import type pg from 'pg';
import type { Config } from '../../config/read-config.ts';
import { type DemoLogin, findDemoLogins } from '../../desk/demo/find-demo-logins.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { WAITING_DEVICES } from '../../desk/operator/device-commands.ts';
import { WAITS_FOR_APPROVAL } from '../../desk/operator/waiting-commands.ts';
import { DEVICE_KNOWN_FOR_MS } from '../../account/session/known-devices.ts';
import { checkBackup } from './check-backup.ts';
import { countThings } from './count-things.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

const SOON_MS = 14 * 24 * 3_600_000;

const checkDemo = async (pool: pg.Pool, { DEMO }: Config): Promise<Finding> => {
  const logins = await findDemoLogins(pool);
  const ids = logins.map(({ customerId }) => customerId);
  const { rows } = await pool.query<{ real: number }>(
    'select count(*) as real from customer where customer_id <> all ($1)',
    [ids],
  );
  const real = rows[0]?.real ?? 0;
  if (DEMO && real > 0)
    return wrong(
      'demo',
      `DEMO is true in a book of ${countThings(real, 'real customer')}: the passwords of its demo customers are on the front page.`,
      'Set DEMO=false, and close the demo customers with `lineboard customers close-demo`.',
    );
  if (DEMO) return warning('demo', 'This is a demo book.', 'Set DEMO=false before real customers come.');
  const open = logins.filter(({ isClosed }) => !isClosed);
  if (open.length > 0)
    return wrong(
      'demo',
      `${countThings(open.length, 'demo customer')} can sign in: ${open.map(describeLogin).join(', ')}.`,
      'Close them all with `lineboard customers close-demo`.',
    );
  return fine('demo', `${countThings(real, 'customer')}, none for a demo.`);
};

const describeLogin = ({ customerId, hasPublicPassword }: DemoLogin): string =>
  hasPublicPassword ? `${customerId} with a password that everybody knows` : customerId;

const checkTokens = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query<{ name: string; expires_at_ms: number }>(
    'select name, expires_at_ms from operator_token order by name',
  );
  const nowMs = Date.now();
  const named = (from: number, to: number): string =>
    rows
      .filter(({ expires_at_ms: atMs }) => atMs > from && atMs <= to)
      .map(({ name }) => name)
      .join(', ');
  const over = named(0, nowMs);
  if (over !== '')
    return warning(
      'tokens',
      `Over: ${over}.`,
      'Revoke them with `lineboard tokens revoke`, and make new ones for whom they served.',
    );
  const soon = named(nowMs, nowMs + SOON_MS);
  if (soon !== '')
    return warning(
      'tokens',
      `Over within two weeks: ${soon}.`,
      'Make new ones with `lineboard tokens create`.',
    );
  return fine('tokens', `${countThings(rows.length, 'token')} of operators, none is over.`);
};

/** Customers that nobody would notice otherwise, because there are no staff screens. */
const checkWaiting = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query<{ customers: number; devices: number }>(
    `select (select count(*) from customer c where ${WAITS_FOR_APPROVAL}) as customers,
       (select count(*) ${WAITING_DEVICES}) as devices`,
    [Date.now() - DEVICE_KNOWN_FOR_MS],
  );
  const { customers = 0, devices = 0 } = rows[0] ?? {};
  const [first, ...more] = [
    ...(customers > 0 ? [[countThings(customers, 'customer'), 'customers'] as const] : []),
    ...(devices > 0 ? [[countThings(devices, 'device'), 'devices'] as const] : []),
  ];
  if (first === undefined) return fine('waiting', 'Nobody waits to be let in.');
  const all = [first, ...more];
  return warning(
    'waiting',
    `To be let in: ${all.map(([count]) => count).join(', ')}.`,
    `Look at them with ${all.map(([, of]) => `\`lineboard ${of} waiting\``).join(' and ')}.`,
  );
};

const MOST_NAMED = 5;

/** Customers who bet with their own money owe nothing, unless a win was taken back or an operator wrote it so. */
const checkOwing = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query<{ customer_id: string; cents: number }>(
    `select customer_id, current_balance_cents as cents from account join customer using (customer_id)
     where not credit_acct_flag and current_balance_cents < 0 order by current_balance_cents, customer_id`,
  );
  if (rows.length === 0) return fine('post-up', 'No post-up customer owes anything.');
  const named = rows.slice(0, MOST_NAMED).map(({ customer_id: id, cents }) => `${id} ${formatCents(cents)}`);
  const more = rows.length > MOST_NAMED ? `, and ${rows.length - MOST_NAMED} more` : '';
  return warning(
    'post-up',
    `${countThings(rows.length, 'post-up customer')} with a balance below zero: ${named.join(', ')}${more}.`,
    'Find out why with `lineboard customers show`: take the money in with `lineboard cash in`, or correct it with `lineboard balance adjust`.',
  );
};

/** Proving reads every table of the books whole: minutes where there are tens of millions of postings. */
const MOST_PROVEN_HERE = 5_000_000;

const describeBalances = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query<{ postings: number }>(
    `select reltuples::float8 as postings from pg_class where oid = 'ledger'::regclass`,
  );
  const postings = rows[0]?.postings ?? 0;
  if (postings > MOST_PROVEN_HERE)
    return fine(
      'balances',
      `Not proved here, for some ${Math.round(postings / 1_000_000)} million postings: \`lineboard check-balances\` does.`,
    );
  const found = await checkBalances(pool);
  const [first] = found;
  if (first === undefined) return fine('balances', 'The books add up.');
  const about = first.customerId === null ? '' : ` (${first.customerId})`;
  return wrong(
    'balances',
    `${found.length === 1 ? 'One discrepancy' : `${found.length} discrepancies, the first`}: not so that ${first.check}${about}.`,
    'Stop taking bets, keep a copy of the database, and list them all with `lineboard check-balances`.',
  );
};

/** Customers, those who serve them, and the books; in a database that is up to date. */
export const checkCustomers = async (pool: pg.Pool, config: Config): Promise<readonly Finding[]> => [
  await checkDemo(pool, config),
  await checkTokens(pool),
  await checkWaiting(pool),
  await describeBalances(pool),
  await checkOwing(pool),
  await checkBackup(pool, config),
];
