import { listCountedSegments } from '@lineboard/domain/ground/score/counted-segments';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';

type Segments = GameScore['segments'];

/** `6–4`, `3–2`: the sets of a match by what lines count, in the order in which they were played. */
export const writeSegments = (segments: Segments): string[] => segments.map(([one, two]) => `${one}–${two}`);

/** `6–4 3–2`; empty where the score itself is what lines count. */
export const writeSets = (sportType: string, score: { segments: Segments }): string =>
  writeSegments(listCountedSegments(sportType, score)).join(' ');

/** What a row of the board has room for: in two lines with the points of the game. */
const MOST_SIGNS = 13;

/** The latest sets as far as there is room, `…` for the others. */
export const shortenSets = (sets: readonly string[]): string[] => {
  let from = Math.max(0, sets.length - 1);
  while (from > 0 && sets.slice(from - 1).join(' ').length <= MOST_SIGNS) from -= 1;
  return from > 0 ? ['…', ...sets.slice(from)] : [...sets];
};
