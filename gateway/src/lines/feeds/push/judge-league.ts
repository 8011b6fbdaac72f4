import { findNearName } from './find-near-name.ts';
import type { RowCode } from '@lineboard/domain/lines/feed/row-code';
import { invalid, refuseRow, type RowContext, type RowJudgement } from './row-judgement.ts';

/** The limit per sport: a feed that names more makes names up, and each new one is compared with all others. */
const MOST_LEAGUES = 1_000;

/**
 * A league is taken when it is new, and refused when it is nearly one that is known, because games would be listed
 * apart, or when an operator refused the name.
 */
export const judgeLeague = (
  { sportType, sportSubType }: { sportType: string; sportSubType: string },
  { book, numbers }: RowContext,
): RowJudgement | null => {
  if (isKnownLeague(sportType, sportSubType, { book, numbers })) return null;
  const names = numbers.leagues?.get(sportType) ?? new Map<string, 'taken' | 'refused'>();
  const refuse = (code: RowCode, reason: string): RowJudgement => refuseRow(code, 'sportSubType', reason);
  if (names.get(sportSubType) === 'refused')
    return refuse('feedLeagueRefused', `${sportSubType} is refused by an operator (leagues take)`);
  const known = new Set(book.leaguesOf(sportType));
  for (const [name, said] of names) if (said === 'taken') known.add(name);
  if (known.size >= MOST_LEAGUES)
    return invalid('sportSubType', `is one more than the ${MOST_LEAGUES} leagues that a sport may have`);
  const near = findNearName(sportSubType, known);
  return near === null
    ? null
    : refuse('feedLeagueMistyped', `${sportSubType} is nearly ${near}, a league that is known`);
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
  numbers.leagues.get(sportType)?.get(sportSubType) === 'taken';
