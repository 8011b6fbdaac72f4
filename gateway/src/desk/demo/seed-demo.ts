import { football } from '@lineboard/domain/ground/sport/rows/football';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { AccountCaps } from '@lineboard/domain/account/customer/account-caps';
import { createCapColumns } from '../../ground/database/cap-columns.ts';
import { hashPassword } from '../../account/session/password-hash.ts';
import type { Updateable } from 'kysely';
import type pg from 'pg';
import type { PlayMoment } from '../../casino/play/play-moment.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { insertCustomer } from '../../ground/customer/insert-customer.ts';
import { ADD_LIMIT, BEGIN_RESTRICTION } from '../../ground/customer/write-terms.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { untilAnswered } from '../../ground/database/until-answered.ts';
import { sendMessage } from '../../account/messages/message-rows.ts';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-customers.ts';
import { postDeposit } from './post-deposit.ts';
import { seedDemoOwnTerms } from './seed-demo-own-terms.ts';
import { DEPOSIT_BEFORE_MS, seedDemoPlays } from './seed-demo-plays.ts';

/** Most on any one bet that no limit says something else of. */
const MAX_BASE_CENTS = 200_000;

interface DemoLimit {
  /** Type and sub type; null: any. */
  sport: readonly [type: string | null, subType: string | null];
  period: number | null;
  wagerType: string | null;
  maxBaseCents: Cents;
}

const ofWagers = (wagerType: string, maxBaseCents: Cents): DemoLimit => ({
  sport: [null, null],
  period: null,
  wagerType,
  maxBaseCents,
});

/** Base amounts, most specific row first to read. */
const LIMITS: readonly DemoLimit[] = [
  { sport: [football.sportType, 'NFL'], period: 0, wagerType: 'S', maxBaseCents: 500_000 },
  { sport: [football.sportType, null], period: null, wagerType: null, maxBaseCents: 300_000 },
  ofWagers('E', 50_000),
  ofWagers('C', 25_000),
  ofWagers('P', 100_000),
  ofWagers('T', 100_000),
];

const CAPS: AccountCaps = {
  roundRobinMaxPayoutCents: 5_000_000,
  roundRobinMaxBetCents: 100_000,
  contestMaxPayoutCents: 2_000_000,
  ifBetMaxPayoutCents: 5_000_000,
  parlayMaxPayoutCents: 10_000_000,
};

/** The messages in a demo customer's inbox on the first day, oldest first. */
const MESSAGES: ReadonlyArray<{ subject: string; body: string; priority: 'M' | 'H' | null }> = [
  {
    subject: 'Welcome',
    body:
      'Your account is open. **Available** at the top of the page is what you can bet right now.\n\n' +
      '- [House rules](/rules)\n- [Wager types](/wagertypes)\n- [Payouts](/payout)',
    priority: null,
  },
  {
    subject: 'Lower limits on props this week',
    body: 'Player props take up to **250.00** per pick until Sunday. Sides and totals stay as they are.',
    priority: null,
  },
  {
    subject: 'Scheduled maintenance',
    body: 'The book is closed for about ten minutes on Tuesday at 5:00 AM ET. Open bets are not affected.',
    priority: 'M',
  },
];

const createRoles = ({ kind, agentId = 'HOUSE' }: DemoCustomer) => ({
  agent_id: agentId,
  is_demo: kind === 'visitor',
  is_agent: kind === 'agent',
  is_affiliate: kind === 'affiliate',
  customer_is_a_bot: kind === 'bot',
});

/** @returns whether the customer is new; one whom another gateway opened meanwhile stays as they are */
const openDemo = async (
  client: pg.PoolClient,
  demo: DemoCustomer,
  { passwordHash, store }: { passwordHash: string; store: string },
  { wallMs, bookMs }: PlayMoment,
): Promise<boolean> => {
  const { customerId, depositCents } = demo;
  const columns: Updateable<Tables['customer']> = {
    password_hash: passwordHash,
    store,
    currency: 'USD',
    credit_acct_flag: demo.kind === 'credit',
    credit_limit_cents: demo.creditLimitCents,
    ...createRoles(demo),
    favorites: JSON.stringify(demo.favorites ?? []),
    // A newcomer finds the learning mode in the settings.
    may_suggest_texts: demo.kind !== 'visitor',
    ...createCapColumns(CAPS),
    enable_rif_flag: true,
    email: `${customerId.toLowerCase()}@example.com`,
    created_at_ms: wallMs,
  };
  const isNew = await insertCustomer(client, customerId, new Map(Object.entries(columns)), MAX_BASE_CENTS);
  if (!isNew) return false;
  for (const { code, params } of demo.restrictions)
    await client.query(BEGIN_RESTRICTION, [customerId, code, JSON.stringify(params ?? {})]);
  for (const { sport, period, wagerType, maxBaseCents } of LIMITS)
    await client.query(ADD_LIMIT, [customerId, ...sport, period, wagerType, maxBaseCents]);
  const moment = { wallMs, bookMs: Math.round(bookMs) - DEPOSIT_BEFORE_MS };
  if (depositCents > 0) await postDeposit(client, customerId, demo, moment);
  return true;
};

/** @returns those that the book doesn't have yet */
const listMissing = async ({ kysely }: Database): Promise<DemoCustomer[]> => {
  const customerIds = DEMO_CUSTOMERS.map(({ customerId }) => customerId);
  const rows = await kysely
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', 'in', customerIds)
    .execute();
  const present = new Set(rows.map((row) => row.customer_id));
  return DEMO_CUSTOMERS.filter(({ customerId }) => !present.has(customerId));
};

/**
 * Fills an empty book with the demo customers; existing ones stay as they are. New ones come with all that they have or
 * not at all: a gateway that is killed meanwhile leaves nothing half done. Waits for a database that doesn't answer.
 */
export const seedDemo = async (
  database: Database,
  store: string,
  wallMs: number,
  bookMs: number,
): Promise<void> => {
  const moment = { wallMs, bookMs };
  const missing: Array<{ demo: DemoCustomer; passwordHash: string }> = [];
  for (const demo of await untilAnswered(() => listMissing(database)))
    missing.push({ demo, passwordHash: await hashPassword(demo.password) });
  if (missing.length === 0) return;
  const seed = async (client: pg.PoolClient): Promise<void> => {
    const playing: string[] = [];
    for (const { demo, passwordHash } of missing) {
      const isNew = await openDemo(client, demo, { passwordHash, store }, moment);
      // An agent signs in to the agent site alone.
      if (!isNew || demo.kind === 'agent') continue;
      await seedDemoPlays(client, demo.customerId, moment);
      await seedDemoOwnTerms(client, demo, moment);
      playing.push(demo.customerId);
    }
    if (playing.length > 0) await sendDemoMessages(client, playing, wallMs);
  };
  await untilAnswered(() => inTransaction(database.pool, seed));
};

const sendDemoMessages = async (
  client: pg.PoolClient,
  customerIds: readonly string[],
  wallMs: number,
): Promise<void> => {
  for (const message of MESSAGES)
    await sendMessage(client, { ...message, actor: 'demo', sentAtMs: wallMs }, customerIds);
};
