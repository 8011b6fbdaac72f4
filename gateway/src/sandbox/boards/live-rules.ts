import type { LiveSport } from '@lineboard/domain/sandbox/live-boards';

export const MINUTE_MS = 60_000;

/** How a sport's matches go. */
export interface LiveRules {
  sport: LiveSport;
  periodMs: number;
  /** After each period but the last. */
  restsMs: readonly number[];
  /** The clock shows what is left of the period, and not how long the match has been played. */
  countsDown: boolean;
  /** How often each side may score. */
  chanceMs: number;
  /** Out of a thousand chances, so many make so many points. */
  scores: ReadonlyArray<readonly [perThousand: number, points: number]>;
}

export const SOCCER: LiveRules = {
  sport: 'soccer',
  periodMs: 45 * MINUTE_MS,
  restsMs: [15 * MINUTE_MS],
  countsDown: false,
  chanceMs: 3 * MINUTE_MS,
  scores: [[47, 1]],
};

export const BASKETBALL: LiveRules = {
  sport: 'basketball',
  periodMs: 12 * MINUTE_MS,
  restsMs: [2 * MINUTE_MS, 15 * MINUTE_MS, 2 * MINUTE_MS],
  countsDown: true,
  chanceMs: 30_000,
  scores: [
    [360, 2],
    [120, 3],
    [50, 1],
  ],
};

export const HOCKEY: LiveRules = {
  sport: 'hockey',
  periodMs: 20 * MINUTE_MS,
  restsMs: [17 * MINUTE_MS, 17 * MINUTE_MS],
  countsDown: true,
  chanceMs: 2 * MINUTE_MS,
  scores: [[98, 1]],
};

export const FOOTBALL: LiveRules = {
  sport: 'football',
  periodMs: 15 * MINUTE_MS,
  restsMs: [2 * MINUTE_MS, 12 * MINUTE_MS, 2 * MINUTE_MS],
  countsDown: true,
  chanceMs: 2 * MINUTE_MS,
  scores: [
    [80, 7],
    [60, 3],
  ],
};

export const HANDBALL: LiveRules = {
  sport: 'handball',
  periodMs: 30 * MINUTE_MS,
  restsMs: [10 * MINUTE_MS],
  countsDown: false,
  chanceMs: MINUTE_MS,
  scores: [[470, 1]],
};
