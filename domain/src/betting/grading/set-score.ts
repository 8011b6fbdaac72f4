import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { type PeriodPoints, sumSegments } from '../../ground/score/period-score.ts';
import type { SetRules } from '../../ground/sport/sport-row.ts';

type Segment = GameScore['segments'][number];

/** The shorter set that decides; one that counts as one is told as 1 : 0, too. */
const isDecider = ({ lead, decider }: SetRules, [one, two]: Segment, at: number): boolean => {
  const [more, fewer] = [Math.max(one, two), Math.min(one, two)];
  if (at !== decider.at) return false;
  return (
    (decider.countsAsOne && more === 1 && fewer === 0) || (more >= decider.points && more - fewer >= lead)
  );
};

export const isSetComplete = (rules: SetRules, set: Segment, at: number): boolean => {
  const [more, fewer] = [Math.max(...set), Math.min(...set)];
  return (
    isDecider(rules, set, at) ||
    (more >= rules.points && more - fewer >= rules.lead) ||
    (more === rules.tieBreakAt && more - fewer === 1)
  );
};

/** Completed sets alone: one that is being played belongs to nobody (HR-78). The match goes to the sets. */
export const calculateSetsWon = (rules: SetRules, { segments, score1, score2 }: GameScore): PeriodPoints =>
  segments.length === 0
    ? { score1, score2 }
    : sumSegments(
        segments
          .filter((set, at) => isSetComplete(rules, set, at))
          .map(([one, two]) => [Number(one > two), Number(two > one)] as const),
      );

/** What spreads and totals of a match count: what sets are won by. @returns null when the feed told no sets */
export const calculateSetPoints = (rules: SetRules, { segments }: GameScore): PeriodPoints | null =>
  segments.length === 0
    ? null
    : sumSegments(
        segments.map((set, at) =>
          rules.decider.countsAsOne && isDecider(rules, set, at)
            ? ([Number(set[0] > set[1]), Number(set[1] > set[0])] as const)
            : set,
        ),
      );

/** Somebody won the sets that it takes, and none is under way; `official` says it where a feed knows better. */
export const isMatchComplete = (rules: SetRules, score: GameScore): boolean => {
  if (score.official !== null) return score.official;
  const { score1, score2 } = calculateSetsWon(rules, score);
  const areComplete = score.segments.every((set, at) => isSetComplete(rules, set, at));
  return Math.max(score1, score2) >= rules.toWin && score1 !== score2 && areComplete;
};
