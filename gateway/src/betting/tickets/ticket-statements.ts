/**
 * The whole ticket as one statement (docs/adr/0001-one-statement-ticket.md).
 *
 * It begins with the account, on the condition that nothing changed since the ticket was judged: money, limits and
 * exposures are then those it was judged by. The statement is its own transaction, so a ticket is there with its key,
 * wagers, items and ledger rows, or not at all.
 *
 * A ticket that builds on an existing wager locks that wager first, on the condition that nothing changed in it
 * either: grading locks wager and account in the same order (docs/adr/0006-many-legs.md).
 */
import { moveAccount } from '../../ground/customer/move-account.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';
import { changeWager } from '../wagers/change-wager.ts';
import { enterItem } from '../wagers/enter-item.ts';
import { enterWager } from '../wagers/enter-wager.ts';

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
  placed_score1: 'integer',
  placed_score2: 'integer',
  placed_clock: 'text',
  linked_contests: 'integer[]',
  contest_game_num: 'bigint',
  seen_price: 'integer',
  seen_line: 'double precision',
  picked_price: 'integer',
  picked_line: 'double precision',
  picked_ms: 'bigint',
  parlay_restriction: 'text',
  risk_cents: 'bigint',
  to_win_cents: 'bigint',
  entered: 'text',
};

/** The columns that have their default in a plain straight. */
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
  most_win_cents: 'bigint',
  free_play_flag: 'boolean',
  terms: 'jsonb',
  open_spots: 'integer',
  win_key: 'text',
  combined_games: 'integer[]',
};

/** The expression for each column. */
const mapColumns = <Column extends string>(
  columns: Readonly<Record<Column, string>>,
  express: (name: string, type: string) => string,
): Record<Column, string> =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([name, type]) => [name, express(name, type)]),
  ) as Record<Column, string>;
const typesOf = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

/** The ticket's number comes first, as in the caller's own answer. */
const ANSWER = `('{"state":"accepted","ticketNumber":' || posted.ticket_number || ',' || :answer::text)::json`;

/** The key is either new, or belongs to a ticket that waited. */
const KEY_CLAUSES = {
  new: `insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
  select :customerId::text, :idempotencyKey::uuid, 'accepted', :requestHash::bytea, ${ANSWER}, :acceptedWallMs::bigint from posted`,
  /** A pending ticket's key exists already; the gateway that decides on it has locked its row. */
  pending: `update ticket_key set state = 'accepted', request_hash = :requestHash::bytea, answer = ${ANSWER}, at_ms = :acceptedWallMs::bigint
  from posted where ticket_key.customer_id = :customerId::text and idempotency_key = :idempotencyKey::uuid and state = 'pending'`,
};

/** The first posting of a wager that the ticket writes. */
const ENTERED = {
  customer_id: ':customerId::text',
  kind: `'wager'`,
  amount_cents: '0',
  ticket_number: 'ticket_number',
  posting: '0',
  at_ms: ':acceptedWallMs::bigint',
  book_ms: ':acceptedBookMs::bigint',
};

const PLAIN_WAGER = enterWager(
  {
    ticket_number: 'ticket_number',
    wager_number: '1',
    customer_id: ':customerId::text',
    wager_type: `'S'`,
    risk_cents: ':heldCents::bigint',
    held_cents: ':heldCents::bigint',
    to_win_cents: ':totalToWinCents::bigint',
    win_key: ':winKey::text',
  },
  'posted',
);

const PLAIN_ITEM = enterItem(
  {
    ticket_number: 'ticket_number',
    wager_number: '1',
    item_number: '1',
    customer_id: ':customerId::text',
    ...mapColumns(ITEM_COLUMNS, (name, type) => `:${name}::${type}`),
  },
  'posted',
);

/**
 * One straight in cash at the line's own points: most tickets of a book are of this kind, so this statement reads and
 * writes nothing else.
 */
const createPlainText = (keyClause: string): string => `
with posted as (
  ${moveAccount({ atRisk: ':heldCents::bigint' })}
  where customer_id = :customerId::text and version = :expectedVersion::bigint returning nextval('ticket_number_seq') as ticket_number
), key_row as (${keyClause}
), ticket_row as (
  insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents, total_to_win_cents,
    idempotency_key, price_acceptance)
  select ticket_number, :customerId::text, 'straight', :acceptedWallMs::bigint, :acceptedBookMs::bigint, :heldCents::bigint, :totalToWinCents::bigint,
    :idempotencyKey::uuid, :priceAcceptance::text from posted
), wager_row as (
  ${PLAIN_WAGER}
), item_row as (
  ${PLAIN_ITEM}
), ledger_row as (
  ${enterLedger({ ...ENTERED, at_risk_cents: ':heldCents::bigint', wager_number: '1' }, 'posted')}
)
select ticket_number from posted`;

const ALL_ITEM_COLUMNS = { ...ITEM_COLUMNS, ...FURTHER_ITEM_COLUMNS };

const ITEMS = enterItem(
  {
    ticket_number: 'posted.ticket_number',
    wager_number: 'x.wager_number',
    customer_id: ':customerId::text',
    ...mapColumns(ALL_ITEM_COLUMNS, (name) => `x.${name}`),
  },
  `posted, json_to_recordset(:items::json) as x (wager_number integer, ${typesOf(ALL_ITEM_COLUMNS)})`,
);

