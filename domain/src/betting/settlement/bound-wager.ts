import { boundReverse } from '../if-bet/bound-reverse.ts';
import { boundIfBet, type NetBounds } from '../if-bet/if-bet-amounts.ts';
import type { DecidedResult, StraightResult } from '../../ground/result/straight-result.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { findBestOutcomes } from '../parlay/best-outcomes.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import { countCombinations } from '../parlay/round-robin.ts';
import { LOST, WON } from '../wager/list-outcomes.ts';
import { payOutNet, roundNetToCents } from './round-net.ts';
import { calculateCashNetCents } from './settle-wager.ts';
import type { LegResult, Wager, WagerBounds, WagerTerms } from '../wager/wager.ts';

/**
 * Exact worst and best of a wager over all outcomes of the legs that aren't decided (HR-22 to HR-24): each leg may end
 * won, lost or pushed, a quarter line also half won and half lost, whatever the others do. That legs of one game can't
 * all end so is left aside, so the worst is never worse in truth; of a round robin the best minds it (HR-14). Spots
 * still open count as if they stayed empty; what may yet be won with them isn't known before they have a price.
 *
 * @param results one per leg in the legs' order; without them nothing is decided
 * @param groups which legs of a round robin decide each other (`groupJointLegs`), where that is known
 */
export const boundWager = (
  wager: Wager,
  results: readonly LegResult[] = [],
  groups: readonly JointGroup[] = [],
): WagerBounds => {
  const known = wager.legs.map((_leg, at) => results[at] ?? null);
  const [worst, best] = boundCash(wager, known, groups);
  return { worstNetCents: payOutNet(wager, worst), bestNetCents: payOutNet(wager, best) };
};

const boundCash = (
  wager: Wager,
  known: readonly LegResult[],
  groups: readonly JointGroup[],
): [Cents, Cents] => {
  const { terms, legs } = wager;
  if ('sizes' in terms) {
    // Nothing decided, the figures are those it was sold with: settling thousands of parlays takes its time.
    if (known.every((result) => result === null) && legs.every(({ repricedFrom }) => repricedFrom === null))
      return [
        -terms.riskCents * countCombinations(legs.length, terms.sizes, terms.excluded),
        terms.toWinCents,
      ];
    return [settleWith(wager, known, LOST), boundTogether({ ...wager, terms }, known, groups)];
  }
  // One stake on all legs.
  if ('riskCents' in terms) {
    const closed: Wager = 'openSpots' in terms ? { ...wager, terms: { ...terms, openSpots: 0 } } : wager;
    return [settleWith(closed, known, LOST), settleWith(closed, known, WON)];
  }
  switch (terms.kind) {
    case 'straight':
      return round(boundIfBet('winOnly', legs, known));
    case 'ifBet':
      return round(boundIfBet(terms.condition, legs, known));
    case 'reverse':
      return round(boundReverse(legs, known));
  }
};

const round = ({ worst, best }: NetBounds): [Cents, Cents] => [roundNetToCents(worst), roundNetToCents(best)];

/** Better results never make less in parlays of any kind and teasers, so their extremes are all lost and all won. */
const settleWith = (wager: Wager, known: readonly LegResult[], result: StraightResult): Cents => {
  const netCents = calculateCashNetCents(
    wager,
    known.map((each) => each ?? result),
  );
  if (netCents === null) throw new Error('a wager whose legs are all decided is decided');
  return netCents;
};

type RoundRobin = Wager & { terms: Extract<WagerTerms, { kind: 'roundRobin' }> };

/** The best of a round robin over the outcomes that its legs can still have together. */
const boundTogether = (
  wager: RoundRobin,
  known: readonly LegResult[],
  groups: readonly JointGroup[],
): Cents => {
  const { legs, terms } = wager;
  const halves = known.map((result): StraightResult | null =>
    result === null ? null : [result[0], result[1]],
  );
  const possible = groups
    .map((group) => narrow(group, halves))
    // What can't come together decides nothing of the others; dead heats share what no outcome names.
    .filter((group) => group.outcomes.length > 0 && group.legs.every((at) => known[at]?.[2] === undefined));
  const { outcomes } = findBestOutcomes(legs, terms.sizes, terms.excluded, possible, {
    card: terms.card,
    known: halves,
  });
  return Math.max(
    ...outcomes.map((results) =>
      settleWith(
        wager,
        known.map((result, at) => result ?? results[at] ?? null),
        WON,
      ),
    ),
  );
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
