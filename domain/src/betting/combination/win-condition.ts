import type { GamePick } from '../../ground/pick/pick.ts';
import type { LegForm } from './leg-form.ts';

/**
 * When a leg wins, in whole points: the points of both teams in all parts of the game, each times its share, come to
 * `least` or more.
 */
export interface WinCondition {
  /** Whole: team 1 in the first part, team 2 in it, team 1 in the second part … */
  shares: readonly number[];
  least: number;
}

/** The number that a leg's sum has to pass. */
const lineOf = ({ market, side }: GamePick, points: number): number => {
  if (market === 'M') return 0;
  if (market === 'S') return -points;
  return side === 'over' || side === 'team1Over' || side === 'team2Over' ? points : -points;
};

/** @param points that it is graded at; null for a money line */
export const winConditionOf = (form: LegForm, pick: GamePick, points: number | null): WinCondition => ({
  shares: form.margins.flatMap((margin, at) => [form.totals[at]! - margin, form.totals[at]! + margin]),
  least: Math.floor(lineOf(pick, points ?? 0)) + 1,
});

/** Whenever the first wins, the second does, since nobody scores fewer than no points. */
export const decides = (first: WinCondition, second: WinCondition): boolean =>
  first.least >= second.least && first.shares.every((share, at) => share <= second.shares[at]!);

/** A team's points are half of a margin and half of a total, so that it counts twice beside both. */
const MOST_TIMES = 2;

/**
 * Legs that can't all win (Farkas): added up, some of them once and some twice, they ask for points that no score has.
 * It finds what single points add up to, not what hangs on odd and even; that is for `joint-outcomes` to find, which
 * knows one period at a time.
 *
 * @param isAsked whether a set is looked at
 * @returns the fewest such legs by index, at least two; null where there are none
 */
export const findContradiction = (
  conditions: readonly WinCondition[],
  isAsked: (legs: readonly number[]) => boolean,
): number[] | null => {
  const takes = takenFrom(conditions);
  let fewest: number[] | null = null;
  const look = (at: number, chosen: readonly number[], sum: readonly number[], least: number): void => {
    const isFewer = fewest === null || chosen.length < fewest.length;
    if (!isFewer || sum.some((share, part) => share > takes[at]![part]!)) return;
    if (chosen.length >= 2 && least > 0 && sum.every((share) => share <= 0) && isAsked(chosen)) {
      fewest = [...chosen];
      return;
    }
    const condition = conditions[at];
    if (condition === undefined) return;
    look(at + 1, chosen, sum, least);
    for (let times = 1; times <= MOST_TIMES; times += 1)
      look(
        at + 1,
        [...chosen, at],
        sum.map((share, part) => share + times * condition.shares[part]!),
        least + times * condition.least,
      );
  };
  const nothing = takes.at(-1)!;
  look(0, [], nothing, 0);
  return fewest;
};

/** The most that legs from each one on can take from every share; behind the last one that is nothing. */
const takenFrom = (conditions: readonly WinCondition[]): number[][] => {
  const takes = [(conditions[0]?.shares ?? []).map(() => 0)];
  for (const { shares } of conditions.toReversed())
    takes.unshift(takes[0]!.map((taken, part) => taken + Math.max(0, -MOST_TIMES * shares[part]!)));
  return takes;
};
