import { type Language, languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type { Side } from '@lineboard/domain/ground/pick/pick';
import type { PushNotice } from '@lineboard/domain/account/notifications/push-notice';
import { IS_THERE } from '../../ground/customer/count-new-messages.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';
import { textsIn } from '../../words/catalogues/texts-in.ts';

/** Older news is told by the page alone: nobody is woken by what was settled while a gateway was away. */
export const TOLD_WITHIN_MS = 6 * 3_600_000;

/** Notices at a time: as many are lost to devices, not to the bell, when a gateway is killed while it sends. */
const MOST_CLAIMED = 100;

/**
 * Takes notices out of the queue that the database writes with the news, and reads them in the same statement: of
 * several gateways each notice is one's. Nothing is looked at but what waits, so it costs what there is to tell and not
 * what browsers there are. A notice that is none any more comes without a kind: a grade or a sale that was taken back
 * meanwhile, a message that was read, an alert that was taken back or whose customer takes a time-out, what is of
 * another customer than the browser is now. `offset 0`: one browser by its number for each row, whatever a queue that
 * was just full or empty makes PostgreSQL expect.
 */
const CLAIM = createStatement(
  'claim-push-notices',
  `with next as (
     select d.subscription_id, d.kind, d.id from push_due d left join lateral (
       select * from push_subscription b where b.subscription_id = d.subscription_id offset 0) s on true
     where s.subscription_id is null or s.try_at_ms <= :nowMs::bigint and s.host <> all(:pausedHosts::text[])
     order by d.subscription_id, d.kind, d.id limit ${MOST_CLAIMED} for update of d skip locked
   ), taken as (
     delete from push_due d using next n
     where d.subscription_id = n.subscription_id and d.kind = n.kind and d.id = n.id returning d.*
   )
   select t.subscription_id as "subscriptionId", t.id, t.customer_id as "customerId", t.at_ms as "atMs",
     case when s.tells_graded and w.status <> 'O' or s.tells_decided and k.customer_id is not null
       or s.tells_messages and m.message_id is not null
       or s.subscription_id is not null and x.posting is not null
       or s.subscription_id is not null and q.alert_id is not null then t.kind end as kind,
     s.endpoint, s.host, s.p256dh, s.auth, s.failures, s.shows_amounts as "showsAmounts",
     s.web_language as "webLanguage", w.status as outcome,
     coalesce(x.paid_cents, l.amount_cents) as "amountCents",
     case when t.kind in ('graded', 'sold') then l.ticket_number
       when k.state = 'accepted' then (k.answer ->> 'ticketNumber')::bigint end as "ticketNumber",
     q.game_num as "gameNum", q.side, q.team1, q.team2, q.period_number as "periodNumber",
     q.period_label as "periodLabel",
     q.told_points as points, q.told_price as price
   from taken t
     left join lateral (
       select b.*, r.web_language from push_subscription b join customer r using (customer_id)
       where b.subscription_id = t.subscription_id and b.customer_id = t.customer_id and r.closed_at_ms is null
         and t.at_ms >= greatest(b.since_ms, :fromMs::bigint) offset 0) s on true
     left join ledger l on l.entry_id = t.id and t.kind in ('graded', 'decided', 'sold')
     left join wager w on t.kind = 'graded' and w.ticket_number = l.ticket_number and w.wager_number = l.wager_number
       and not exists (select from ledger b where b.ticket_number = l.ticket_number
         and b.wager_number = l.wager_number and b.kind = 'reverse' and b.posting > l.posting)
     left join wager_sale x on t.kind = 'sold' and x.ticket_number = l.ticket_number and x.wager_number = l.wager_number
       and x.posting = l.posting and x.state = 'sold'
     left join ticket_key k on t.kind = 'decided' and k.customer_id = l.customer_id
       and k.idempotency_key = l.idempotency_key and k.state in ('accepted', 'refused')
     left join (customer_message c join message m on m.message_id = c.message_id and c.status is null and ${IS_THERE})
       on t.kind = 'message' and c.customer_id = t.customer_id and c.message_id = t.id
     left join lateral (
       select * from line_alert a where a.alert_id = t.id and a.customer_id = t.customer_id and t.kind = 'alert'
         and not exists (select from time_out o where o.customer_id = a.customer_id
           and (o.ends_at_ms is null or o.ends_at_ms > :nowMs::bigint) offset 0) offset 0) q on true
   order by t.subscription_id, t.id`,
);

interface ClaimedBrowser {
  endpoint: string;
  host: string;
  p256dh: string;
  auth: string;
  failures: number;
  showsAmounts: boolean;
  webLanguage: string;
}

interface ClaimedDue {
  subscriptionId: number;
  /** null: there is nothing to tell. */
  kind: 'graded' | 'decided' | 'message' | 'alert' | 'sold' | null;
  id: number;
  customerId: string;
  atMs: number;
  outcome: 'W' | 'L' | 'P' | 'X' | null;
  ticketNumber: number | null;
  amountCents: number | null;
  /** The number of an alert's side when it was told. */
  points: number | null;
  price: number | null;
}

interface ClaimedAlert {
  gameNum: number;
  periodNumber: number;
  side: Side;
  team1: string;
  team2: string;
  /** null: the gateway that made it didn't say. */
  periodLabel: string | null;
}

/** Nothing was sent: the browser is gone, or the customer's no more. */
type ClaimedRow = ClaimedDue & LeftJoined<ClaimedBrowser> & LeftJoined<ClaimedAlert>;

type News = ClaimedDue &
  ClaimedBrowser &
  LeftJoined<ClaimedAlert> & { kind: NonNullable<ClaimedDue['kind']> };

const isNews = (row: ClaimedRow): row is ClaimedRow & News => row.kind !== null && row.endpoint !== null;

/** The news that one browser is told at once. */
export interface ClaimedNotices
  extends Pick<News, 'subscriptionId' | 'endpoint' | 'host' | 'p256dh' | 'auth' | 'failures'> {
  language: Language;
  notices: readonly PushNotice[];
  /** The rows that are put back when they couldn't be told. */
  due: readonly Pick<News, 'kind' | 'id' | 'customerId' | 'atMs'>[];
}

const writePeriod = (language: Language, periodLabel: string | null): string =>
  textsIn(language)(periodLabel === null ? 'line-alerts:period' : `period:${periodLabel}`);

const describeAlert = (
  { id, gameNum, periodNumber, side, team1, team2, periodLabel, points, price }: News,
  language: Language,
): PushNotice => ({
  kind: 'alert',
  alertId: id,
  gameNum: gameNum ?? 0,
  side: side ?? 'team1',
  team1: team1 ?? '',
  team2: team2 ?? '',
  ...((periodNumber ?? 0) === 0 ? {} : { period: writePeriod(language, periodLabel) }),
  points,
  price,
});

const describeNotice = (row: News, language: Language): PushNotice => {
  const { kind, id, ticketNumber, amountCents, outcome } = row;
  if (kind === 'message') return { kind, messageId: id };
  if (kind === 'alert') return describeAlert(row, language);
  if (kind === 'decided') return { kind, ticketNumber, entryId: id };
  const posted = {
    ticketNumber: ticketNumber ?? 0,
    entryId: id,
    ...(row.showsAmounts ? { amountCents: amountCents ?? 0 } : {}),
  };
  return kind === 'sold' ? { kind, ...posted } : { kind, outcome: outcome ?? 'X', ...posted };
};

const groupByBrowser = (rows: readonly News[]): ClaimedNotices[] =>
  [...Map.groupBy(rows, ({ subscriptionId }) => subscriptionId).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { subscriptionId, endpoint, host, p256dh, auth, failures } = first;
    const language = languageOfBookCode(first.webLanguage);
    return [
      {
        subscriptionId,
        endpoint,
        host,
        p256dh,
        auth,
        failures,
        language,
        notices: own.map((row) => describeNotice(row, language)),
        due: own.map(({ kind, id, customerId, atMs }) => ({ kind, id, customerId, atMs })),
      },
    ];
  });

