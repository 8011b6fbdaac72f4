/**
 * The whole ticket as one statement (docs/adr/0001-one-statement-ticket.md).
 *
 * It begins with the account, on the condition that nothing changed since the ticket was judged: money, limits and
 * exposures are then those it was judged by. The statement is its own transaction, so a ticket is there with its key,
 * wagers, items and ledger rows, or not at all.
 *
 * A ticket that builds on a wager that stands locks that wager first, on the condition that nothing changed in it
 * either: grading locks wager and account in the same order (docs/adr/0006-many-legs.md).
 */
import type { TicketAccepted } from '@lineboard/domain/ticket/ticket-answer';
import type pg from 'pg';
import type { Posting } from './create-posting.ts';

const ITEM_COLUMNS = {
  item_id: 'text',
  feed_id: 'text',
  pick_key: 'text',
  pick_type: 'text',
  game_num: 'bigint',
  period_number: 'integer',
  wager_type: 'text',
  side: 'text',
  contest_num: 'bigint',
  contestant_num: 'bigint',
  base_cents: 'bigint',
  final_price: 'integer',
  final_line: 'double precision',
  sport_type: 'text',
  sport_sub_type: 'text',
  team1_id: 'text',
  team2_id: 'text',
  team1_rot_num: 'integer',
  team2_rot_num: 'integer',
  contest_desc: 'text',
  contestant_name: 'text',
  game_date_time_ms: 'bigint',
  listed_pitcher1: 'text',
  listed_pitcher2: 'text',
  pitcher1_req_flag: 'boolean',
  pitcher2_req_flag: 'boolean',
  three_way: 'boolean',
  linked_contests: 'integer[]',
  contest_game_num: 'bigint',
  risk_cents: 'bigint',
  to_win_cents: 'bigint',
  entered: 'text',
};

/** What a plain straight has at its default. */
const FURTHER_ITEM_COLUMNS = {
  item_number: 'integer',
  line_price: 'integer',
  line_points: 'double precision',
  points_bought: 'integer',
  teaser_points: 'double precision',
};

const WAGER_COLUMNS = {
  wager_number: 'integer',
  wager_type: 'text',
  risk_cents: 'bigint',
  held_cents: 'bigint',
  to_win_cents: 'bigint',
  free_play_flag: 'boolean',
  terms: 'jsonb',
  open_spots: 'integer',
};

const namesOf = (columns: Record<string, string>): string => Object.keys(columns).join(', ');
const typesOf = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

/** The number goes where it stands in the answer that the caller makes of it. */
const ANSWER = `('{"state":"accepted","ticketNumber":' || posted.ticket_number || ',' || $5::text)::json`;

const KEY_CLAUSES = {
  new: `insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
  select $1::text, $3::uuid, 'accepted', $4::bytea, ${ANSWER}, $6::bigint from posted`,
  /** The key of a pending ticket is there already; who decides it holds its row. */
  pending: `update ticket_key set state = 'accepted', request_hash = $4::bytea, answer = ${ANSWER}, at_ms = $6::bigint
  from posted where ticket_key.customer_id = $1::text and idempotency_key = $3::uuid and state = 'pending'`,
};

const ITEM_COLUMN_NAMES = Object.keys(ITEM_COLUMNS) as Array<keyof typeof ITEM_COLUMNS>;

/** The tenth and those after it, each with its type. */
const ITEM_PARAMETERS = Object.values(ITEM_COLUMNS)
  .map((type, at) => `$${at + 10}::${type}`)
  .join(', ');

