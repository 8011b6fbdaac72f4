import type { ContestLine } from './contest-line.schema.ts';

/** The texts of a contestant from which a prop is read. */
export type PropContestant = Pick<ContestLine, 'contestType3' | 'contestDesc' | 'contestantName'>;

/** A question with two answers about one player or game, as read from its contest's texts. */
export interface Prop<T extends PropContestant> {
  /** The person or thing that the question is about: `Marcus Webb`. */
  subject: string;
  /** The team in parentheses after the subject, such as `Dallas Cowboys`. */
  team: string | null;
  /** The question: `Passing Yards`. */
  market: string;
  answers: 'overUnder' | 'yesNo';
  /** The points; null for a yes or no. */
  points: number | null;
  /** The contestant for over or yes. */
  first: T;
  /** The contestant for under or no. */
  second: T;
}

const ANSWERS: ReadonlyArray<readonly [answers: Prop<never>['answers'], first: RegExp, second: RegExp]> = [
  ['overUnder', /^over (\d{1,5}(?:\.(?:25|5|75|0))?)$/i, /^under (\d{1,5}(?:\.(?:25|5|75|0))?)$/i],
  ['yesNo', /^yes$/i, /^no$/i],
];

/**
 * The subject without the question: `Marcus Webb (Dallas Cowboys)` of `Marcus Webb (Dallas Cowboys) – Passing Yards`.
 */
const subjectOf = ({ contestDesc, contestType3 }: PropContestant): string => {
  if (!contestDesc.endsWith(contestType3)) return contestDesc;
  const subject = contestDesc.slice(0, -contestType3.length).trimEnd();
  return /[–—:-]$/.test(subject) ? subject.slice(0, -1).trimEnd() : contestDesc;
};

const splitTeam = (subject: string): { subject: string; team: string | null } => {
  const open = subject.lastIndexOf(' (');
  return open > 0 && subject.endsWith(')')
    ? { subject: subject.slice(0, open).trimEnd(), team: subject.slice(open + 2, -1) }
    : { subject, team: null };
};

/**
 * Reads a contest of two contestants as over and under one number, or as yes and no.
 * @param contestants all contestants of the contest
 * @returns null for every other contest
 */
export const readProp = <T extends PropContestant>(contestants: readonly T[]): Prop<T> | null => {
  if (contestants.length !== 2) return null;
  for (const [answers, isFirst, isSecond] of ANSWERS) {
    const first = contestants.find(({ contestantName }) => isFirst.test(contestantName));
    const second = contestants.find(({ contestantName }) => isSecond.test(contestantName));
    if (first === undefined || second === undefined) continue;
    const [over, under] = [isFirst.exec(first.contestantName)![1], isSecond.exec(second.contestantName)![1]];
    if (over !== under) return null;
    const subject = subjectOf(first);
    if (subject === '') return null;
    return {
      ...splitTeam(subject),
      market: first.contestType3,
      answers,
      points: over === undefined ? null : Number(over),
      first,
      second,
    };
  }
  return null;
};
