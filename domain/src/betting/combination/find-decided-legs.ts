import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { groupJointLegs, type JointLeg } from '../correlation/joint-outcomes.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { CombinationFault } from './combination-fault.ts';
import type { LegForm } from './leg-form.ts';
import { decides, findContradiction, type WinCondition, winConditionOf } from './win-condition.ts';

export interface FormedLeg extends JointLeg {
  pick: GamePick;
  form: LegForm;
}

/**
 * Legs that can't all win, and legs of which one decides another (HR-64). Legs of one period follow from one score,
 * whose every outcome `joint-outcomes` knows; legs of several follow from the points of the parts that they share.
 *
 * @returns one fault for each pair, or for the fewest legs that contradict each other
 */
export const findDecidedLegs = (legs: readonly FormedLeg[]): CombinationFault[] => {
  const groups = groupJointLegs(legs);
  const conditions = legs.map(({ form, pick, points }) => winConditionOf(form, pick, points));
  const contradictory = [
    ...groups.flatMap(findContradictionOfGroup),
    ...findContradictionOfPeriods(legs, conditions),
  ];
  return contradictory.length > 0
    ? contradictory
    : [...groups.flatMap(findImpliedOfGroup), ...findImpliedOfPeriods(legs, conditions)];
};

const winsIn = (outcome: JointGroup['outcomes'][number], at: number): boolean => outcome[at]?.[0] === 'W';

const findContradictionOfGroup = ({ legs, outcomes }: JointGroup): CombinationFault[] => {
  let fewest: number[] | null = null;
  for (let set = 1; set < 2 ** legs.length; set += 1) {
    const chosen = legs.map((_, at) => at).filter((at) => (set >> at) % 2 === 1);
    if (chosen.length < 2 || (fewest !== null && chosen.length >= fewest.length)) continue;
    if (!outcomes.some((outcome) => chosen.every((at) => winsIn(outcome, at)))) fewest = chosen;
  }
  return fewest === null ? [] : [{ code: 'contradictory', legs: fewest.map((at) => legs[at]!) }];
};

const isOfOnePeriod = (legs: readonly FormedLeg[], chosen: readonly number[]): boolean =>
  new Set(chosen.map((at) => periodOfLine(legs[at]!.pick.periodNumber))).size === 1;

const findContradictionOfPeriods = (
  legs: readonly FormedLeg[],
  conditions: readonly WinCondition[],
): CombinationFault[] => {
  const found = findContradiction(conditions, (chosen) => !isOfOnePeriod(legs, chosen));
  return found === null ? [] : [{ code: 'contradictory', legs: found }];
};

const findImpliedOfGroup = ({ legs, outcomes }: JointGroup): CombinationFault[] =>
  listPairs(legs.length, (first, second) =>
    outcomes.every((outcome) => !winsIn(outcome, first) || winsIn(outcome, second)),
  ).map(([first, second]) => ({ code: 'implied', legs: [legs[first]!, legs[second]!] }));

const findImpliedOfPeriods = (
  legs: readonly FormedLeg[],
  conditions: readonly WinCondition[],
): CombinationFault[] =>
  listPairs(
    legs.length,
    (first, second) =>
      !isOfOnePeriod(legs, [first, second]) && decides(conditions[first]!, conditions[second]!),
  ).map((pair) => ({ code: 'implied', legs: pair }));

/** Pairs of which the first decides the second; where each decides the other, the pair is there once. */
const listPairs = (
  count: number,
  isDecided: (first: number, second: number) => boolean,
): Array<[number, number]> => {
  const pairs: Array<[number, number]> = [];
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1)
      if (isDecided(one, other)) pairs.push([one, other]);
      else if (isDecided(other, one)) pairs.push([other, one]);
  return pairs;
};
