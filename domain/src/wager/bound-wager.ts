import { boundReverse } from '../if-bet/bound-reverse.ts';
import { boundIfBet, type NetBounds } from '../if-bet/if-bet-amounts.ts';
import type { StraightResult } from '../grading/straight-result.ts';
import type { Cents } from '../money/cents.ts';
import { countCombinations } from '../parlay/round-robin.ts';
import { LOST, WON } from './list-outcomes.ts';
import { payOutNet, roundNetToCents } from './round-net.ts';
import { calculateCashNetCents } from './settle-wager.ts';
import type { LegResult, Wager, WagerBounds } from './wager.ts';

/**
 * Exact worst and best of a wager over all outcomes of the legs that aren't decided (HR-22 to HR-24): each leg may end
 * won, lost or pushed, a quarter line also half won and half lost, whatever the others do. That legs of one game can't
 * all end so is left aside, so the worst is never worse in truth. Spots still open count as if they stayed empty; what
 * may yet be won with them isn't known before they have a price.
 *
 * @param results one per leg in the legs' order; without them nothing is decided
 */
export const boundWager = (wager: Wager, results: readonly LegResult[] = []): WagerBounds => {
  const known = wager.legs.map((_leg, at) => results[at] ?? null);
  const [worst, best] = boundCash(wager, known);
  return { worstNetCents: payOutNet(wager, worst), bestNetCents: payOutNet(wager, best) };
};

const boundCash = (wager: Wager, known: readonly LegResult[]): [Cents, Cents] => {
  const { terms, legs } = wager;
  switch (terms.kind) {
    case 'straight':
      return round(boundIfBet('winOnly', legs, known));
    case 'ifBet':
      return round(boundIfBet(terms.condition, legs, known));
    case 'reverse':
      return round(boundReverse(legs, known));
    case 'roundRobin':
      // Nothing decided, the figures are those it was sold with: settling thousands of parlays takes its time.
      if (known.every((result) => result === null) && legs.every(({ repricedFrom }) => repricedFrom === null))
        return [
          -terms.riskCents * countCombinations(legs.length, terms.sizes, terms.excluded),
          terms.toWinCents,
        ];
      return [settleWith(wager, known, LOST), settleWith(wager, known, WON)];
    case 'parlay':
    case 'teaser': {
      const settled: Wager = { ...wager, terms: { ...terms, openSpots: 0 } };
      return [settleWith(settled, known, LOST), settleWith(settled, known, WON)];
    }
  }
};

const round = ({ worst, best }: NetBounds): [Cents, Cents] => [roundNetToCents(worst), roundNetToCents(best)];

/** Better results never make less in parlays, round robins and teasers, so their extremes are all lost and all won. */
const settleWith = (wager: Wager, known: readonly LegResult[], result: StraightResult): Cents => {
  const netCents = calculateCashNetCents(
    wager,
    known.map((each) => each ?? result),
  );
  if (netCents === null) throw new Error('a wager whose legs are all decided is decided');
  return netCents;
};
