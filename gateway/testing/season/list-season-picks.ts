import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import { type Market, type WagerPick, SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import type { SeasonBoard } from './season-board.ts';
import type { SeasonGame } from './season-game.ts';

/** What can be clicked: a pick with what its cell shows. */
export interface SeasonCell {
  pick: WagerPick;
  sportType: string;
  price: number;
  points: number | null;
  /** The price of the market's other side, where it has two. */
  otherPrice: number | null;
}

const MARKETS = Object.keys(SIDES_OF) as Market[];

/** Every cell of a game that has a price, those of its contest included. */
export const listSeasonPicks = (game: SeasonGame, board: SeasonBoard): SeasonCell[] => {
  const { gameNum, played } = game;
  const cells: SeasonCell[] = [];
  for (const line of board.lines(gameNum)) {
    for (const market of MARKETS) {
      for (const side of SIDES_OF[market]) {
        const { price, points } = selectMarket(line, market, side);
        if (price === null || (market !== 'M' && points === null)) continue;
        const pick: WagerPick = { type: 'G', gameNum, periodNumber: line.periodNumber, market, side };
        const others = SIDES_OF[market].filter((each) => each !== side);
        const otherPrice = others.length === 1 ? selectMarket(line, market, others[0]!).price : null;
        cells.push({ pick, sportType: played.sportType, price, points, otherPrice });
      }
    }
  }
  for (const { contestNum, contestantNum, contestType, moneyLine } of board.contest(game))
    if (isAmericanPrice(moneyLine))
      cells.push({
        pick: { type: 'C', contestNum, contestantNum },
        sportType: contestType,
        price: moneyLine,
        points: null,
        otherPrice: null,
      });
  return cells;
};
