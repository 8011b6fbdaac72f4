import { type ClosedMarket, selectClose } from '@lineboard/domain/betting/closing-line/select-close';
import type { Side } from '@lineboard/domain/ground/pick/pick';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { GameResultRow } from '../../lines/results/result-rows.ts';

/** A money line when its game began, as it was kept. */
interface StartMarket extends ClosedMarket {
  /** It went on in play, with prices that say who is ahead. */
  wentOn: boolean;
}

/** A game's money line when it began, by store. */
export type StartPrices = ReadonlyMap<string, StartMarket>;

export const NO_START_PRICES: StartPrices = new Map();

const SELECT = createStatement<{ gameNum: number }>(
  'start-prices',
  `select distinct on (m.store) m.store, m.points, m.points2, m.price1, m.price2, m.price_draw as "priceDraw",
  latest.at_ms >= latest.begins_ms as "wentOn"
from line_move m
cross join lateral (
  select l.at_ms, l.begins_ms from line_move l
  where l.game_num = m.game_num and l.period_number = 0 and l.market = 'M' and l.store = m.store
  order by l.at_ms desc limit 1) latest
where m.game_num = :gameNum::bigint and m.period_number = 0 and m.market = 'M' and m.open_before
  and m.at_ms < latest.begins_ms
order by m.store, m.at_ms desc`,
);

/**
 * What a new pitcher's game is priced at (HR-34), by store: the last open money line before it began. Asked only where
 * the result says who started.
 */
export const readStartPrices = async (
  { pool }: Pick<Database, 'pool'>,
  row: Pick<GameResultRow, 'game_num' | 'starting_pitcher1' | 'starting_pitcher2'>,
): Promise<StartPrices> => {
  if (row.starting_pitcher1 === null && row.starting_pitcher2 === null) return NO_START_PRICES;
  const { rows } = await pool.query<StartMarket & { store: string }>(SELECT({ gameNum: row.game_num }));
  return new Map(rows.map(({ store, ...market }) => [store, market]));
};

/**
 * The price of a side when its game began. A line that didn't go on in play is as it was then, and what was kept may be
 * a second behind: where the book has it still, that counts.
 *
 * @param now the book's price; null where it has none any more
 * @returns null where nothing was kept of it, either
 */
export const selectStartPrice = (
  prices: StartPrices,
  { store, side, now }: { store: string; side: Side; now: AmericanPrice | null },
): AmericanPrice | null => {
  const market = prices.get(store);
  if (market === undefined || (!market.wentOn && now !== null)) return now;
  return selectClose(market, side)?.prices[0] ?? now;
};
