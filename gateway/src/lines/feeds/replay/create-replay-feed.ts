import type { BookClock } from '../../../ground/clock/book-clock.ts';
import type { Feed } from '../feed.ts';
import type { TimelineWorld } from '../timeline/timeline-entity.ts';
import { createTimelineFeed } from '../timeline/timeline-feed.ts';
import type { HistoricalGame } from './historical-game.ts';
import { createReplayEntity } from './replay-entity.ts';
import { DEFAULT_REPLAY_OPTIONS, KEPT_AFTER_END_MS, type ReplayOptions } from './replay-options.ts';

/** No game lasts longer; only bounds the search. */
const LONGEST_GAME_MS = 8 * 3_600_000;

export const createReplayWorld = (
  games: readonly HistoricalGame[],
  options: ReplayOptions,
): TimelineWorld => ({
  *entitiesIn(fromMs, toMs) {
    const earliestMs = fromMs - LONGEST_GAME_MS - KEPT_AFTER_END_MS;
    const latestMs = toMs + options.leadHours * 3_600_000;
    for (const game of games) {
      if (game.kickoffMs >= earliestMs && game.kickoffMs <= latestMs) yield createReplayEntity(game, options);
    }
  },
});

export interface ReplayFeedSettings {
  /** Wall milliseconds between two appends. */
  tickMs?: number;
  onFailure?: (error: unknown) => void;
}

/**
 * The feed of games that were really played, told against the book's clock; a restart continues where that clock is.
 */
export const createReplayFeed = (
  games: readonly HistoricalGame[],
  clock: BookClock,
  options: Partial<ReplayOptions> = {},
  { tickMs = 100, onFailure }: ReplayFeedSettings = {},
): Feed => {
  const full = { ...DEFAULT_REPLAY_OPTIONS, ...options };
  return createTimelineFeed(createReplayWorld(games, full), clock, {
    feedId: full.feedId,
    tickMs,
    ...(onFailure === undefined ? {} : { onFailure }),
  });
};
