import type { HistoricalGame } from './historical-game.ts';
import { parseIsoDay } from './kickoff-time.ts';

/** Which of a file's games are told. */
export interface ReplaySelection {
  /** First year of the season; null for all. */
  season: number | null;
  /** Day of the first kick-off, `YYYY-MM-DD`; null for the beginning. */
  from: string | null;
}

export const selectGames = (
  games: readonly HistoricalGame[],
  { season, from }: ReplaySelection,
): HistoricalGame[] => {
  const fromMs = from === null ? -Infinity : (parseIsoDay(from) ?? 0) * 86_400_000;
  return games.filter((game) => (season === null || game.season === season) && game.kickoffMs >= fromMs);
};

export interface ReplaySpan {
  firstKickoffMs: number;
  lastKickoffMs: number;
  /** Where the book's clock should begin: a day and a half before the first kick-off, with lines already up. */
  startsMs: number;
}

const BEFORE_FIRST_MS = 36 * 3_600_000;

/** @returns null without games */
export const replaySpan = (games: readonly HistoricalGame[]): ReplaySpan | null => {
  if (games.length === 0) return null;
  let firstKickoffMs = Infinity;
  let lastKickoffMs = -Infinity;
  for (const { kickoffMs } of games) {
    firstKickoffMs = Math.min(firstKickoffMs, kickoffMs);
    lastKickoffMs = Math.max(lastKickoffMs, kickoffMs);
  }
  return { firstKickoffMs, lastKickoffMs, startsMs: firstKickoffMs - BEFORE_FIRST_MS };
};
