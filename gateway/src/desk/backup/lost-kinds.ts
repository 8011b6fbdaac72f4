import { BY_CUSTOMER } from '@lineboard/domain/account/settings/self-service';
import { kindsInSql } from '../../ground/database/ledger-sql.ts';

const GRADES = kindsInSql(({ lostAs }) => lostAs === 'grades');
const MONEY = kindsInSql(({ lostAs }) => lostAs === 'money');

/** A kind of entry of a book: how it is found in the lost book, and whether the restored one has it. */
export interface LostKind {
  title: string;
  /** The sequence that its numbers come from; null: it is found by its time. */
  sequence: string | null;
  /** `key` first, then what a person needs of it. $1: numbers above this one, or milliseconds. */
  newer: string;
  /** Keys of $1 that are there. */
  known: string;
}

const at = (column: string): string =>
  `to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
const money = (column: string): string => `to_char(${column} / 100.0, 'FM999,999,999,990.00')`;

/** Nothing says when they were set: all of them are held against those that came back. */
const OWN_LIMIT = `concat_ws(' ', customer_id, kind, period, amount, next_amount, next_at_ms)`;

/** As for limits, nothing says since when. */
const IS_GIVEN_UP = `(params ->> '${BY_CUSTOMER}')::numeric = 1`;

export const LOST_KINDS: readonly LostKind[] = [
  {
    title: 'Sign-ups and accounts',
    sequence: null,
    newer: `select customer_id as key, ${at('created_at_ms')} as at, customer_id as customer, agent_id as agent
      from customer where created_at_ms > $1 order by created_at_ms`,
    known: 'select customer_id as key from customer where customer_id = any($1)',
  },
  {
    title: 'Tickets',
    sequence: 'ticket_number_seq',
    newer: `select ticket_number::text as key, ${at('accepted_at_ms')} as at, ticket_number::text as ticket,
        customer_id as customer, wager_type as kind, ${money('total_risk_cents')} as risk,
        ${money('total_to_win_cents')} as "to win"
      from ticket where ticket_number > $1 order by ticket_number`,
    known: 'select ticket_number::text as key from ticket where ticket_number = any($1::bigint[])',
  },
  {
    title: 'Open spots that were filled',
    sequence: null,
    newer: `select idempotency_key::text as key, ${at('at_ms')} as at, ticket_number::text as ticket,
        wager_number::text as wager, customer_id as customer, items::text as legs, ${money('to_win_cents')} as "to win"
      from ticket_event where at_ms > $1 order by at_ms, ticket_number, event_number`,
    known: 'select idempotency_key::text as key from ticket_event where idempotency_key = any($1::uuid[])',
  },
  {
    title: 'Grades, and grades taken back',
    sequence: 'ledger_entry_id_seq',
    newer: `select entry_id::text as key, ${at('at_ms')} as at, ticket_number::text as ticket,
        wager_number::text as wager, customer_id as customer, kind, ${money('amount_cents')} as amount
      from ledger where entry_id > $1 and kind in (${GRADES}) order by entry_id`,
    known: 'select entry_id::text as key from ledger where entry_id = any($1::bigint[])',
  },
  {
    title: 'Money paid in, paid out, settled or corrected',
    sequence: 'ledger_entry_id_seq',
    newer: `select entry_id::text as key, ${at('at_ms')} as at, entry_id::text as entry, customer_id as customer, kind,
        ${money('amount_cents')} as amount, ${money('free_play_cents')} as "free play",
        coalesce(to_jsonb(ledger) ->> 'request_id', '–') as request
      from ledger where entry_id > $1 and kind in (${MONEY})
      order by entry_id`,
    known: 'select entry_id::text as key from ledger where entry_id = any($1::bigint[])',
  },
  {
    title: 'Requests for cash',
    sequence: 'cash_request_request_id_seq',
    newer: `select request_id::text as key, ${at('asked_at_ms')} as at, request_id::text as request,
        customer_id as customer, provider, transaction, kind, ${money('amount_cents')} as amount, state
      from cash_request where request_id > $1 order by request_id`,
    known: 'select request_id::text as key from cash_request where request_id = any($1::bigint[])',
  },
  {
    title: 'What providers of games and cash told',
    sequence: null,
    newer: `select provider || ' ' || transaction as key, ${at('t.at_ms')} as at, t.provider, t.transaction, t.call,
        coalesce(p.round, '–') as round, coalesce(p.customer_id, c.customer_id, '–') as customer,
        ${money('t.amount_cents')} as amount, coalesce(t.code, 'taken') as decided
      from wallet_transaction t left join casino_play p using (play_id, provider)
        left join (select request_id, customer_id from cash_request) c using (request_id)
      where t.at_ms > $1 order by t.at_ms, t.provider, t.transaction`,
    known: `select provider || ' ' || transaction as key from wallet_transaction
      where provider || ' ' || transaction = any($1)`,
  },
  {
    title: 'What operators changed',
    sequence: 'audit_log_entry_id_seq',
    newer: `select entry_id::text as key, ${at('at_ms')} as at, actor, command, coalesce(customer_id, '–') as customer
      from audit_log where entry_id > $1 order by entry_id`,
    known: 'select entry_id::text as key from audit_log where entry_id = any($1::bigint[])',
  },
  {
    title: 'Time-outs that customers took',
    sequence: null,
    newer: `select customer_id || ' ' || began_at_ms as key, ${at('began_at_ms')} as at, customer_id as customer, length
      from time_out where began_at_ms > $1 order by began_at_ms`,
    known: `select customer_id || ' ' || began_at_ms as key from time_out
      where customer_id || ' ' || began_at_ms = any($1)`,
  },
  {
    title: 'Limits that customers set for themselves',
    sequence: null,
    newer: `select ${OWN_LIMIT} as key, customer_id as customer, kind, period,
        case kind when 'time' then amount || ' min' else ${money('amount')} end as amount,
        coalesce(${at('next_at_ms')}, '–') as "looser from"
      from own_limit where $1::bigint is not null order by customer_id, kind, period`,
    known: `select ${OWN_LIMIT} as key from own_limit where ${OWN_LIMIT} = any($1)`,
  },
  {
    title: 'What customers gave up',
    sequence: null,
    newer: `select customer_id || ' ' || code as key, customer_id as customer, code as restriction
      from customer_restriction where $1::bigint is not null and ${IS_GIVEN_UP} order by customer_id, code`,
    known: `select customer_id || ' ' || code as key from customer_restriction
      where customer_id || ' ' || code = any($1) and ${IS_GIVEN_UP}`,
  },
];

/** The kinds of entries that are open in the restored book, and may have been decided in the lost time. */
export const OPEN_KINDS: ReadonlyArray<{ title: string; todo: string; open: string }> = [
  {
    title: 'Requests for cash that waited',
    todo: 'They may have been decided, and paid, since: ask the cashier’s provider before you decide them again.',
    open: `select request_id::text as request, ${at('asked_at_ms')} as asked, customer_id as customer, provider,
        transaction, kind, ${money('amount_cents')} as amount
      from cash_request where state = 'waiting' order by request_id`,
  },
  {
    title: 'Rounds of games that went on',
    todo:
      'Hold them against their providers’ lists: a round that has ended there is told here no more. Close them with ' +
      '`lineboard rounds close` or give their stakes back with `rounds void`, before WALLET_ROUND_HOURS are over.',
    open: `select provider, round, customer_id as customer, ${money('stake_cents')} as stake,
        coalesce(${money('win_cents')}, '–') as "told to have won"
      from casino_play where posted_book_ms is null order by provider, play_id`,
  },
  {
    title: 'Providers to reconcile',
    todo:
      'Their calls since the backup are unknown here: a bet sent again is refused with sessionEnded, a win of an unknown ' +
      'round is answered roundUnknown. Ask each for its list since the last call below.',
    open: `select provider, count(*)::text as calls, ${at('max(at_ms)')} as "last call"
      from wallet_transaction group by provider order by provider`,
  },
  {
    title: 'Games that have begun, with open bets and no result',
    todo:
      'Their results may have come in the time that is lost, and a feed doesn’t tell an old game again: send the ' +
      'score once more, or set it with `lineboard lines correct-score`.',
    open: `select i.game_num::text as game, ${at('min(i.game_date_time_ms)')} as "kick-off", min(i.team1_id) as "team 1",
        min(i.team2_id) as "team 2", count(distinct (i.ticket_number, i.wager_number))::text as "open wagers"
      from wager_item i
      where i.open and i.result is null and i.game_num is not null and i.game_date_time_ms < $1
      group by i.game_num order by min(i.game_date_time_ms), i.game_num`,
  },
  {
    title: 'Operators’ tokens that are good again',
    todo: 'One that was revoked since the backup is: revoke it again with `lineboard tokens revoke`.',
    open: `select name, ${at('expires_at_ms')} as "good until" from operator_token
      where expires_at_ms > extract(epoch from now()) * 1000 order by name`,
  },
];
