import { parseGameNum } from './parse-game-num.ts';

/** The parameters in an address of the board; dashes in names mean spaces (spec 1 §2). */
export interface OfferingSearch {
  sport?: string;
  subSport?: string;
  /** The sub-sport's contests, where its games have the same name. */
  type?: 'C';
  contestDesc?: string;
  /** The period that the sub-sport is shown at; not named for the full game. */
  period?: number;
  /** The target game. */
  game?: number;
  /** All leagues on the board when they are several, or none (`address-leagues.ts`). */
  leagues?: string;
  /** Only games in play. */
  live?: true;
}

const MOST_NAME_CHARACTERS = 80;
/** The most leagues that fit on a board, with long names. */
const MOST_LEAGUES_CHARACTERS = 4_000;
const LAST_PERIOD = 99;

const readText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined;

const readName = (value: unknown): string | undefined => readText(value, MOST_NAME_CHARACTERS);

const readPeriod = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= LAST_PERIOD
    ? Number(value)
    : undefined;

/** A parser for each part of the address. */
const READERS = {
  sport: readName,
  subSport: readName,
  type: (value: unknown) => (value === 'C' ? value : undefined),
  contestDesc: readName,
  period: readPeriod,
  game: (value: unknown) => parseGameNum(value) ?? undefined,
  leagues: (value: unknown) => readText(value, MOST_LEAGUES_CHARACTERS),
  live: (value: unknown) => (value === true ? value : undefined),
} as const satisfies { [Name in keyof OfferingSearch]-?: (value: unknown) => OfferingSearch[Name] };

const NAMES = Object.keys(READERS) as Array<keyof OfferingSearch>;

/** Invalid names, numbers and switches are ignored. */
export const parseOfferingSearch = (search: Record<string, unknown>): OfferingSearch =>
  Object.fromEntries(
    NAMES.map((name) => [name, READERS[name](search[name])]).filter(([, value]) => value !== undefined),
  );

/** Whether some of it means nothing to a board. */
export const isUnreadable = (search: Record<string, unknown>): boolean =>
  NAMES.some((name) => search[name] !== undefined && READERS[name](search[name]) === undefined);
