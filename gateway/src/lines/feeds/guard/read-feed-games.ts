import { isOverPhase } from '@lineboard/domain/ground/score/is-over-phase';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';

/** A game of a feed as the book has it. */
export interface FeedGame {
  game: Game;
  lines: readonly GameLine[];
  /** It has its result. */
  isOver: boolean;
}

/** All games of a feed, each once, with their lines in all stores. */
export const readFeedGames = (
  topics: Iterable<readonly [string, TopicState]>,
  feedId: string,
): FeedGame[] => {
  const games = new Map<number, { game: Game; lines: GameLine[]; isOver: boolean }>();
  for (const [name, topic] of topics) {
    if (!name.startsWith('lines/')) continue;
    for (const game of topic.game.values())
      if (game.feedId === feedId && !games.has(game.gameNum))
        games.set(game.gameNum, { game, lines: [], isOver: false });
    for (const line of topic.line.values()) games.get(line.gameNum)?.lines.push(line);
    for (const { gameNum, phase } of topic.score.values()) {
      const known = games.get(gameNum);
      if (known !== undefined) known.isOver = isOverPhase(phase);
    }
  }
  return [...games.values()];
};

/** All contestants of a feed, in all stores. */
export const readFeedContests = (
  topics: Iterable<readonly [string, TopicState]>,
  feedId: string,
): ContestLine[] =>
  [...topics].flatMap(([, topic]) =>
    [...topic.contestLine.values()].filter((line) => line.feedId === feedId),
  );
