import type { Market, Side } from '@lineboard/domain/ground/pick/pick';
import type { AlertWatch, LineAlert } from '@lineboard/domain/lines/alerts/line-alert.schema';

/** Which market of `line_move` a side stands in: each team's own total is one. */
export const storedMarketOf = (market: Market, side: Side): 'S' | 'M' | 'L' | 'E1' | 'E2' => {
  if (market !== 'E') return market;
  return side.startsWith('team1') ? 'E1' : 'E2';
};

/** An alert as it is stored. */
export interface AlertRow {
  alertId: number;
  gameNum: number;
  periodNumber: number;
  market: 'S' | 'M' | 'L' | 'E1' | 'E2';
  side: Side;
  points: number | null;
  price: number | null;
  moveBy: number | null;
  withinMinutes: number | null;
}

/** Its columns, of `line_alert a`. */
export const ALERT_COLUMNS = `a.alert_id as "alertId", a.game_num as "gameNum", a.period_number as "periodNumber", a.market,
  a.side, a.points, a.price, a.move_by as "moveBy", a.within_minutes as "withinMinutes"`;

export const watchOf = ({ points, price, moveBy, withinMinutes }: AlertRow): AlertWatch =>
  moveBy === null || withinMinutes === null
    ? { kind: 'number', points, price }
    : { kind: 'move', by: moveBy, minutes: withinMinutes };

export interface ListedRow extends AlertRow {
  repeats: boolean;
  team1: string;
  team2: string;
  /** null: the gateway that made it didn't say. */
  periodLabel: string | null;
  beginsMs: number;
  isOpen: boolean;
  toldCount: number;
  toldMs: number;
  toldPoints: number | null;
  toldPrice: number | null;
}

/** The columns of a list; `:bookMs` is now. */
export const LISTED_COLUMNS = `${ALERT_COLUMNS}, a.repeats, a.team1, a.team2, a.period_label as "periodLabel", a.begins_ms as "beginsMs",
  a.ended_ms is null and a.begins_ms > :bookMs::bigint as "isOpen", a.told_count as "toldCount", a.since_ms as "toldMs",
  a.told_points as "toldPoints", a.told_price as "toldPrice"`;

export const describeAlert = (row: ListedRow): LineAlert => ({
  alertId: row.alertId,
  gameNum: row.gameNum,
  periodNumber: row.periodNumber,
  market: row.market === 'E1' || row.market === 'E2' ? 'E' : row.market,
  side: row.side,
  team1: row.team1,
  team2: row.team2,
  ...(row.periodNumber === 0 ? {} : { periodLabel: row.periodLabel ?? 'part' }),
  watch: watchOf(row),
  repeats: row.repeats,
  beginsMs: row.beginsMs,
  isOpen: row.isOpen,
  told:
    row.toldCount === 0
      ? null
      : { count: row.toldCount, atMs: row.toldMs, points: row.toldPoints, price: row.toldPrice },
});
