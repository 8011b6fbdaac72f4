import type { ContestLine } from './contest-line.schema.ts';

/** What of a contestant says what it is. */
export type PropContestant = Pick<ContestLine, 'contestType3' | 'contestDesc' | 'contestantName'>;

/** A question about one player or game that has two answers, as its contest's texts say it. */
export interface Prop<T extends PropContestant> {
  /** The person or thing that it is about: `Marcus Webb`. */
  subject: string;
  /** `Dallas Cowboys`, where it is in parentheses after the subject. */
  team: string | null;
  /** What is asked: `Passing Yards`. */
  market: string;
  answers: 'overUnder' | 'yesNo';
  /** null for a yes or no. */
  points: number | null;
  /** The over or the yes. */
  first: T;
  /** The under or the no. */
  second: T;
}

const ANSWERS: ReadonlyArray<readonly [answers: Prop<never>['answers'], first: RegExp, second: RegExp]> = [
  ['overUnder', /^over (\d{1,5}(?:\.(?:25|5|75|0))?)$/i, /^under (\d{1,5}(?:\.(?:25|5|75|0))?)$/i],
  ['yesNo', /^yes$/i, /^no$/i],
];

/** `Marcus Webb (Dallas Cowboys) – Passing Yards` without what is asked. */
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
 * @param contestants all of the contest
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
