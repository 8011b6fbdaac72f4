import type { Restriction } from '@lineboard/domain/account/customer/customer.schema';
import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { selectTeaserPoints, teaseLine } from '@lineboard/domain/betting/teaser/tease-points';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import {
  judgeContestLine,
  judgeMarket,
  type LineConditions,
  type MarketState,
} from '@lineboard/domain/betting/quote/line-validity';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import { isAmericanPrice, type AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { BoardCell } from '../board/board-cell.ts';
import type { CellState } from '../board/board-frame.ts';

/** The value of one cell. */
export interface CellValue {
  price: AmericanPrice | null;
  points: number | null;
  /** The points as the ticket's teaser moves them (HR-12); null where none does. */
  teased: number | null;
  state: CellState;
  /** Log position of the last change of its line. */
  version: number;
}

/** The conditions for all cells of a topic. */
export interface BoardConditions {
  /** The book's clock, epoch milliseconds. */
  bookMs: number;
  /** false while this topic's lines may be old: pulses missed, or an answer of the gateway still awaited. */
  fresh: boolean;
  feedsDown: ReadonlySet<string>;
  restrictions: readonly Restriction[];
  isTeased: boolean;
  teaser?: TeaserCard | null;
}

const conditionsOfFeed = (conditions: BoardConditions, feedId: string): LineConditions => ({
  bookMs: conditions.bookMs,
  feedUp: !conditions.feedsDown.has(feedId),
  restrictions: conditions.restrictions,
  isTeased: conditions.isTeased,
  teaser: conditions.teaser ?? null,
});

/** A price that may be old stays readable but never looks bettable. */
const selectState = (judged: MarketState, fresh: boolean): CellState =>
  judged === 'none' || fresh ? judged : 'stale';

const selectTeased = (
  { sportType }: Game,
  { periodNumber }: GameLine,
  cell: BoardCell,
  points: number | null,
  { isTeased, teaser }: BoardConditions,
): number | null => {
  if (!isTeased || teaser == null || points === null) return null;
  const moved = selectTeaserPoints(teaser, sportType, cell, periodNumber);
  return moved === null ? null : teaseLine(cell, points, moved);
};

export const selectGameCell = (
  game: Game,
  line: GameLine,
  cell: BoardCell,
  conditions: BoardConditions,
): CellValue => {
  const { market, side } = cell;
  const marketLine = selectMarket(line, market, side);
  const { state } = judgeMarket(game, line, market, side, conditionsOfFeed(conditions, game.feedId));
  const isShown = state !== 'none';
  return {
    price: isShown ? marketLine.price : null,
    points: isShown ? marketLine.points : null,
    teased: isShown ? selectTeased(game, line, cell, marketLine.points, conditions) : null,
    state: selectState(state, conditions.fresh),
    version: line.version,
  };
};

export const selectContestCell = (line: ContestLine, conditions: BoardConditions): CellValue => {
  const { state } = judgeContestLine(line, conditionsOfFeed(conditions, line.feedId));
  return {
    price: state !== 'none' && isAmericanPrice(line.moneyLine) ? line.moneyLine : null,
    points: null,
    teased: null,
    state: selectState(state, conditions.fresh),
    version: line.version,
  };
};

export const isSameCell = (a: CellValue, b: CellValue): boolean =>
  a.price === b.price && a.points === b.points && a.teased === b.teased && a.state === b.state;
