import { hash32, unit } from '../random.ts';
import type { ScheduledGame } from '../schedule/scheduled-game.ts';
import { createMarketPace, type MarketPace, type PaceStretch } from './market-pace.ts';

const HOUR_MS = 3_600_000;

/** Money comes late: markets are quiet for days, lively before kick-off and restless in play. */
const STRETCHES: ReadonlyArray<readonly [beforeKickoffMs: number, weight: number]> = [
  [24 * HOUR_MS, 1],
  [2 * HOUR_MS, 3],
  [0, 8],
];
const EARLY_WEIGHT = 0.25;

/** Prices of a game are made until then at the latest; extra innings included. */
const MOST_PLAY_MS = 6 * HOUR_MS;

const stretchesOf = (opensMs: number, kickoffMs: number, inPlay: boolean): PaceStretch[] => [
  { fromMs: opensMs, weight: EARLY_WEIGHT },
  ...STRETCHES.filter(([beforeMs]) => inPlay || beforeMs > 0).map(([beforeMs, weight]) => ({
    fromMs: Math.max(opensMs, kickoffMs - beforeMs),
    weight,
  })),
  { fromMs: kickoffMs + (inPlay ? MOST_PLAY_MS : 0), weight: 0 },
];

/** Where a market's count of bursts begins: anywhere, so that games don't move in step, and far from burst 0. */
const offsetOf = (key: number): number => 1_000 + (hash32(key, 35) % 100_000) + unit(key, 36);

export const gamePace = (
  { key, opensMs, kickoffMs, league }: ScheduledGame,
  burstsPerMs: number,
): MarketPace => createMarketPace(stretchesOf(opensMs, kickoffMs, league.inPlay), burstsPerMs, offsetOf(key));

/** A market that is open from one moment to another and moves evenly, like a contest's. */
export const evenPace = (
  key: number,
  opensMs: number,
  closesMs: number,
  weight: number,
  burstsPerMs: number,
): MarketPace =>
  createMarketPace(
    [
      { fromMs: opensMs, weight },
      { fromMs: closesMs, weight: 0 },
    ],
    burstsPerMs,
    offsetOf(key),
  );

/** Weight times time over a game's whole life, milliseconds: how much of the book's moves is its own. */
export const paceVolumeMs = (leadMs: number, inPlayMs: number): number => {
  const beforeMs = Math.max(0, leadMs - 24 * HOUR_MS) * EARLY_WEIGHT;
  return beforeMs + 22 * HOUR_MS + 2 * HOUR_MS * 3 + inPlayMs * 8;
};