/** One straight in cash with its item as the line stood: most tickets of a book, so it writes and reads nothing else. */
const createPlainStatement = (keyClause: string): string => `
with posted as (
  update account set at_risk_cents = at_risk_cents + $7::bigint, version = version + 1
  where customer_id = $1::text and version = $2::bigint returning nextval('ticket_number_seq') as ticket_number
), key_row as (${keyClause}
), ticket_row as (
  insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents, total_to_win_cents)
  select ticket_number, $1::text, 'straight', $6::bigint, $9::bigint, $7::bigint, $8::bigint from posted
), wager_row as (
  insert into wager (ticket_number, wager_number, customer_id, wager_type, risk_cents, held_cents, to_win_cents)
  select ticket_number, 1, $1::text, 'S', $7::bigint, $7::bigint, $8::bigint from posted
), item_row as (
  insert into wager_item (ticket_number, wager_number, item_number, customer_id, ${namesOf(ITEM_COLUMNS)})
  select ticket_number, 1, 1, $1::text, ${ITEM_PARAMETERS} from posted
), ledger_row as (
  insert into ledger (customer_id, kind, amount_cents, at_risk_cents, ticket_number, wager_number, posting, at_ms, book_ms)
  select $1::text, 'wager', 0, $7::bigint, ticket_number, 1, 0, $6::bigint, $9::bigint from posted
)
select ticket_number from posted`;

const ALL_ITEM_COLUMNS = { ...ITEM_COLUMNS, ...FURTHER_ITEM_COLUMNS };

const itemRows = (items: string): string => `item_row as (
  insert into wager_item (ticket_number, wager_number, customer_id, ${namesOf(ALL_ITEM_COLUMNS)})
  select posted.ticket_number, x.wager_number, $1::text, ${Object.keys(ALL_ITEM_COLUMNS)
    .map((name) => `x.${name}`)
    .join(', ')}
  from posted, json_to_recordset(${items}::json) as x (wager_number integer, ${typesOf(ALL_ITEM_COLUMNS)})
)`;

/** Everything else that is new: wagers of many items, free play, and a rolling if with the wager that it rolls from. */
const createStatement = (keyClause: string): string => `
with parent as (
  select 1 from wager where ticket_number = $15::bigint and wager_number = $16::integer and customer_id = $1::text
    and revision = $18::integer and status = 'O' and child_ticket_number is null for update
), posted as (
  update account set at_risk_cents = at_risk_cents + $7::bigint,
    free_play_balance_cents = free_play_balance_cents - $11::bigint, version = version + 1
  where customer_id = $1::text and version = $2::bigint and ($15::bigint is null or exists (select 1 from parent))
  returning nextval('ticket_number_seq') as ticket_number
), wager_to_write as materialized (
  select posted.ticket_number, x.* from posted, json_to_recordset($13::json) as x (${typesOf(WAGER_COLUMNS)})
), key_row as (${keyClause}
), ticket_row as (
  insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents, total_to_win_cents)
  select ticket_number, $1::text, $14::text, $6::bigint, $9::bigint, $12::bigint, $8::bigint from posted
), wager_row as (
  insert into wager (ticket_number, customer_id, parent_ticket_number, parent_wager_number, rif_win_only, ${namesOf(WAGER_COLUMNS)})
  select ticket_number, $1::text, $15::bigint, $16::integer, $17::boolean, ${namesOf(WAGER_COLUMNS)} from wager_to_write
), ${itemRows('$10')}, ledger_row as (
  insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, ticket_number, wager_number, posting, at_ms, book_ms)
  select $1::text, 'wager', 0, held_cents, case when free_play_flag then -risk_cents else 0 end,
    ticket_number, wager_number, 0, $6::bigint, $9::bigint from wager_to_write
), parent_row as (
  update wager set child_ticket_number = posted.ticket_number, revision = revision + 1 from posted
  where wager.ticket_number = $15::bigint and wager.wager_number = $16::integer
)
select ticket_number from posted`;

