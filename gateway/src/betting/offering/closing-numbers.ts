import type { GameClose } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { LRUCache } from 'lru-cache';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** The numbers at which games closed, as a store had them; games of which none is kept are left out. */
export type ReadCloses = (store: string, gameNums: readonly number[]) => Promise<GameClose[]>;

/** A start that is told later moves the close: it is asked for again. */
const KEPT_MS = 60_000;
const MOST_KEPT = 5_000;

/** The last open line before the game began, by what was said last of when that is (HR-60). */
const closeOf = (market: 'S' | 'L'): string => `
  select m.points from line_move m
  where m.game_num = game.game_num and m.period_number = 0 and m.market = '${market}' and m.store = :store
    and m.open_before and m.at_ms < (
      select told.begins_ms from line_move told
      where told.game_num = game.game_num and told.period_number = 0 and told.market = '${market}'
        and told.store = :store
      order by told.at_ms desc limit 1
    )
  order by m.at_ms desc limit 1`;

const selectCloses = createStatement<{ store: string; gameNums: readonly number[] }>(
  'select-closing-numbers',
  `select game.game_num as "eventId", spread.points as spread, total.points as total
   from unnest(:gameNums::bigint[]) game(game_num)
   left join lateral (${closeOf('S')}) spread on true
   left join lateral (${closeOf('L')}) total on true`,
);

/** @param nowMs monotonic milliseconds */
export const createClosingNumbers = ({ pool }: Pick<Database, 'pool'>, nowMs: () => number): ReadCloses => {
  const kept = new LRUCache<string, { atMs: number; close: GameClose }>({ max: MOST_KEPT });
  return async (store, gameNums) => {
    const found = gameNums.map((gameNum) => {
      const known = kept.get(`${gameNum} ${store}`);
      return known !== undefined && nowMs() - known.atMs < KEPT_MS ? known.close : gameNum;
    });
    const unknown = found.filter((one) => typeof one === 'number');
    const { rows } =
      unknown.length === 0
        ? { rows: [] }
        : await pool.query<GameClose>(selectCloses({ store, gameNums: unknown }));
    for (const close of rows) kept.set(`${close.eventId} ${store}`, { atMs: nowMs(), close });
    const known = found.filter((one) => typeof one !== 'number');
    return [...known, ...rows].filter(({ spread, total }) => spread !== null || total !== null);
  };
};
