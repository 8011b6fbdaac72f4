import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { LADDER_MARKETS, type LadderMarket, pointsInLadder } from '../board/ladder-market.ts';
import type { BoardRow } from './board-row.ts';
import type { Ladder } from './select-ladder.ts';

/** The lines of a game that have a number in the market, lowest first; of equal ones the game's own. */
const sortRungs = (lines: readonly GameLine[], market: LadderMarket): GameLine[] =>
  lines
    .flatMap((line) => {
      const points = pointsInLadder(line, market);
      return points === null ? [] : [{ line, points }];
    })
    .sort((a, b) => a.points - b.points || a.line.periodNumber - b.line.periodNumber)
    .map(({ line }) => line);

/**
 * The alternate lines of an unfolded game as one ladder: a head, a row for each number in the shown market, including
 * the game's own, and a row that shows the rest.
 * @param own the line of the full game; null while it isn't shown
 * @param chosen the requested market; the first one that exists when the game doesn't have it
 */
export const createLadderRows = (
  topic: TopicName,
  gameNum: number,
  { alternates, shown, isFoldable, isWhole }: Ladder,
  own: GameLine | null,
  chosen: LadderMarket | undefined,
): BoardRow[] => {
  const markets = LADDER_MARKETS.filter((market) =>
    alternates.some((line) => pointsInLadder(line, market) !== null),
  );
  const market = markets.find((one) => one === chosen) ?? markets[0];
  if (market === undefined) return [];
  const rungs = sortRungs(own === null ? shown : [own, ...shown], market);
  const end: BoardRow = {
    key: `a${gameNum}`,
    kind: 'ladder',
    lines: 1,
    topic,
    gameNum,
    alternates: alternates.length,
    isWhole,
  };
  return [
    { key: `d${gameNum}`, kind: 'ladderHead', lines: 1, topic, gameNum, markets, market },
    ...rungs.map(({ periodNumber }): BoardRow => {
      const key = `r${gameNum}.${periodNumber}.${market}`;
      return { key, kind: 'rung', lines: 1, topic, gameNum, periodNumber, market };
    }),
    ...(isFoldable ? [end] : []),
  ];
};
