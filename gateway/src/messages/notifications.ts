import type { NotificationsAnswer } from '@lineboard/domain/messages/notification';
import { MOST_DECIDED } from '@lineboard/domain/messages/notification.schema';
import { createStatement } from '../database/create-statement.ts';
import type { Database } from '../database/create-database.ts';

/** The ledger has each release of a hold; what became of the ticket stands under its key. */
const selectDecided = createStatement<{ customerId: string; sinceMs: number; most: number }>(
  'select-decided-tickets',
  `select l.entry_id as "entryId", l.book_ms as "atMs",
     case when k.state = 'accepted' then (k.answer ->> 'ticketNumber')::bigint end as "ticketNumber"
   from ledger l join ticket_key k on k.customer_id = l.customer_id and k.idempotency_key = l.idempotency_key
   where l.customer_id = :customerId and l.kind = 'release' and l.book_ms >= :sinceMs::bigint
     and (l.kind <> 'wager' or l.free_play_cents <> 0) and k.state in ('accepted', 'refused')
   order by l.entry_id desc limit :most::integer`,
);

/** What came of live tickets that waited, since a moment of the book's clock. Nothing of it is stored twice. */
export const readNotifications = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  sinceMs: number,
): Promise<NotificationsAnswer> => {
  const [decided, seen] = await Promise.all([
    pool.query<NotificationsAnswer['decided'][number]>(
      selectDecided({ customerId, sinceMs: Math.round(sinceMs), most: MOST_DECIDED }),
    ),
    pool.query<{ seen: number }>(
      'select notifications_seen_entry_id as seen from customer where customer_id = $1',
      [customerId],
    ),
  ]);
  return { seenEntryId: seen.rows[0]?.seen ?? 0, decided: decided.rows };
};

/** Never back, and never beyond what there is: nothing that comes later counts as seen. */
export const markSeen = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  entryId: number,
): Promise<void> => {
  await pool.query(
    `update customer set notifications_seen_entry_id = seen.entry_id from (
       select least($2::bigint, coalesce(max(entry_id), 0)) as entry_id from ledger where customer_id = $1) seen
     where customer_id = $1 and notifications_seen_entry_id < seen.entry_id`,
    [customerId, entryId],
  );
};
