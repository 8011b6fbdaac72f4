import { periodOfLine } from '../sport/alternate-line.ts';
import { findPeriod } from '../sport/find-period.ts';
import { SPORT_PERIODS } from '../sport/period.ts';
import type { SportType } from '../sport/sport.ts';
import type { GameScore } from './game-score.ts';

/** Points that count for a wager. */
export interface PeriodPoints {
  score1: number;
  score2: number;
}

type Segments = GameScore['segments'];

/**
 * Points of one period of a game that is over. Overtime counts where the period says so (HR-40), and then it is what
 * the total has beyond the segments: feeds that list no overtime segments are read right, too.
 * @returns null while the game isn't final, or when the feed didn't tell enough to know
 */
export const calculatePeriodScore = (
  sportType: SportType,
  periodNumber: number,
  score: GameScore,
): PeriodPoints | null => {
  if (score.phase !== 'final') return null;
  const period = findPeriod(sportType, periodNumber);
  if (period === undefined) return null;
  const { segments } = score;
  const total = { score1: score.score1, score2: score.score2 };
  if (periodOfLine(periodNumber) === 0 && (period.overtime || isWithoutExtraTime(sportType))) return total;

  const [first, last] = arePlayedInHalves(sportType, segments) ? halvesOf(period.segments) : period.segments;
  if (!Number.isInteger(first) || !Number.isInteger(last)) return null;
  if (period.overtime) {
    if (segments.length < first) return null;
    const before = sumSegments(segments.slice(0, first));
    return { score1: total.score1 - before.score1, score2: total.score2 - before.score2 };
  }
  return segments.length > last ? sumSegments(segments.slice(first, last + 1)) : null;
};

/** Points of the regulation game: what a money line with a draw is about. @returns null when not known */
export const calculateRegulationScore = (sportType: SportType, score: GameScore): PeriodPoints | null => {
  if (score.phase !== 'final') return null;
  if (isWithoutExtraTime(sportType)) return { score1: score.score1, score2: score.score2 };
  const { regulationSegments } = SPORT_PERIODS[sportType];
  const count = arePlayedInHalves(sportType, score.segments) ? regulationSegments / 2 : regulationSegments;
  return score.segments.length >= count ? sumSegments(score.segments.slice(0, count)) : null;
};

export const sumSegments = (segments: Segments): PeriodPoints => {
  const sum = { score1: 0, score2: 0 };
  for (const [team1, team2] of segments) {
    sum.score1 += team1;
    sum.score2 += team2;
  }
  return sum;
};

/** Soccer's knock-out games go on after regulation; these never do, so their total is the regulation's. */
const isWithoutExtraTime = (sportType: SportType): boolean =>
  sportType === 'Tennis' || sportType === 'Fighting' || sportType === 'Golf';

/** College basketball is played and reported in halves: fewer than four segments are halves, then overtime. */
const arePlayedInHalves = (sportType: SportType, segments: Segments): boolean =>
  sportType === 'Basketball' && segments.length > 0 && segments.length < 4;

/** Quarter numbers → half numbers; a quarter by itself becomes a fraction, which no segment is. */
const halvesOf = ([first, last]: readonly [number, number]): readonly [number, number] => [
  first / 2,
  (last - 1) / 2,
];
