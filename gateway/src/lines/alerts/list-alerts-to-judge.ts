import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';

/** A market that moved. */
export interface MovedMarket {
  game_num: number;
  period_number: number;
  market: 'S' | 'M' | 'L' | 'E1' | 'E2';
  store: string;
  /** Its period has begun, also before its time. */
  has_begun: boolean;
}

/** An alert to be judged. */
export interface AskedAlert {
  alert_id: number;
  has_begun: boolean;
}

/** Alerts of these markets, and those that nobody has judged yet: each was made while the line may just have moved. */
const selectAsked = createStatement<{ moved: string }>(
  'list-alerts-to-judge',
  `select alert_id, bool_or(has_begun) as has_begun from (
     select a.alert_id, m.has_begun from json_to_recordset(:moved::json) as m (
         game_num bigint, period_number integer, market text, store text, has_begun boolean)
       join line_alert a on a.game_num = m.game_num and a.period_number = m.period_number and a.market = m.market
         and a.store = m.store and a.ended_ms is null
     union all
     select alert_id, false from line_alert where is_new and ended_ms is null
   ) asked group by alert_id order by alert_id`,
);

/** @returns the alerts in the order of their numbers, in which every gateway locks them */
export const listAlertsToJudge = async (
  client: pg.PoolClient,
  moved: readonly MovedMarket[],
): Promise<AskedAlert[]> =>
  (await client.query<AskedAlert>(selectAsked({ moved: JSON.stringify(moved) }))).rows;
