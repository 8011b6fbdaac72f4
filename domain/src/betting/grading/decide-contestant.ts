import type { ContestLine } from '../../lines/line/contest-line.schema.ts';

type Outcome = NonNullable<ContestLine['outcome']>;

/** What became of the player that a proposition is about (HR-77), or of a team over a season (HR-80). */
export interface PlayerTold {
  tookPart: boolean;
  /** null: none was counted. */
  statistic: number | null;
  /** Games of the season that weren't played: so many more could have been counted. */
  gamesLeft: number;
}

const ANSWER = /^(?:(over|under) (\d{1,5}(?:\.\d{1,2})?)|(yes|no))$/i;

/** Whether a contestant is an answer to what one player does. */
export const isAnswer = (contestantName: string): boolean => ANSWER.test(contestantName);

/**
 * An over or under, a yes or no, by what was counted: nothing counted is 0. Who didn't take part makes it no action,
 * and so do games that weren't played, unless they couldn't have changed it.
 * @returns null for a contestant that is no such answer
 */
export const decideByStatistic = (
  contestantName: string,
  { tookPart, statistic, gamesLeft }: PlayerTold,
): Outcome | null => {
  const answer = ANSWER.exec(contestantName);
  if (answer === null) return null;
  if (!tookPart) return 'P';
  const [, side, points, yesOrNo] = answer;
  const counted = statistic ?? 0;
  // Yes: at least one.
  const margin = points === undefined ? counted - 0.5 : counted - Number(points);
  const isFirst = /^(over|yes)$/i.test(side ?? yesOrNo ?? '');
  const isOpen = gamesLeft > 0 && margin <= 0 && margin + gamesLeft >= 0;
  if (margin === 0 || isOpen) return 'P';
  return margin > 0 === isFirst ? 'W' : 'L';
};

/** How a contest ended (HR-80, HR-40). */
export interface ContestTold {
  /** Numbers of those who won or share the places; none: somebody who isn't named won. */
  winners: readonly number[];
  /** That there are to win; fewer than those who tie for them make a dead heat. */
  places: number;
  /** The winners who tie for the last of the places, where more win than there are; null: all of them tie. */
  tied: readonly number[] | null;
  absent: readonly number[];
  /** A contestant who doesn't take part is no action; otherwise all are in, run or not. */
  mustRun: boolean;
  /** That a tournament of golf went over; null: another contest, or all of them. */
  holes: number | null;
}

/** Fewer don't make an outright official (HR-80). */
const LEAST_HOLES = 36;

type Decided = { outcome: Outcome; tied: number | null; places: number | null };

const PLAIN = { tied: null, places: null };
const FIELD = /^(?:the )?(?:field|any other\b.*)$/i;

/** The field is everybody not named: it wins when nobody who is named does. */
export const decideContestant = (
  { contestantNum, contestantName }: Pick<ContestLine, 'contestantNum' | 'contestantName'>,
  { winners, places, tied, absent, mustRun, holes }: ContestTold,
): Decided => {
  if (holes !== null && holes < LEAST_HOLES) return { outcome: 'P', ...PLAIN };
  if (absent.includes(contestantNum)) return { outcome: mustRun ? 'P' : 'L', ...PLAIN };
  const isField = FIELD.test(contestantName.trim());
  if (winners.length === 0) return { outcome: isField ? 'W' : 'L', ...PLAIN };
  if (!winners.includes(contestantNum)) return { outcome: 'L', ...PLAIN };
  const sharing = tied ?? winners;
  return winners.length > places && sharing.includes(contestantNum)
    ? { outcome: 'W', tied: sharing.length, places: countShared({ winners, places }, sharing) }
    : { outcome: 'W', ...PLAIN };
};

/** The places that are left for those who tie: the others who win have one each. */
export const countShared = (
  { winners, places }: Pick<ContestTold, 'winners' | 'places'>,
  tied: readonly number[],
): number => places - winners.filter((one) => !tied.includes(one)).length;
