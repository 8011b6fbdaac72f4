import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { SegmentKind } from '@lineboard/domain/ground/sport/sport-row';
import { findSport } from '@lineboard/domain/ground/sport/sports';
import { readGameClock } from '@lineboard/domain/ground/score/read-game-clock';
import { countRegulation } from '../scores/score-segments.ts';

export interface ScoreColumns {
  kind: SegmentKind | 'part';
  /** The number of parts that have a column, played or not; overtime follows the sport's own. */
  count: number;
}

/** Some leagues play in halves: fewer parts at the end than their sport has, and a half on the clock. */
const isInHalves = (sportType: string, { phase, clock, segments }: GameScore): boolean =>
  findSport(sportType)?.regulationSegments === null &&
  segments.length < countRegulation(sportType) &&
  (phase === 'final'
    ? segments.length > 0
    : /^(?:H|\dH|1st half|2nd half)/i.test(readGameClock(sportType, clock).period));

/** The columns of a game's score: those that its sport always has exist before they are played. */
export const listScoreColumns = (sportType: string, score: GameScore): ScoreColumns => {
  const played = score.segments.length;
  if (isInHalves(sportType, score)) return { kind: 'half', count: Math.max(2, played) };
  const segments = findSport(sportType)?.segments;
  if (segments === undefined) return { kind: 'part', count: played };
  const isPadded = played > 0 && !segments.isOpenEnded;
  return { kind: segments.kind, count: isPadded ? Math.max(segments.count, played) : played };
};
