import type { ContestLine } from '../line/contest-line.ts';
import type { Game } from '../line/game.ts';

/** Shorter texts don't search (spec 1 §9). */
export const SEARCH_MIN_CHARACTERS = 3;

/** The text as it is compared: trimmed, in lower case, without accents. @returns null when it is too short to search */
export const parseSearch = (text: string): string | null => {
  const folded = foldSearch(text.trim());
  return folded.length >= SEARCH_MIN_CHARACTERS ? folded : null;
};

/** Part of a team's name, or the beginning of a rotation number. @param search from `parseSearch` */
export const matchesGame = (
  game: Pick<Game, 'team1Id' | 'team2Id' | 'team1RotNum' | 'team2RotNum'>,
  search: string,
): boolean =>
  foldSearch(game.team1Id).includes(search) ||
  foldSearch(game.team2Id).includes(search) ||
  String(game.team1RotNum).startsWith(search) ||
  String(game.team2RotNum).startsWith(search);

/** Part of the contestant's name, or the beginning of the rotation number. @param search from `parseSearch` */
export const matchesContestLine = (
  line: Pick<ContestLine, 'contestantName' | 'rotNum'>,
  search: string,
): boolean => foldSearch(line.contestantName).includes(search) || String(line.rotNum).startsWith(search);

/** Latin accents only: marks of other scripts are letters of theirs. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
