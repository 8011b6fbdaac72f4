import { findSport } from '../sport/sports.ts';
import type { GameScore } from './game-score.schema.ts';

/**
 * What lines count where a score says something else: the games of a match whose score is its sets. A score is shown
 * with them. Empty where the score itself counts, and while the segments aren't known.
 */
export const listCountedSegments = (
  sportType: string,
  { segments }: { segments: GameScore['segments'] },
): GameScore['segments'] => (findSport(sportType)?.scoring === 'sets' ? segments : []);
