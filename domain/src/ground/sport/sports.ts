import { baseball } from './rows/baseball.ts';
import { basketball } from './rows/basketball.ts';
import { cricket } from './rows/cricket.ts';
import { fighting } from './rows/fighting.ts';
import { football } from './rows/football.ts';
import { golf } from './rows/golf.ts';
import { hockey } from './rows/hockey.ts';
import { soccer } from './rows/soccer.ts';
import { rugby } from './rows/rugby.ts';
import { tennis } from './rows/tennis.ts';
import { volleyball } from './rows/volleyball.ts';
import type { ResultRules, SportRow } from './sport-row.ts';

/** The sports this book offers, in menu order. */
const ROWS = [
  football,
  basketball,
  baseball,
  hockey,
  soccer,
  tennis,
  fighting,
  golf,
  rugby,
  volleyball,
  cricket,
] as const;

export type SportType = (typeof ROWS)[number]['sportType'];

export const SPORT_TYPES: readonly SportType[] = ROWS.map(({ sportType }) => sportType);

const BY_NAME: ReadonlyMap<string, SportRow> = new Map(ROWS.map((row) => [row.sportType, row]));

export const isSportType = (name: string): name is SportType => BY_NAME.has(name);

/** @returns undefined for a name that is no sport's */
export const findSport = (name: string): SportRow | undefined => BY_NAME.get(name);

export const rowOfSport = (sportType: SportType): SportRow => BY_NAME.get(sportType)!;

/** A league of a sport, which may play by rules of its own. */
export interface League {
  sportType: SportType;
  sportSubType: string;
}

/** The sport's rules with what its league does otherwise. */
export const rulesOfLeague = ({ sportType, sportSubType }: League): ResultRules => {
  const row = rowOfSport(sportType);
  return { ...row, ...row.leagues.get(sportSubType.trim().toUpperCase()) };
};
