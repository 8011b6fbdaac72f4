import type { LiveBoardName } from '@lineboard/domain/sandbox/live-boards';
import type { LiveMatch } from '@lineboard/domain/sandbox/sandbox-answers';
import { createHash } from 'node:crypto';
import { LIVE_PLACES, type LivePlace } from './live-places.ts';
import { type LiveRules, MINUTE_MS } from './live-rules.ts';

/** A match that is over stays this long before the next one begins. */
const OVER_MS = 8 * MINUTE_MS;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** @param sinceMs sinceMs the time since the match began */
const standAt = (
  { periodMs, restsMs }: LiveRules,
  sinceMs: number,
): { phase: LiveMatch['phase']; period: number; playedMs: number } => {
  let beganMs = 0;
  for (let period = 1; period <= restsMs.length + 1; period += 1) {
    const intoMs = sinceMs - beganMs;
    const before = (period - 1) * periodMs;
    if (intoMs < periodMs) return { phase: 'playing', period, playedMs: before + intoMs };
    beganMs += periodMs + (restsMs[period - 1] ?? 0);
    if (period <= restsMs.length && sinceMs < beganMs)
      return { phase: 'break', period, playedMs: before + periodMs };
  }
  const periods = restsMs.length + 1;
  return { phase: 'over', period: periods, playedMs: periods * periodMs };
};

const pointsOf = ({ scores }: LiveRules, drawn: number): number => {
  let reached = 0;
  for (const [perThousand, points] of scores) {
    reached += perThousand;
    if (drawn % 1_000 < reached) return points;
  }
  return 0;
};

/** Four bytes for each side. */
const CHANCE_BYTES = 8;

/**
 * The scores of both sides so far: the same for every viewer, and never falling, because a longer series of a match's
 * draws begins with the shorter one.
 */
const scoreAt = (of: LiveRules, match: string, playedMs: number): [home: number, away: number] => {
  let [home, away] = [0, 0];
  const outputLength = Math.floor(playedMs / of.chanceMs) * CHANCE_BYTES;
  if (outputLength === 0) return [home, away];
  const drawn = createHash('shake256', { outputLength }).update(match).digest();
  for (let at = 0; at < outputLength; at += CHANCE_BYTES) {
    home += pointsOf(of, drawn.readUInt32BE(at));
    away += pointsOf(of, drawn.readUInt32BE(at + CHANCE_BYTES / 2));
  }
  return [home, away];
};

const matchAt = ({ of, clubs, shiftMs }: LivePlace, wallMs: number): LiveMatch => {
  const { sport, periodMs, restsMs, countsDown } = of;
  const wholeMs = (restsMs.length + 1) * periodMs + sum(restsMs) + OVER_MS;
  const turn = Math.floor((wallMs + shiftMs) / wholeMs);
  const { phase, period, playedMs } = standAt(of, wallMs + shiftMs - turn * wholeMs);
  const [homeScore, awayScore] = scoreAt(of, `${clubs[0]} ${turn}`, playedMs);
  return {
    sport,
    home: clubs[turn % 3]!,
    away: clubs[(turn + 1) % 3]!,
    homeScore,
    awayScore,
    period,
    phase,
    clockMs: countsDown ? period * periodMs - playedMs : playedMs,
    clockEndMs: countsDown ? 0 : period * periodMs,
  };
};

/** Lists the made-up matches at a moment: matches and scores follow from the wall clock alone. */
export const listLiveMatches = (board: LiveBoardName, wallMs: number): LiveMatch[] =>
  LIVE_PLACES[board].map((place) => matchAt(place, wallMs));
