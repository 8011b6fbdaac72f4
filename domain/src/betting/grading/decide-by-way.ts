import type { ContestLine } from '../../lines/line/contest-line.schema.ts';

type Outcome = NonNullable<ContestLine['outcome']>;
type Way = 'knockOut' | 'submission' | 'decision' | 'draw';

/** How a fight ended, as it is announced. */
export const FIGHT_ENDS = [
  'knockOut',
  'submission',
  'decision',
  'disqualification',
  'retirement',
  'draw',
  'noContest',
] as const;
export type FightEnd = (typeof FIGHT_ENDS)[number];

/** HR-79: who is disqualified or stays in his corner was knocked out. */
const COUNTS_AS: Readonly<Record<Exclude<FightEnd, 'noContest'>, Way>> = {
  knockOut: 'knockOut',
  submission: 'submission',
  decision: 'decision',
  disqualification: 'knockOut',
  retirement: 'knockOut',
  draw: 'draw',
};

const WORDS: Readonly<Record<Way, RegExp>> = {
  knockOut: /\b(?:t?ko|knock-?out|stoppage)\b/i,
  submission: /\bsubmission\b/i,
  decision: /\b(?:decision|points)\b/i,
  draw: /\bdraw\b/i,
};

/** A fighter and the ways that he may win by, as in `Smith by KO/TKO`; without a fighter, either may win. */
const readAnswer = (contestantName: string): { fighter: string | null; ways: Way[] } => {
  const [, fighter, rest] = /^(?:(.+) )?by (.+)$/i.exec(contestantName.trim()) ?? [
    null,
    null,
    contestantName,
  ];
  const ways = (Object.keys(WORDS) as Way[]).filter((way) => WORDS[way].test(rest ?? ''));
  return { fighter: fighter ?? null, ways };
};

const isFighter = (fighter: string, winner: string): boolean =>
  fighter.toLowerCase() === winner.trim().toLowerCase();

/** Whether a contest's contestants are ways to win a fight, and who has to be told as its winner. */
export const readWays = (contestantNames: readonly string[]): { areWays: boolean; fighters: string[] } => {
  const answers = contestantNames.map(readAnswer);
  return {
    areWays: answers.every(({ ways }) => ways.length > 0),
    fighters: answers.flatMap(({ fighter }) => (fighter === null ? [] : [fighter])),
  };
};

/**
 * A way to win a fight, by how it ended. A draw that isn't offered and a fight that is called no contest are no action.
 * @param winner null for a draw, and where no contestant names a fighter
 */
export const decideByWay = (
  contestantName: string,
  { end, winner, isDrawOffered }: { end: FightEnd; winner: string | null; isDrawOffered: boolean },
): Outcome => {
  if (end === 'noContest' || (end === 'draw' && !isDrawOffered)) return 'P';
  const { fighter, ways } = readAnswer(contestantName);
  const isHis = fighter === null || (winner !== null && isFighter(fighter, winner));
  return isHis && ways.includes(COUNTS_AS[end]) ? 'W' : 'L';
};

export const offersDraw = (contestantNames: readonly string[]): boolean =>
  contestantNames.some((name) => readAnswer(name).ways.includes('draw'));
