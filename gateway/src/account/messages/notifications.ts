import { MOST_DECIDED, type NotificationsAnswer } from '@lineboard/domain/words/messages/notification.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** The ledger has each release of a hold; what became of the ticket is under its key. */
const selectDecided = createStatement<{ customerId: string; sinceMs: number; most: number }>(
  'select-decided-tickets',
  `select l.entry_id as "entryId", l.book_ms as "atMs",
     case when k.state = 'accepted' then (k.answer ->> 'ticketNumber')::bigint end as "ticketNumber"
   from ledger l join ticket_key k on k.customer_id = l.customer_id and k.idempotency_key = l.idempotency_key
   where l.customer_id = :customerId and l.kind = 'release' and l.book_ms >= :sinceMs::bigint
     and (l.kind <> 'wager' or l.free_play_cents <> 0) and k.state in ('accepted', 'refused')
   order by l.entry_id desc limit :most::integer`,
);

/** Requests that are looked through for those: nobody has more decided in a week and none of them shown. */
const LATEST_REQUESTS = 100;

/** A request ends with one entry of the ledger, its last. What a rule approved was answered at once. */
const selectCash = createStatement<{ customerId: string; sinceMs: number; most: number }>(
  'select-decided-cash',
  `select max(l.entry_id) as "entryId", max(l.book_ms) as "atMs", r.kind, r.amount_cents as "amountCents",
     r.state = 'approved' as "isApproved", r.reason
   from (
     select * from cash_request where customer_id = :customerId order by request_id desc limit ${LATEST_REQUESTS}
   ) r join ledger l using (request_id)
   where r.decided_by = 'operator'
   group by r.request_id, r.kind, r.amount_cents, r.state, r.reason having max(l.book_ms) >= :sinceMs::bigint
   order by 1 desc limit :most::integer`,
);

/**
 * What came of live tickets and of requests for cash that waited, since a moment of the book's clock. Nothing of it is
 * stored twice.
 */
export const readNotifications = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  sinceMs: number,
): Promise<NotificationsAnswer> => {
  const question = { customerId, sinceMs: Math.round(sinceMs), most: MOST_DECIDED };
  const [decided, cash, seen] = await Promise.all([
    pool.query<NotificationsAnswer['decided'][number]>(selectDecided(question)),
    pool.query<NonNullable<NotificationsAnswer['cash']>[number]>(selectCash(question)),
    pool.query<{ seen: number }>(
      'select notifications_seen_entry_id as seen from customer where customer_id = $1',
      [customerId],
    ),
  ]);
  return { seenEntryId: seen.rows[0]?.seen ?? 0, decided: decided.rows, cash: cash.rows };
};