export interface ClaimQuestion {
  /** Push services that are left alone for now. */
  pausedHosts: readonly string[];
  nowMs: number;
}

/** Claims news that no browser has been sent, for the calling gateway. */
export const claimNotices = async (
  { pool }: Pick<Database, 'pool'>,
  { pausedHosts, nowMs }: ClaimQuestion,
): Promise<{ claimed: ClaimedNotices[]; isAll: boolean }> => {
  const { rows } = await pool.query<ClaimedRow>(
    CLAIM({ pausedHosts, nowMs, fromMs: nowMs - TOLD_WITHIN_MS }),
  );
  return { claimed: groupByBrowser(rows.filter(isNews)), isAll: rows.length < MOST_CLAIMED };
};

const PUT_BACK = `
with failed as (
  update push_subscription set failures = failures + $3, try_at_ms = greatest(try_at_ms, $4) where subscription_id = $1
  returning subscription_id
)
insert into push_due (subscription_id, kind, id, customer_id, at_ms)
select subscription_id, kind, id, customer_id, at_ms
from failed, json_to_recordset($2::json) as d (kind text, id bigint, customer_id text, at_ms bigint)
on conflict do nothing`;

/** Puts back what couldn't be told, to be told later, unless its browser is gone. */
export const putBackNotices = async (
  { pool }: Pick<Database, 'pool'>,
  { subscriptionId, due }: ClaimedNotices,
  { failures, tryAtMs }: { failures: 0 | 1; tryAtMs: number },
): Promise<void> => {
  const rows = due.map(({ kind, id, customerId, atMs }) => ({
    kind,
    id,
    customer_id: customerId,
    at_ms: atMs,
  }));
  await pool.query(PUT_BACK, [subscriptionId, JSON.stringify(rows), failures, tryAtMs]);
};