/** Legs for the open spots of a wager that stands (HR-15): its risk stays, its to-win is worked out anew. */
const createFillStatement = (keyClause: string): string => `
with filled as (
  select 1 from wager where ticket_number = $7::bigint and wager_number = $11::integer and customer_id = $1::text
    and revision = $12::integer and status = 'O' for update
), posted as (
  update account set version = version + 1
  where customer_id = $1::text and version = $2::bigint and exists (select 1 from filled)
  returning $7::bigint as ticket_number
), key_row as (${keyClause}
), wager_row as (
  update wager set terms = x.terms, open_spots = x.open_spots, to_win_cents = x.to_win_cents, revision = revision + 1
  from posted, json_to_recordset($13::json) as x (${typesOf(WAGER_COLUMNS)})
  where wager.ticket_number = posted.ticket_number and wager.wager_number = $11::integer
), ticket_row as (
  update ticket set total_to_win_cents = total_to_win_cents + $8::bigint
  from posted where ticket.ticket_number = posted.ticket_number
), ${itemRows('$10')}, event_row as (
  insert into ticket_event (ticket_number, event_number, customer_id, kind, wager_number, idempotency_key,
    first_item_number, items, to_win_cents, at_ms, book_ms)
  select posted.ticket_number, (select count(*) + 1 from ticket_event e where e.ticket_number = posted.ticket_number),
    $1::text, 'fill', $11::integer, $3::uuid, min(i.item_number), count(*), min(x.to_win_cents), $6::bigint, $9::bigint
  from posted, json_to_recordset($10::json) as i (item_number integer), json_to_recordset($13::json) as x (to_win_cents bigint)
  group by posted.ticket_number
)
select ticket_number from posted`;

type Statement = 'plain' | 'new' | 'fill';
const CREATE = { plain: createPlainStatement, new: createStatement, fill: createFillStatement };

const STATEMENTS = Object.fromEntries(
  (['new', 'pending'] as const).map((key) => [
    key,
    Object.fromEntries(
      (['plain', 'new', 'fill'] as const).map((statement) => [
        statement,
        { name: `write-ticket-${statement}-${key}`, text: CREATE[statement](KEY_CLAUSES[key]) },
      ]),
    ),
  ]),
) as Record<keyof typeof KEY_CLAUSES, Record<Statement, { name: string; text: string }>>;

const isPlain = ({ parent, freePlayCents, wagers, items }: Posting): boolean =>
  parent === null &&
  freePlayCents === 0 &&
  items.length === 1 &&
  wagers.every(({ terms }) => terms === null) &&
  items.every((item) => item.line_price === null && item.points_bought === 0);

/** The first nine are everybody's, or a filling's own in the same places. */
const valuesOf = (posting: Posting, statement: Statement): unknown[] => {
  const { state: _state, ...rest } = posting.answer;
  const { filling, parent } = posting;
  const key = [
    posting.customerId,
    posting.expectedVersion,
    posting.idempotencyKey,
    posting.requestHash,
    JSON.stringify(rest).slice(1),
    posting.acceptedWallMs,
  ];
  if (statement === 'fill' && filling !== null) {
    return [
      ...key,
      filling.ticketNumber,
      filling.toWinAddedCents,
      posting.acceptedBookMs,
      JSON.stringify(posting.items),
      filling.wagerNumber,
      filling.revision,
      JSON.stringify(posting.wagers),
    ];
  }
  const ticket = [...key, posting.heldCents, rest.totalToWinCents, posting.acceptedBookMs];
  const [item] = posting.items;
  if (statement === 'plain' && item !== undefined)
    return [...ticket, ...ITEM_COLUMN_NAMES.map((name) => item[name])];
  return [
    ...ticket,
    JSON.stringify(posting.items),
    posting.freePlayCents,
    rest.totalRiskCents,
    JSON.stringify(posting.wagers),
    posting.wagerType,
    parent?.ticketNumber ?? null,
    parent?.wagerNumber ?? null,
    parent?.winOnly ?? null,
    parent?.revision ?? null,
  ];
};

/**
 * @param key `new`: the key must not exist (a unique violation otherwise); `pending`: its row is there, held by the caller
 * @returns null when the account, or the wager that the ticket builds on, changed since it was judged: nothing was written
 */
export const writeTicket = async (
  client: pg.Pool | pg.PoolClient,
  posting: Posting,
  key: keyof typeof KEY_CLAUSES,
): Promise<TicketAccepted | null> => {
  const statement = posting.filling !== null ? 'fill' : isPlain(posting) ? 'plain' : 'new';
  const { rows } = await client.query<{ ticket_number: number }>({
    ...STATEMENTS[key][statement],
    values: valuesOf(posting, statement),
  });
  const written = rows[0];
  const { state, ...rest } = posting.answer;
  return written === undefined ? null : { state, ticketNumber: written.ticket_number, ...rest };
};
