import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { findSport } from '@lineboard/domain/ground/sport/sports';

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/**
 * Whether the segments of a final can't be all of its score: they add up to less, and the rest can be no overtime that
 * wasn't listed, because the regulation isn't listed whole or wasn't level (HR-75). Sports whose segments count
 * something else than the score have none to add up.
 */
export const segmentsContradict = (
  sportType: string,
  { phase, score1, score2, segments }: Score,
): boolean => {
  const sport = findSport(sportType);
  if (phase !== 'final' || segments.length === 0 || sport?.scoring !== 'points') return false;
  const [one, two] = [0, 1].map((team) => segments.reduce((sum, segment) => sum + segment[team]!, 0));
  if (one === score1 && two === score2) return false;
  const isRegulationListed = segments.length >= sport.segments.count;
  return !(isRegulationListed && one === two);
};
