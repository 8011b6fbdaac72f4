import { type ClosedMarket, selectClose } from '@lineboard/domain/betting/closing-line/select-close';
import type { Side } from '@lineboard/domain/ground/pick/pick';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { GameResultRow } from '../../lines/results/result-rows.ts';

/** A game's money line when it began, by store. */
export type StartPrices = ReadonlyMap<string, ClosedMarket>;

export const NO_START_PRICES: StartPrices = new Map();

const SELECT = createStatement<{ gameNum: number }>(
  'start-prices',
  `select distinct on (m.store) m.store, m.points, m.points2, m.price1, m.price2, m.price_draw as "priceDraw"
from line_move m
cross join lateral (
  select l.at_ms, l.begins_ms from line_move l
  where l.game_num = m.game_num and l.period_number = 0 and l.market = 'M' and l.store = m.store
  order by l.at_ms desc limit 1) latest
where m.game_num = :gameNum::bigint and m.period_number = 0 and m.market = 'M' and m.open_before
  and m.at_ms < latest.begins_ms and latest.at_ms >= latest.begins_ms
order by m.store, m.at_ms desc`,
);

/**
 * What a new pitcher's game is priced at (HR-34), by store: the last open money line before it began, where the line
 * went on in play with prices that say who is ahead. A line that didn't is as it was then: the book has it, and what
 * was kept may be a second behind. Asked only where the result says who started.
 */
export const readStartPrices = async (
  { pool }: Pick<Database, 'pool'>,
  row: Pick<GameResultRow, 'game_num' | 'starting_pitcher1' | 'starting_pitcher2'>,
): Promise<StartPrices> => {
  if (row.starting_pitcher1 === null && row.starting_pitcher2 === null) return NO_START_PRICES;
  const { rows } = await pool.query<ClosedMarket & { store: string }>(SELECT({ gameNum: row.game_num }));
  return new Map(rows.map(({ store, ...market }) => [store, market]));
};

/** @returns null where nothing was kept of it */
export const selectStartPrice = (prices: StartPrices, store: string, side: Side): AmericanPrice | null => {
  const market = prices.get(store);
  return market === undefined ? null : (selectClose(market, side)?.prices[0] ?? null);
};
