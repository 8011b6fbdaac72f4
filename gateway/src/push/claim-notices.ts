import { type Language, languageOfBookCode } from '@lineboard/domain/content/language';
import type { PushNotice } from '@lineboard/domain/messages/push-notice';
import { IS_THERE } from '../customer/count-new-messages.ts';
import { createStatement } from '../database/create-statement.ts';
import type { Database } from '../database/create-database.ts';

/** What came longer ago is told by the page alone: nobody is woken by what was settled while a gateway was away. */
export const TOLD_WITHIN_MS = 6 * 3_600_000;

/** Notices at a time: as many are lost to devices, not to the bell, when a gateway is killed while it sends. */
const MOST_CLAIMED = 100;

/** Of a customer's ledger this much is looked at, latest first. */
const LATEST = 200;

/**
 * Marks notices as told and reads them in one statement: of several gateways each notice is one's. The mark of each is
 * a row, not a place in the ledger, because rows of one customer may be written in another order than their numbers.
 * A grade that was taken back meanwhile is none, as in the bell.
 */
const CLAIM = createStatement(
  'claim-push-notices',
  `with news as (
     select s.subscription_id, n.* from push_subscription s join customer c using (customer_id),
     lateral (
       select 'entry-' || l.entry_id as notice, 'graded' as kind, w.status as outcome, l.entry_id as id,
         l.ticket_number, l.amount_cents
       from (select * from ledger where customer_id = s.customer_id order by entry_id desc limit ${LATEST}) l
         join wager w on w.ticket_number = l.ticket_number and w.wager_number = l.wager_number
       where s.tells_graded and l.kind = 'grade' and l.at_ms >= greatest(s.since_ms, :fromMs::bigint) and w.status <> 'O'
         and not exists (select from ledger b where b.ticket_number = l.ticket_number
           and b.wager_number = l.wager_number and b.kind = 'reverse' and b.posting > l.posting)
       union all
       select 'entry-' || l.entry_id, 'decided', null, l.entry_id,
         case when k.state = 'accepted' then (k.answer ->> 'ticketNumber')::bigint end, 0
       from (select * from ledger where customer_id = s.customer_id order by entry_id desc limit ${LATEST}) l
         join ticket_key k on k.customer_id = l.customer_id and k.idempotency_key = l.idempotency_key
       where s.tells_decided and l.kind = 'release' and l.at_ms >= greatest(s.since_ms, :fromMs::bigint)
         and k.state in ('accepted', 'refused')
       union all
       select 'message-' || m.message_id, 'message', null, m.message_id, null, 0
       from customer_message c join message m using (message_id)
       where s.tells_messages and c.customer_id = s.customer_id and c.status is null
         and m.sent_at_ms >= greatest(s.since_ms, :fromMs::bigint) and ${IS_THERE}
     ) n
     where (:customerIds::text[] is null or s.customer_id = any(:customerIds::text[])) and c.closed_at_ms is null
       and s.try_at_ms <= :nowMs::bigint and s.host <> all(:pausedHosts::text[])
       and not exists (select from push_sent p where p.subscription_id = s.subscription_id and p.notice = n.notice)
     order by s.subscription_id, n.id limit ${MOST_CLAIMED}
   ), marked as (
     insert into push_sent (subscription_id, notice, at_ms)
     select subscription_id, notice, :nowMs::bigint from news
     on conflict do nothing returning subscription_id, notice
   )
   select s.subscription_id as "subscriptionId", s.endpoint, s.host, s.p256dh, s.auth, s.failures,
     s.shows_amounts as "showsAmounts", c.web_language as "webLanguage", n.notice, n.kind, n.outcome, n.id,
     n.ticket_number as "ticketNumber", n.amount_cents as "amountCents"
   from marked join news n using (subscription_id, notice) join push_subscription s using (subscription_id)
     join customer c using (customer_id)
   order by s.subscription_id, n.id`,
);

interface ClaimedRow {
  subscriptionId: number;
  endpoint: string;
  host: string;
  p256dh: string;
  auth: string;
  failures: number;
  showsAmounts: boolean;
  webLanguage: string;
  notice: string;
  kind: 'graded' | 'decided' | 'message';
  outcome: 'W' | 'L' | 'P' | 'X' | null;
  id: number;
  ticketNumber: number | null;
  amountCents: number;
}

/** What one browser is told at once. */
export interface ClaimedNotices
  extends Pick<ClaimedRow, 'subscriptionId' | 'endpoint' | 'host' | 'p256dh' | 'auth' | 'failures'> {
  language: Language;
  notices: readonly PushNotice[];
  /** The marks that go again when it couldn't be told. */
  marks: readonly string[];
}

const describeNotice = (row: ClaimedRow): PushNotice => {
  const { kind, id, ticketNumber, amountCents, outcome } = row;
  if (kind === 'message') return { kind, messageId: id };
  if (kind === 'decided') return { kind, ticketNumber, entryId: id };
  return {
    kind,
    outcome: outcome ?? 'X',
    ticketNumber: ticketNumber ?? 0,
    entryId: id,
    ...(row.showsAmounts ? { amountCents } : {}),
  };
};

const groupByBrowser = (rows: readonly ClaimedRow[]): ClaimedNotices[] =>
  [...Map.groupBy(rows, ({ subscriptionId }) => subscriptionId).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { subscriptionId, endpoint, host, p256dh, auth, failures } = first;
    return [
      {
        ...{ subscriptionId, endpoint, host, p256dh, auth, failures },
        language: languageOfBookCode(first.webLanguage),
        notices: own.map(describeNotice),
        marks: own.map(({ notice }) => notice),
      },
    ];
  });

export interface ClaimQuestion {
  /** null: of all. */
  customerIds: readonly string[] | null;
  /** Push services that are left alone for now. */
  pausedHosts: readonly string[];
  nowMs: number;
}

/** News that no browser of these customers was told of, marked as told. */
export const claimNotices = async (
  { pool }: Pick<Database, 'pool'>,
  { customerIds, pausedHosts, nowMs }: ClaimQuestion,
): Promise<{ claimed: ClaimedNotices[]; isAll: boolean }> => {
  const { rows } = await pool.query<ClaimedRow>(
    CLAIM({ customerIds, pausedHosts, nowMs, fromMs: nowMs - TOLD_WITHIN_MS }),
  );
  return { claimed: groupByBrowser(rows), isAll: rows.length < MOST_CLAIMED };
};
