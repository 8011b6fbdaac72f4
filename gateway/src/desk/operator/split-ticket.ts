import type { StoredAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type pg from 'pg';
import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import { decideByOperator } from '../../betting/grading/decide-by-operator.ts';
import { isChained } from '../../betting/grading/grade-chain.ts';
import { createSplit } from '../../betting/tickets/create-split.ts';
import { writeTicket } from '../../betting/tickets/write-ticket.ts';
import { readWagers, selectWagersOf, type StoredWager, termsOf } from '../../betting/wagers/stored-wager.ts';
import type { Run } from './command.ts';
import { readTicket, type TicketContext } from './decide-ticket.ts';
import { readLegs, startOf } from './legs-at-start.ts';
import { holdSplit } from './split-state.ts';
import { NAME_ORIGIN } from '../../betting/tickets/name-origin.ts';

const isSplittable = (stored: StoredWager): boolean =>
  stored.status === 'O' &&
  WAGER_KINDS[termsOf(stored).kind].isSplittable &&
  stored.items.length > 1 &&
  stored.risk_cents >= stored.items.length &&
  !isChained(stored);

const hasBegun = async (
  context: TicketContext,
  { ticket_number: ticketNumber, wager_number: wagerNumber, items }: StoredWager,
): Promise<boolean> =>
  items.some(({ result }) => result !== null) ||
  (await readLegs(context, ticketNumber)).some(
    (leg) => leg.wagerNumber === wagerNumber && (leg.isLive || startOf(context, leg) <= context.bookMs),
  );

const READ_ACCOUNT = `
select a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version, c.credit_acct_flag,
  c.credit_limit_cents
from account a join customer c using (customer_id) where a.customer_id = $1 for update of a`;

const writeStraights = async (
  client: pg.PoolClient,
  stored: StoredWager,
  now: { wallMs: number; bookMs: number },
): Promise<number> => {
  const accounts = await client.query<AccountRow>(READ_ACCOUNT, [stored.customer_id]);
  const accepted = await client.query<{ acceptance: StoredAcceptance | null }>(
    'select price_acceptance as acceptance from ticket where ticket_number = $1',
    [stored.ticket_number],
  );
  const posting = createSplit(stored, accepted.rows[0]?.acceptance ?? 'none', accounts.rows[0]!, now);
  const written = await writeTicket(client, posting, 'new');
  if (written === null) throw new Error('an account changed under its own lock');
  const { ticketNumber } = written;
  await client.query(NAME_ORIGIN, [ticketNumber, stored.ticket_number, stored.wager_number]);
  return ticketNumber;
};

/** A part of the wager was sold while the split was taken back: its straights would stand at what it risked before. */
const isSoldSince = async (
  { client, kysely }: TicketContext,
  stored: StoredWager,
  splitNumber: number,
): Promise<boolean> => {
  const refs = stored.items.map((_, at) => ({ ticket_number: splitNumber, wager_number: at + 1 }));
  const straights = await readWagers(client, selectWagersOf(kysely, refs));
  return straights.reduce((sum, { risk_cents: riskCents }) => sum + riskCents, 0) !== stored.risk_cents;
};

/** Each straight as it was written, after the split was taken back once. */
const reviveStraights = async (
  { client, kysely, wallMs, bookMs }: TicketContext,
  ticketNumber: number,
  count: number,
): Promise<void> => {
  for (let wagerNumber = 1; wagerNumber <= count; wagerNumber += 1)
    await decideByOperator(
      client,
      { kysely },
      { ticket_number: ticketNumber, wager_number: wagerNumber },
      { itemNumber: null, decision: null, now: { wallMs, bookMs } },
    );
};

/**
 * Legs that belong together and were accepted in one wager become straights of equal stake on a ticket of their own,
 * and the wager is no action, in one transaction (HR-85). `tickets regrade` of the first ticket takes it back.
 */
export const splitTicket: Run<'tickets split'> = async (given, { ticketNumber, wagerNumber = 1 }) => {
  const context = given as unknown as TicketContext;
  const { client, kysely, actor, wallMs, bookMs } = context;
  const { refuse } = given;
  const state = await holdSplit(client, ticketNumber);
  const before = await readTicket(context, ticketNumber);
  const ref = { ticket_number: ticketNumber, wager_number: wagerNumber };
  const [stored] = await readWagers(client, selectWagersOf(kysely, [ref]));
  if (stored === undefined) return refuse('unknownWager', { ticketNumber, wagerNumber });
  if (state?.isOrigin === true && state.stands)
    return refuse('ticketSplit', { ticketNumber, otherNumber: state.otherNumber });
  if (state?.isOrigin === false && !state.stands)
    return refuse('splitTakenBack', { ticketNumber, otherNumber: state.otherNumber });
  if (!isSplittable(stored) || (state !== null && (await isSoldSince(context, stored, state.otherNumber))))
    return refuse('notSplittable', { ticketNumber, wagerNumber });
  if (await hasBegun(context, stored)) return refuse('splitTooLate', { ticketNumber, wagerNumber });
  const now = { wallMs, bookMs };
  const splitNumber = state?.otherNumber ?? (await writeStraights(client, stored, now));
  if (state !== null) await reviveStraights(context, splitNumber, stored.items.length);
  await decideByOperator(client, { kysely }, ref, {
    itemNumber: null,
    decision: 'X',
    ruling: { kind: 'relatedLegs', by: actor.name, price: null, line: null, ticketNumber: splitNumber },
    now,
  });
  const answer = await readTicket(context, splitNumber);
  const { customerId } = before;
  return { customerId, before, after: answer, answer, events: [{ kind: 'wagers' }] };
};
