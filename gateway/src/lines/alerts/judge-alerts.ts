/**
 * Judges alerts of the markets that moved, in the transaction that writes their moves. An alert is marked as told
 * there, and the database's trigger `line_alert_push` writes down which browsers are to be told, so that of two
 * gateways in a row neither forgets one nor tells it twice.
 */
import { isAlertThere } from '@lineboard/domain/lines/alerts/judge-alert';
import { ALERT_PAUSE_MS } from '@lineboard/domain/lines/alerts/alert-bounds';
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import { ALERT_COLUMNS, type AlertRow, watchOf } from './alert-rows.ts';
import { sideFigure, sidePoints, sidePrice } from './side-columns.ts';

/** A market that moved. */
export interface MovedMarket {
  game_num: number;
  period_number: number;
  market: 'S' | 'M' | 'L' | 'E1' | 'E2';
  store: string;
  /** Its period has begun, also before its time. */
  has_begun: boolean;
}

/** The moment by both clocks. */
export interface JudgeTime {
  bookMs: number;
  wallMs: number;
}

interface FoundRow extends AlertRow {
  repeats: boolean;
  isAway: boolean;
  hasBegun: boolean;
  /** A time-out, a self-exclusion or the account's end keeps it silent. */
  isSilent: boolean;
  /** It was told within the pause. */
  isPaused: boolean;
  isOpen: boolean;
  atMs: number;
  beginsMs: number;
  overMs: number;
  nowPoints: number | null;
  nowPrice: number | null;
  lowest: number | null;
  highest: number | null;
}

const MINUTE_MS = 60_000;

/**
 * Alerts of these markets, and those that nobody has judged yet: each was made while the line may just have moved. They
 * are locked by their number, so that two gateways that write at once judge one after the other.
 */
const findAlerts = createStatement<JudgeTime & { moved: string; pauseMs: number }>(
  'find-line-alerts',
  `with candidate as (
     select a.alert_id, m.has_begun from json_to_recordset(:moved::json) as m (
         game_num bigint, period_number integer, market text, store text, has_begun boolean)
       join line_alert a on a.game_num = m.game_num and a.period_number = m.period_number and a.market = m.market
         and a.store = m.store and a.ended_ms is null
     union
     select alert_id, false from line_alert where is_new and ended_ms is null
   )
   select ${ALERT_COLUMNS}, a.repeats, a.is_away as "isAway",
     exists (select from candidate c where c.alert_id = a.alert_id and c.has_begun)
       or last.begins_ms <= :bookMs::bigint as "hasBegun",
     exists (select from customer c where c.customer_id = a.customer_id and c.closed_at_ms is not null)
       or exists (select from time_out t where t.customer_id = a.customer_id
         and (t.ends_at_ms is null or t.ends_at_ms > :wallMs::bigint)) as "isSilent",
     coalesce(:wallMs::bigint - a.told_at_ms between 0 and :pauseMs::bigint - 1, false) as "isPaused",
     last.open_before as "isOpen", last.at_ms as "atMs", last.begins_ms as "beginsMs", last.over_ms as "overMs",
     ${sidePoints('a.side', 'last')} as "nowPoints", ${sidePrice('a.side', 'last')} as "nowPrice",
     range.lowest, range.highest
   from line_alert a cross join lateral (
     select * from line_move m where m.game_num = a.game_num and m.period_number = a.period_number
       and m.market = a.market and m.store = a.store order by m.at_ms desc limit 1
   ) last cross join lateral (
     select min(${sideFigure('a.side', 'w')}) as lowest, max(${sideFigure('a.side', 'w')}) as highest
     from (
       (select * from line_move m where m.game_num = a.game_num and m.period_number = a.period_number
          and m.market = a.market and m.store = a.store
          and m.at_ms > greatest(last.at_ms - a.within_minutes * ${MINUTE_MS}, a.since_ms))
       union all
       (select * from line_move m where m.game_num = a.game_num and m.period_number = a.period_number
          and m.market = a.market and m.store = a.store
          and m.at_ms <= greatest(last.at_ms - a.within_minutes * ${MINUTE_MS}, a.since_ms)
        order by m.at_ms desc limit 1)
     ) w where a.within_minutes is not null
   ) range
   where a.alert_id in (select alert_id from candidate) and a.ended_ms is null
   order by a.alert_id for update of a`,
);

/** `told_count` is what has the trigger tell. */
const markAlerts = createStatement<{ judged: string; wallMs: number }>(
  'mark-line-alerts',
  `update line_alert a set is_new = false, is_away = j.is_away, begins_ms = j.begins_ms, over_ms = j.over_ms,
     told_count = a.told_count + j.told::integer,
     told_at_ms = case when j.told then :wallMs::bigint else a.told_at_ms end,
     since_ms = case when j.told then j.at_ms else a.since_ms end,
     told_points = case when j.told then j.points else a.told_points end,
     told_price = case when j.told then j.price else a.told_price end,
     ended_ms = case when j.ended then :wallMs::bigint end
   from json_to_recordset(:judged::json) as j (alert_id bigint, is_away boolean, told boolean, ended boolean,
     at_ms bigint, begins_ms bigint, over_ms bigint, points double precision, price integer)
   where a.alert_id = j.alert_id and a.ended_ms is null
   returning a.customer_id as "customerId", j.told`,
);

const judge = (row: FoundRow) => {
  const { alertId, repeats, isAway, hasBegun, isSilent, isPaused, isOpen, lowest, highest } = row;
  const { atMs, beginsMs, overMs, nowPoints: points, nowPrice: price } = row;
  const watch = watchOf(row);
  const moved = lowest === null || highest === null ? null : { lowest, highest };
  const isThere = isOpen && isAlertThere(row.side, watch, { points, price }, moved);
  const told = isThere && !hasBegun && !isSilent && !isPaused && (isAway || watch.kind === 'move');
  return {
    alert_id: alertId,
    told,
    ended: hasBegun || (told && !repeats),
    // A held line has not left its number.
    is_away: !told && (isAway || (isOpen && !isThere)),
    at_ms: atMs,
    begins_ms: beginsMs,
    over_ms: overMs,
    points,
    price,
  };
};

/** @returns the customers who are told, once each */
export const judgeAlerts = async (
  client: pg.PoolClient,
  moved: readonly MovedMarket[],
  time: JudgeTime,
): Promise<string[]> => {
  const question = { ...time, moved: JSON.stringify(moved), pauseMs: ALERT_PAUSE_MS };
  const { rows } = await client.query<FoundRow>(findAlerts(question));
  if (rows.length === 0) return [];
  const judged = JSON.stringify(rows.map(judge));
  const { rows: marked } = await client.query<{ customerId: string; told: boolean }>(
    markAlerts({ judged, wallMs: time.wallMs }),
  );
  return [...new Set(marked.flatMap(({ customerId, told }) => (told ? [customerId] : [])))];
};
