import { findSport } from '../sport/sports.ts';

/** A game's teams and its final score; the score is null while it isn't known. */
interface FinishedGame {
  sportType: string;
  team1Id: string;
  team2Id: string;
  score1: number | null;
  score2: number | null;
}

/** @returns the winner's name (WinnerID); null for a draw, and while there is no score */
export const selectWinnerId = ({
  sportType,
  team1Id,
  team2Id,
  score1,
  score2,
}: FinishedGame): string | null => {
  if (score1 === null || score2 === null || score1 === score2) return null;
  // Strokes: the lower score is the better one.
  return score1 > score2 === (findSport(sportType)?.scoring === 'strokes') ? team2Id : team1Id;
};
