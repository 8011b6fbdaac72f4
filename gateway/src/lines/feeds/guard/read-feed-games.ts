import { isOverPhase } from '@lineboard/domain/ground/score/is-over-phase';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { Book } from '../../book/book.ts';

/** A game of a feed as the book has it. */
export interface FeedGame {
  game: Game;
  lines: readonly GameLine[];
  /** What the feed said last, whatever an operator says instead. */
  score: Extract<FeedChange, { kind: 'score' }>['score'] | null;
  /** It has its result. */
  isOver: boolean;
}

const withoutVersion = (said: GameScore | null): FeedGame['score'] => {
  if (said === null) return null;
  const { version: _, ...score } = said;
  return score;
};

/** All games of a feed that have a line or a score, each once, with their lines in all stores. */
export const readFeedGames = (book: Pick<Book, 'topics' | 'inspect'>, feedId: string): FeedGame[] => {
  const games = new Map<number, FeedGame & { lines: GameLine[] }>();
  for (const [, topic] of book.topics()) {
    for (const game of topic.game.values())
      if (game.feedId === feedId && !games.has(game.gameNum))
        games.set(game.gameNum, {
          game,
          lines: [],
          score: withoutVersion(book.inspect(game.gameNum).saidScore),
          isOver: false,
        });
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
