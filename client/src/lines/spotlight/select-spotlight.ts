import { findSport } from '@lineboard/domain/ground/sport/sports';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { GAME_CELLS, NORMAL_CELLS } from '@lineboard/workers/board/board-cell';

/** A league costs the page all of its lines, for the few games of it that are put forward. */
const MOST_PRICED_LEAGUES = 3;

/** The leagues whose games show prices: those of the first games. */
export const selectPricedTopics = (games: readonly GameMatch[]): TopicName[] =>
  [...new Set(games.map(({ topic }) => topic))].slice(0, MOST_PRICED_LEAGUES);

/** The main prices of a game, as their numbers in `GAME_CELLS`. A sport that the book doesn't know has money lines. */
export const selectMainCells = ({ sportType }: Pick<GameMatch, 'sportType'>): number[] => {
  const main = findSport(sportType)?.mainMarket ?? 'M';
  const hasDraw = isThreeWayPeriod(sportType, 0);
  return NORMAL_CELLS.filter((cell) => {
    const { market, side } = GAME_CELLS[cell]!;
    return market === main && (side !== 'draw' || hasDraw);
  });
};

/** The picks behind those prices. */
export const selectMainPicks = (game: Pick<GameMatch, 'gameNum' | 'sportType'>): WagerPick[] =>
  selectMainCells(game).map((cell) => ({
    type: 'G',
    gameNum: game.gameNum,
    periodNumber: 0,
    ...GAME_CELLS[cell]!,
  }));
