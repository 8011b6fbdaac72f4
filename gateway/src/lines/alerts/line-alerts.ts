import { MOST_OPEN_ALERTS, MOST_TOLD_ALERTS } from '@lineboard/domain/lines/alerts/alert-bounds';
import { isAlertThere } from '@lineboard/domain/lines/alerts/judge-alert';
import type {
  AlertRefusal,
  LineAlertAnswer,
  LineAlertRequest,
  LineAlertsAnswer,
} from '@lineboard/domain/lines/alerts/line-alert.schema';
import { isOverPhase } from '@lineboard/domain/ground/score/is-over-phase';
import { isUnderWay } from '@lineboard/domain/ground/score/is-under-way';
import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { beginsWithGame } from '../book/begins-with-game.ts';
import type { BookView } from '../book/book-view.ts';
import { describeAlert, LISTED_COLUMNS, type ListedRow, storedMarketOf } from './alert-rows.ts';
import { sidePoints, sidePrice } from './side-columns.ts';

export interface AlertParts {
  database: Pick<Database, 'pool'>;
  book: Pick<BookView, 'game' | 'score'>;
  bookNowMs: () => number;
  wallNowMs: () => number;
}

/** The customer who asks, as the session says. */
export interface Asker {
  customerId: string;
  store: string;
}

type Line = Pick<LineAlertRequest, 'gameNum' | 'periodNumber' | 'side'> & { store: string; market: string };

const selectLine = createStatement<Line>(
  'line-of-alert',
  `select m.begins_ms as "beginsMs", m.over_ms as "overMs", m.open_before as "isOpen",
     ${sidePoints(':side::text', 'm')} as points, ${sidePrice(':side::text', 'm')} as price
   from line_move m where m.game_num = :gameNum::bigint and m.period_number = :periodNumber::integer
     and m.market = :market and m.store = :store order by m.at_ms desc limit 1`,
);

interface LineNow {
  beginsMs: number;
  overMs: number;
  isOpen: boolean;
  points: number | null;
  price: number | null;
}

/** Nobody's alerts are counted twice at once. A time-out that begins meanwhile keeps them silent all the same. */
const holdCustomer = createStatement<{ customerId: string; wallMs: number }>(
  'hold-alerts-of-customer',
  `select exists (select from time_out t where t.customer_id = c.customer_id
     and (t.ends_at_ms is null or t.ends_at_ms > :wallMs::bigint)) as "isTimeOut"
   from customer c where c.customer_id = :customerId for no key update of c`,
);

interface Kept extends Line {
  customerId: string;
  points: number | null;
  price: number | null;
  moveBy: number | null;
  withinMinutes: number | null;
  repeats: boolean;
  bookMs: number;
}

/** The very same that is open already: a press that was sent twice makes one. */
const selectSame = createStatement<Kept>(
  'same-line-alert',
  `select ${LISTED_COLUMNS} from line_alert a
   where a.customer_id = :customerId and a.game_num = :gameNum::bigint and a.period_number = :periodNumber::integer
     and a.market = :market and a.store = :store and a.side = :side::text and a.ended_ms is null
     and a.points is not distinct from :points::double precision and a.price is not distinct from :price::integer
     and a.move_by is not distinct from :moveBy::double precision
     and a.within_minutes is not distinct from :withinMinutes::integer and a.repeats = :repeats`,
);

const countOpen = createStatement<{ customerId: string; bookMs: number }>(
  'count-line-alerts',
  `select count(*)::integer as count from line_alert
   where customer_id = :customerId and ended_ms is null and begins_ms > :bookMs::bigint`,
);

const dropOld = createStatement<{ customerId: string; bookMs: number; most: number }>(
  'drop-old-line-alerts',
  `delete from line_alert where alert_id in (
     select alert_id from line_alert
     where customer_id = :customerId and (ended_ms is not null or begins_ms <= :bookMs::bigint)
     order by alert_id desc offset :most::integer)`,
);

/** A game and its period, for a list that outlives both. */
interface Named {
  team1: string;
  team2: string;
  periodLabel: string | null;
}

const insertAlert = createStatement<Kept & Named & { beginsMs: number; overMs: number; sinceMs: number }>(
  'insert-line-alert',
  `insert into line_alert as a (customer_id, game_num, period_number, market, store, side, team1, team2, period_label, points,
     price, move_by, within_minutes, repeats, begins_ms, over_ms, since_ms)
   values (:customerId, :gameNum::bigint, :periodNumber::integer, :market, :store, :side, :team1, :team2,
     :periodLabel, :points::double precision, :price::integer, :moveBy::double precision, :withinMinutes::integer, :repeats,
     :beginsMs::bigint, :overMs::bigint, :sinceMs::bigint)
   returning ${LISTED_COLUMNS}`,
);