const ENTER_EACH = enterLedger(
  {
    ...ENTERED,
    at_risk_cents: 'held_cents',
    free_play_cents: 'case when free_play_flag then -risk_cents else 0 end',
    wager_number: 'wager_number',
  },
  'wager_to_write',
);

const WAGERS = enterWager(
  {
    ticket_number: 'ticket_number',
    customer_id: ':customerId::text',
    parent_ticket_number: ':parentTicketNumber::bigint',
    parent_wager_number: ':parentWagerNumber::integer',
    rif_win_only: ':winOnly::boolean',
    ...mapColumns(WAGER_COLUMNS, (name) => name),
  },
  'wager_to_write',
);

/** All other new tickets: wagers of many items, free play, and a rolling if with the wager that it rolls from. */
const createFullText = (keyClause: string): string => `
with parent as (
  select 1 from wager where ticket_number = :parentTicketNumber::bigint and wager_number = :parentWagerNumber::integer and customer_id = :customerId::text
    and revision = :parentRevision::integer and status = 'O' and child_ticket_number is null for update
), posted as (
  ${moveAccount({ atRisk: ':heldCents::bigint', freePlay: '-:freePlayCents::bigint' })}
  where customer_id = :customerId::text and version = :expectedVersion::bigint and (:parentTicketNumber::bigint is null or exists (select 1 from parent))
  returning nextval('ticket_number_seq') as ticket_number
), wager_to_write as materialized (
  select posted.ticket_number, x.* from posted, json_to_recordset(:wagers::json) as x (${typesOf(WAGER_COLUMNS)})
), key_row as (${keyClause}
), ticket_row as (
  insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents, total_to_win_cents,
    idempotency_key, price_acceptance)
  select ticket_number, :customerId::text, :wagerType::text, :acceptedWallMs::bigint, :acceptedBookMs::bigint, :totalRiskCents::bigint, :totalToWinCents::bigint,
    :idempotencyKey::uuid, :priceAcceptance::text from posted
), wager_row as (
  ${WAGERS}
), item_row as (
  ${ITEMS}
), ledger_row as (
  ${ENTER_EACH}
), parent_row as (
  ${changeWager({ child_ticket_number: 'posted.ticket_number' })} from posted
  where w.ticket_number = :parentTicketNumber::bigint and w.wager_number = :parentWagerNumber::integer
)
select ticket_number from posted`;

const FILL = changeWager({
  terms: 'x.terms',
  open_spots: 'x.open_spots',
  to_win_cents: 'x.to_win_cents',
  win_key: 'x.win_key',
});

/** HR-84: a ticket of the same day counts with all that it may win by now. */
const ADDED_TO_EARLIER_DAY = `case when (select accepted_book_ms from ticket where ticket_number = :filledTicketNumber::bigint)
    < :dayMs::bigint then :toWinAddedCents::bigint else 0 end`;

/** Legs for the open spots of an existing wager (HR-15): its risk stays, and its to-win is calculated again. */
const createFillText = (keyClause: string): string => `
with filled as (
  select 1 from wager where ticket_number = :filledTicketNumber::bigint and wager_number = :filledWagerNumber::integer and customer_id = :customerId::text
    and revision = :filledRevision::integer and status = 'O' for update
), posted as (
  ${moveAccount({ filled: { dayMs: ':dayMs::bigint', cents: ADDED_TO_EARLIER_DAY } })}
  where customer_id = :customerId::text and version = :expectedVersion::bigint and exists (select 1 from filled)
  returning :filledTicketNumber::bigint as ticket_number
), key_row as (${keyClause}
), wager_row as (
  ${FILL}
  from posted, json_to_recordset(:wagers::json) as x (${typesOf(WAGER_COLUMNS)})
  where w.ticket_number = posted.ticket_number and w.wager_number = :filledWagerNumber::integer
), ticket_row as (
  update ticket set total_to_win_cents = total_to_win_cents + :toWinAddedCents::bigint
  from posted where ticket.ticket_number = posted.ticket_number
), item_row as (
  ${ITEMS}
), event_row as (
  insert into ticket_event (ticket_number, event_number, customer_id, kind, wager_number, idempotency_key,
    first_item_number, items, to_win_cents, at_ms, book_ms)
  select posted.ticket_number, (select count(*) + 1 from ticket_event e where e.ticket_number = posted.ticket_number),
    :customerId::text, 'fill', :filledWagerNumber::integer, :idempotencyKey::uuid, min(i.item_number), count(*), min(x.to_win_cents), :acceptedWallMs::bigint, :acceptedBookMs::bigint
  from posted, json_to_recordset(:items::json) as i (item_number integer), json_to_recordset(:wagers::json) as x (to_win_cents bigint)
  group by posted.ticket_number
)
select ticket_number from posted`;

export type TicketKey = keyof typeof KEY_CLAUSES;

/** The kinds of statements for tickets. */
export type TicketStatement = 'plain' | 'new' | 'fill';
const CREATE = { plain: createPlainText, new: createFullText, fill: createFillText };

/** The statements by the ticket's key and by its kind. */
export const TICKET_STATEMENTS = Object.fromEntries(
  (['new', 'pending'] as const).map((key) => [
    key,
    Object.fromEntries(
      (['plain', 'new', 'fill'] as const).map((statement) => [
        statement,
        createStatement(`write-ticket-${statement}-${key}`, CREATE[statement](KEY_CLAUSES[key])),
      ]),
    ),
  ]),
) as Record<TicketKey, Record<TicketStatement, ReturnType<typeof createStatement>>>;
