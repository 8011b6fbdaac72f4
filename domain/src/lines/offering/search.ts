import type { ContestLine } from '../line/contest-line.schema.ts';
import type { Game } from '../line/game.schema.ts';

/** Shorter texts don't start a search (spec 1 §9). */
export const SEARCH_MIN_CHARACTERS = 3;

/** The minimum for scripts that write whole words in two characters: `東京`. */
const SEARCH_MIN_IDEOGRAPHS = 2;

const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** The text as it is compared: trimmed, in lower case, without accents. @returns null when it is too short to search */
export const parseSearch = (text: string): string | null => {
  const folded = foldSearch(text.trim());
  const least = IDEOGRAPHS.test(folded) ? SEARCH_MIN_IDEOGRAPHS : SEARCH_MIN_CHARACTERS;
  return folded.length >= least ? folded : null;
};

/** What a team is called besides its name, folded (`nicknamesOf`). @param name folded */
export type CallTeam = (name: string) => readonly string[];

/** The page's own searches know names alone: nicknames aren't loaded with it. */
const NAMES_ALONE: CallTeam = () => [];

/**
 * Matches part of a team's name, the beginning of what it is called besides, several words that are parts of both
 * names, or the beginning of a rotation number.
 * @param search from `parseSearch`
 */
export const matchesGame = (
  {
    team1Id,
    team2Id,
    team1RotNum,
    team2RotNum,
  }: Pick<Game, 'team1Id' | 'team2Id' | 'team1RotNum' | 'team2RotNum'>,
  search: string,
  callTeam: CallTeam = NAMES_ALONE,
): boolean => {
  const names = [foldSearch(team1Id), foldSearch(team2Id)];
  const teams = names.map((name) => withNicknames(name, callTeam));
  if (names.some((name) => name.includes(search)) || teams.some((team) => hasWord(team, search))) return true;
  if ([team1RotNum, team2RotNum].some((number) => String(number).startsWith(search))) return true;
  const words = search.split(/[\s@]+/).filter((word) => word !== '');
  return (
    words.length > 1 &&
    words.every((word) => teams.some((team) => hasWord(team, word))) &&
    teams.every((team) => words.some((word) => hasWord(team, word)))
  );
};

/** Whether one of the name's words begins with this text. */
export const hasWord = (name: string, word: string): boolean => ` ${name}`.includes(` ${word}`);

/** The name and what it is called besides, apart, so that no text goes from one to the next. */
export const withNicknames = (name: string, callTeam: CallTeam): string =>
  [name, ...callTeam(name)].join('  ');

/** Matches part of the contestant's name, or the beginning of the rotation number. @param search from `parseSearch` */
export const matchesContestLine = (
  line: Pick<ContestLine, 'contestantName' | 'rotNum'>,
  search: string,
): boolean => foldSearch(line.contestantName).includes(search) || String(line.rotNum).startsWith(search);

/**
 * Latin letters that can't be decomposed into a letter and a mark, with the letters that people type on keyboards
 * without them.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ħ: 'h',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ŧ: 't',
  ŋ: 'n',
};

/**
 * All apostrophes: straight, curly, the Hawaiian okina, and accents that people type instead. A phone writes other ones
 * than a feed.
 */
const APOSTROPHES = /['\u2018\u2019\u201b\u02bb\u02bc\u0060\u00b4\u2032]/g;

/** Removes only Latin accents: in other scripts, marks are letters. */
export const foldSearch = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łħđðøßæœıþŧŋ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