const SECOND_MS = 1_000;

const readLine = async (client: pg.Pool | pg.PoolClient, line: Line): Promise<LineNow | null> =>
  (await client.query<LineNow>(selectLine(line))).rows[0] ?? null;

/** Begun, also before its time, or over. */
const isOver = ({ book }: AlertParts, gameNum: number, periodNumber: number): boolean => {
  const game = book.game(gameNum);
  const phase = book.score(gameNum)?.phase ?? 'scheduled';
  if (game === null || isOverPhase(phase)) return true;
  return isUnderWay(phase) && beginsWithGame(game, periodNumber);
};

const nameLine = ({ sportType, team1Id, team2Id }: Game, periodNumber: number): Named => ({
  team1: team1Id.toWellFormed(),
  team2: team2Id.toWellFormed(),
  periodLabel: (isSportType(sportType) ? labelOfLine(sportType, periodNumber) : undefined) ?? null,
});

const refused = (refusal: AlertRefusal): LineAlertAnswer => ({ state: 'refused', refusal });

/** Keeps an alert of a line that the customer's store has, as the database knows it: its gateway judges by that. */
export const keepAlert = async (
  parts: AlertParts,
  { customerId, store }: Asker,
  { gameNum, periodNumber, market, side, watch, repeats }: LineAlertRequest,
): Promise<LineAlertAnswer> => {
  const { database, book, bookNowMs, wallNowMs } = parts;
  const game = book.game(gameNum);
  const bookMs = Math.round(bookNowMs());
  if (game === null || isOver(parts, gameNum, periodNumber)) return refused('noLine');
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ isTimeOut: boolean }>(
      holdCustomer({ customerId, wallMs: Math.round(wallNowMs()) }),
    );
    if (rows[0]?.isTimeOut !== false) return refused('timeOut');
    const about = { gameNum, periodNumber, side, store, market: storedMarketOf(market, side) };
    const line = await readLine(client, about);
    if (line === null || line.beginsMs <= bookMs) return refused('noLine');
    if (watch.kind === 'number' && line.isOpen && isAlertThere(side, watch, line, null))
      return refused('already');
    const kept: Kept = {
      ...about,
      customerId,
      repeats,
      bookMs,
      points: watch.kind === 'number' ? watch.points : null,
      price: watch.kind === 'number' ? watch.price : null,
      moveBy: watch.kind === 'move' ? watch.by : null,
      withinMinutes: watch.kind === 'move' ? watch.minutes : null,
    };
    const same = (await client.query<ListedRow>(selectSame(kept))).rows[0];
    if (same !== undefined) return { state: 'kept', alert: describeAlert(same) };
    const open = await client.query<{ count: number }>(countOpen({ customerId, bookMs }));
    if ((open.rows[0]?.count ?? 0) >= MOST_OPEN_ALERTS) return refused('tooMany');
    await client.query(dropOld({ customerId, bookMs, most: MOST_TOLD_ALERTS }));
    const { beginsMs, overMs } = line;
    // The second's own row may still be written over: what moves in it counts from the row before.
    const sinceMs = Math.floor(bookMs / SECOND_MS) * SECOND_MS - 1;
    const { rows: inserted } = await client.query<ListedRow>(
      insertAlert({ ...kept, ...nameLine(game, periodNumber), beginsMs, overMs, sinceMs }),
    );
    return { state: 'kept', alert: describeAlert(inserted[0]!) };
  });
};

const selectAlerts = createStatement<{ customerId: string; bookMs: number; most: number }>(
  'list-line-alerts',
  `select ${LISTED_COLUMNS} from line_alert a where a.customer_id = :customerId
     and (a.told_count > 0 or a.ended_ms is null and a.begins_ms > :bookMs::bigint)
   order by a.ended_ms is null and a.begins_ms > :bookMs::bigint desc, a.alert_id desc limit :most::integer`,
);

/** Open ones, and those that were told, the latest first. */
export const listAlerts = async (
  { database, bookNowMs }: Pick<AlertParts, 'database' | 'bookNowMs'>,
  customerId: string,
): Promise<LineAlertsAnswer> => {
  const bookMs = Math.round(bookNowMs());
  const most = MOST_OPEN_ALERTS + MOST_TOLD_ALERTS;
  const { rows } = await database.pool.query<ListedRow>(selectAlerts({ customerId, bookMs, most }));
  return { alerts: rows.map(describeAlert) };
};

const deleteAlert = createStatement<{ customerId: string; alertId: number }>(
  'drop-line-alert',
  'delete from line_alert where customer_id = :customerId and alert_id = :alertId::bigint',
);

/** @returns false where the customer has no such alert */
export const dropAlert = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  alertId: number,
): Promise<boolean> => (await pool.query(deleteAlert({ customerId, alertId }))).rowCount === 1;
