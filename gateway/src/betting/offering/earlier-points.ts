/**
 * A gateway remembers how lines moved since its start. What was before that is in the database, and is put before it,
 * so that a chart begins with the opening whichever gateway draws it.
 */
import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { LRUCache } from 'lru-cache';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { PointHistory } from './point-history.ts';

/** A busy game in play has some; the oldest and the newest thousands of it draw the same line. */
const MOST_MOVES = 5_000;
const SECOND_MS = 1_000;
/** Games that are looked at, each with some 100 points. */
const MOST_GAMES = 500;

interface StoredMove {
  atMs: number;
  market: string;
  points: number | null;
  price: number | null;
}

const selectMoves = createStatement<{ gameNum: number; store: string; beforeMs: number }>(
  'select-line-moves',
  `select m.at_ms as "atMs", m.market, m.points, m.price1 as price from (
     (select * from line_move m where m.game_num = :gameNum::bigint and m.period_number = 0 and m.market = 'S'
        and m.store = :store and m.at_ms < :beforeMs::bigint order by m.at_ms desc limit ${MOST_MOVES})
     union all
     (select * from line_move m where m.game_num = :gameNum::bigint and m.period_number = 0 and m.market = 'M'
        and m.store = :store and m.at_ms < :beforeMs::bigint order by m.at_ms desc limit ${MOST_MOVES})
     union all
     (select * from line_move m where m.game_num = :gameNum::bigint and m.period_number = 0 and m.market = 'L'
        and m.store = :store and m.at_ms < :beforeMs::bigint order by m.at_ms desc limit ${MOST_MOVES})
   ) m order by m.at_ms`,
);

const FIGURE: Readonly<Record<string, (move: StoredMove) => Partial<LinePoint>>> = {
  S: ({ points }) => ({ spread1: points }),
  M: ({ price }) => ({ moneyLine1: price }),
  L: ({ points }) => ({ totalPoints: points }),
};

const NOTHING = { spread1: null, moneyLine1: null, totalPoints: null };

/** The line after each second in which a market of it moved. */
const listPoints = (moves: readonly StoredMove[]): LinePoint[] => {
  const points: LinePoint[] = [];
  for (const move of moves) {
    const before = points.at(-1);
    const point = { ...(before ?? NOTHING), ...FIGURE[move.market]?.(move), bookMs: move.atMs };
    if (before?.bookMs === move.atMs) points[points.length - 1] = point;
    else points.push(point);
  }
  return points;
};

export interface EarlierPoints {
  /** @param points what the gateway remembers, oldest first, at least one. @returns as many as a chart has, with it */
  before(store: string, gameNum: number, points: readonly LinePoint[]): Promise<LinePoint[]>;
}

export const createEarlierPoints = ({ pool }: Pick<Database, 'pool'>): EarlierPoints => {
  /** What was before a moment doesn't change any more: each is asked for once, by all who look at once. */
  const known = new LRUCache<string, Promise<LinePoint[]>>({ max: MOST_GAMES });
  const ask = async (gameNum: number, store: string, beforeMs: number): Promise<LinePoint[]> =>
    listPoints((await pool.query<StoredMove>(selectMoves({ gameNum, store, beforeMs }))).rows);
  return {
    before: async (store, gameNum, points) => {
      // A second has one row, with the last of its moves: the first that is remembered may be earlier in it.
      const beforeMs = Math.floor((points[0]?.bookMs ?? 0) / SECOND_MS) * SECOND_MS;
      const name = `${gameNum}.${beforeMs}.${store}`;
      const asked = known.get(name) ?? ask(gameNum, store, beforeMs);
      known.set(name, asked);
      // A database that is away costs the beginning of the chart, until it is asked again.
      const earlier = await asked.catch(() => {
        known.delete(name);
        return [];
      });
      const all = new PointHistory();
      for (const point of [...earlier, ...points]) all.note(point);
      return all.points();
    },
  };
};
