import { findNearName } from './find-near-name.ts';
import { refuseRow, type RowContext, type RowJudgement } from './row-judgement.ts';

/** A league is taken when it is new, and refused when it is nearly one that is known: games would stand apart. */
export const judgeLeague = (
  { sportType, sportSubType }: { sportType: string; sportSubType: string },
  { book, numbers }: RowContext,
): RowJudgement | null => {
  if (isKnownLeague(sportType, sportSubType, { book, numbers })) return null;
  const known = [...(numbers.leagues?.get(sportType) ?? []), ...book.leaguesOf(sportType)];
  const near = findNearName(sportSubType, known);
  return near === null
    ? null
    : refuseRow('feedLeagueMistyped', 'sportSubType', `is nearly ${near}, a league that is known`);
};

/** Whether a row, of which nothing is known yet, is the first to name its league. */
export const isNewLeague = (row: unknown, context: Pick<RowContext, 'book' | 'numbers'>): boolean => {
  const { kind, sportType, sportSubType } = (row ?? {}) as Readonly<Record<string, unknown>>;
  return kind === 'game' && !isKnownLeague(String(sportType), String(sportSubType), context);
};

const isKnownLeague = (
  sportType: string,
  sportSubType: string,
  { book, numbers }: Pick<RowContext, 'book' | 'numbers'>,
): boolean =>
  book.hasLeague(sportType, sportSubType) ||
  numbers.leagues === null ||
  numbers.leagues.get(sportType)?.has(sportSubType) === true;
