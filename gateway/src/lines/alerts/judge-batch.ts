import { isAlertThere } from '@lineboard/domain/lines/alerts/judge-alert';
import { ALERT_PAUSE_MS } from '@lineboard/domain/lines/alerts/alert-bounds';
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import { ALERT_COLUMNS, type AlertRow, watchOf } from './alert-rows.ts';
import type { AskedAlert } from './list-alerts-to-judge.ts';
import { sideFigure, sidePoints, sidePrice } from './side-columns.ts';

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

/** They are locked by their number, so that two gateways that write at once judge one after the other. */
const findAlerts = createStatement<JudgeTime & { asked: string; pauseMs: number }>(
  'find-line-alerts',
  `with asked as (select * from json_to_recordset(:asked::json) as q (alert_id bigint, has_begun boolean))
   select ${ALERT_COLUMNS}, a.repeats, a.is_away as "isAway",
     exists (select from asked q where q.alert_id = a.alert_id and q.has_begun)
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
          and ${sideFigure('a.side', 'm')} is not null
        order by m.at_ms desc limit 1)
     ) w where a.within_minutes is not null
   ) range
   where a.alert_id in (select alert_id from asked) and a.ended_ms is null
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

/**
 * Judges some alerts by the latest row of their lines, and marks those that are there as told.
 *
 * @returns the customers who are told
 */
export const judgeBatch = async (
  client: pg.PoolClient,
  asked: readonly AskedAlert[],
  time: JudgeTime,
): Promise<string[]> => {
  const { rows } = await client.query<FoundRow>(
    findAlerts({ ...time, asked: JSON.stringify(asked), pauseMs: ALERT_PAUSE_MS }),
  );
  if (rows.length === 0) return [];
  const judged = JSON.stringify(rows.map(judge));
  const { rows: marked } = await client.query<{ customerId: string; told: boolean }>(
    markAlerts({ judged, wallMs: time.wallMs }),
  );
  return marked.flatMap(({ customerId, told }) => (told ? [customerId] : []));
};
