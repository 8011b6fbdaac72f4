import type { LiveMatch, LiveSport } from '@lineboard/domain/sandbox/sandbox-answers';
import { createHash } from 'node:crypto';

const MINUTE_MS = 60_000;

interface Sport {
  sport: LiveSport;
  periodMs: number;
  /** After each period but the last. */
  restsMs: readonly number[];
  /** The clock shows what is left of the period, and not how long the match has been played. */
  countsDown: boolean;
  /** How often each side may score. */
  chanceMs: number;
  /** Of a thousand chances: so many make so much. */
  scores: ReadonlyArray<readonly [perThousand: number, points: number]>;
}

const SOCCER: Sport = {
  sport: 'soccer',
  periodMs: 45 * MINUTE_MS,
  restsMs: [15 * MINUTE_MS],
  countsDown: false,
  chanceMs: 3 * MINUTE_MS,
  scores: [[47, 1]],
};
const BASKETBALL: Sport = {
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
const HOCKEY: Sport = {
  sport: 'hockey',
  periodMs: 20 * MINUTE_MS,
  restsMs: [17 * MINUTE_MS, 17 * MINUTE_MS],
  countsDown: true,
  chanceMs: 2 * MINUTE_MS,
  scores: [[98, 1]],
};

/** A place of the board: its clubs play one another in turn, each match for as long as it takes. */
interface Place {
  of: Sport;
  clubs: readonly [string, string, string];
  /** Places of one sport begin at other times, so that something is always played. */
  shiftMs: number;
}

const PLACES: readonly Place[] = [
  { of: SOCCER, clubs: ['Millbrook', 'Eastcliff Athletic', 'Granby Town'], shiftMs: 0 },
  { of: SOCCER, clubs: ['Hollow Bay', 'Stonegate', 'Wexley Rovers'], shiftMs: 40 * MINUTE_MS },
  { of: BASKETBALL, clubs: ['Canyon Hawks', 'Bayou Kings', 'Prairie Wolves'], shiftMs: 11 * MINUTE_MS },
  { of: BASKETBALL, clubs: ['Copper Miners', 'Sound Pilots', 'Delta Steam'], shiftMs: 51 * MINUTE_MS },
  { of: HOCKEY, clubs: ['Frostburg', 'Kodiak Bay', 'Timber Falls'], shiftMs: 23 * MINUTE_MS },
  { of: HOCKEY, clubs: ['Granite Cape', 'Snowline', 'Birch Harbor'], shiftMs: 82 * MINUTE_MS },
];

/** A match that is over stands so long before the next one begins. */
const OVER_MS = 8 * MINUTE_MS;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** @param sinceMs since the match began */
const standAt = (
  { periodMs, restsMs }: Sport,
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

const pointsOf = ({ scores }: Sport, drawn: number): number => {
  let reached = 0;
  for (const [perThousand, points] of scores) {
    reached += perThousand;
    if (drawn % 1_000 < reached) return points;
  }
  return 0;
};

/** Four bytes for either side. */
const CHANCE_BYTES = 8;

/**
 * What both sides made of their chances so far: the same whoever looks, and never less than before, because more of a
 * match's draws begin with fewer of them.
 */
const scoreAt = (of: Sport, match: string, playedMs: number): [home: number, away: number] => {
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

const matchAt = ({ of, clubs, shiftMs }: Place, wallMs: number): LiveMatch => {
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

/** The made-up matches of a moment: they follow from the wall clock alone, and so does who scored when. */
export const listLiveMatches = (wallMs: number): LiveMatch[] => PLACES.map((place) => matchAt(place, wallMs));
