import type { TopicState } from '@lineboard/domain/book/topic-state';
import type { Game } from '@lineboard/domain/line/game';
import type { FeedLine } from '../timeline/timeline-entity.ts';

/** A game of a feed as the book has it. */
export interface FeedGame {
  game: Game;
  lines: readonly FeedLine[];
}

/** All games of a feed, each once, with their lines in all stores. */
export const readFeedGames = (
  topics: Iterable<readonly [string, TopicState]>,
  feedId: string,
): FeedGame[] => {
  const games = new Map<number, { game: Game; lines: FeedLine[] }>();
  for (const [name, topic] of topics) {
    if (!name.startsWith('lines/')) continue;
    for (const game of topic.game.values())
      if (game.feedId === feedId && !games.has(game.gameNum)) games.set(game.gameNum, { game, lines: [] });
    for (const line of topic.line.values()) games.get(line.gameNum)?.lines.push(line);
  }
  return [...games.values()];
};
