import type { BookClock } from '../../../ground/clock/book-clock.ts';
import type { Feed } from '../feed.ts';
import { createTimelineFeed } from '../timeline/timeline-feed.ts';
import { createSimulatedWorld } from './simulated-world.ts';
import { DEFAULT_SIMULATOR_OPTIONS, type SimulatorOptions } from './simulator-options.ts';

export interface SimulatorFeedSettings {
  /** Wall milliseconds between two appends. */
  tickMs?: number;
  onFailure?: (error: unknown) => void;
}

/**
 * The feed of a made-up book: the same options and book time give the same lines, scores and finals, restarts included.
 */
export const createSimulatorFeed = (
  options: Partial<SimulatorOptions>,
  clock: BookClock,
  { tickMs = 200, onFailure }: SimulatorFeedSettings = {},
): Feed => {
  const world = { ...DEFAULT_SIMULATOR_OPTIONS, ...options };
  return createTimelineFeed(createSimulatedWorld(world, clock.speed), clock, {
    feedId: world.feedId,
    tickMs,
    ...(onFailure === undefined ? {} : { onFailure }),
  });
};
