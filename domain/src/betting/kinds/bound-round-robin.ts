import { compareRational, createRational, type Rational } from '../../ground/money/rational.ts';
import type { DecidedResult, StraightResult } from '../../ground/result/straight-result.ts';
import { type BestOutcomes, findBestOutcomes } from '../parlay/best-outcomes.ts';
import { calculateRoundRobinNet, countCombinations, settleFreeRoundRobin } from '../parlay/round-robin.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import { LOST, WON } from '../wager/list-outcomes.ts';
import type { LegResult, WagerLeg } from '../wager/wager.ts';
import { settleOpenAs } from './bound-one-stake.ts';
import type { KindRules } from './kind-rules.ts';

type Bound = KindRules<'roundRobin'>['bound'];

/** Its best is that of the outcomes which its legs can still have together (HR-14), and its worst minds no company. */
export const boundRoundRobin: Bound = (terms, legs, known, groups, freePlay) => {
  const { riskCents, toWinCents, sizes, excluded } = terms;
  // Nothing decided, the figures are those it was sold with: settling thousands of parlays takes its time.
  if (known.every((result) => result === null) && legs.every(({ repricedFrom }) => repricedFrom === null))
    return {
      worst: createRational(-riskCents * countCombinations(legs.length, sizes, excluded)),
      best: createRational(toWinCents),
    };
  const settle = (results: readonly LegResult[]): Rational | null => {
    if (!freePlay) return calculateRoundRobinNet(terms, legs, results);
    const free = settleFreeRoundRobin(terms, legs, results);
    return free === null ? null : createRational(free.winCents);
  };
  const outcomes = listBestOutcomes(terms, legs, known, { groups, freePlay });
  const nets = outcomes.map((results) =>
    settleOpenAs(
      WON,
      settle,
      known.map((result, at) => result ?? results[at] ?? null),
    ),
  );
  return {
    worst: settleOpenAs(LOST, settle, known),
    best: nets.reduce((best, net) => (compareRational(net, best) > 0 ? net : best)),
  };
};

const listBestOutcomes = (
  { sizes, excluded, card }: Parameters<Bound>[0],
  legs: readonly WagerLeg[],
  known: readonly LegResult[],
  { groups, freePlay }: { groups: readonly JointGroup[]; freePlay: boolean },
): BestOutcomes['outcomes'] => {
  const halves = known.map((result): StraightResult | null =>
    result === null ? null : [result[0], result[1]],
  );
  const possible = groups
    .map((group) => narrow(group, halves))
    // What can't come together decides nothing of the others; dead heats share what no outcome names.
    .filter((group) => group.outcomes.length > 0 && group.legs.every((at) => known[at]?.[2] === undefined));
  return findBestOutcomes(legs, sizes, excluded, possible, { card, known: halves, freePlay }).outcomes;
};

/** Those of its outcomes that agree with what is known, which they then say. */
const narrow = ({ legs, outcomes }: JointGroup, known: ReadonlyArray<StraightResult | null>): JointGroup => ({
  legs,
  outcomes: outcomes
    .filter((results) =>
      legs.every((leg, at) => {
        const result = known[leg] ?? null;
        if (result === null) return true;
        const isNamed = outcomes.some((each) => isAlike(each[at]!, result));
        // Contestants that don't win are only listed as withdrawn.
        return isNamed ? isAlike(results[at]!, result) : !isAlike(results[at]!, WON);
      }),
    )
    .map((results) => results.map((result, at) => known[legs[at]!] ?? result)),
});

/** No action makes what a push makes. */
const isAlike = (a: DecidedResult, b: DecidedResult): boolean =>
  letterOf(a[0]) === letterOf(b[0]) && letterOf(a[1]) === letterOf(b[1]);

const letterOf = (half: DecidedResult[0]): DecidedResult[0] => (half === 'X' ? 'P' : half);
