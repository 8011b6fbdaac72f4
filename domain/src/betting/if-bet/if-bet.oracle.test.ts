import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createLeg, readResults } from '../../../testing/wager-fixtures.ts';
import { boundWager } from '../settlement/bound-wager.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { IfCondition, Wager } from '../wager/wager.ts';
import { countLegsInAction } from './settle-if-bet.ts';

interface OracleLeg {
  price: number;
  riskCents: number;
  winCents: number;
  result: 'W' | 'L' | 'P';
}

interface ChainCase<Kind extends string> {
  id: string;
  kind: Kind;
  mode: IfCondition;
  legs: OracleLeg[];
  expectedNetCents: number;
  maxRiskCents: number;
  maxWinCents: number;
}

interface IfBetCase extends ChainCase<'ifbet'> {
  legActions: Array<'W' | 'L' | 'P' | 'noBet'>;
}

interface ReverseCase extends ChainCase<'actionReverse' | 'reverseThreeOrMore'> {
  ifBets: number;
  parts: Array<{ first: number; second: number; netCents: number }>;
}

const legsOf = (legs: OracleLeg[]) =>
  legs.map(({ price, riskCents, winCents }) => createLeg({ price, riskCents, toWinCents: winCents }));

const resultsOf = (legs: OracleLeg[]) => readResults(legs.map(({ result }) => result).join(''));

/** What the wager makes and its bounds, named as the oracles name them. */
const describeMoney = (wager: Wager, legs: OracleLeg[]) => {
  const { worstNetCents, bestNetCents } = boundWager(wager);
  return {
    expectedNetCents: settleWager(wager, resultsOf(legs))?.netCents,
    maxRiskCents: -worstNetCents,
    maxWinCents: bestNetCents,
  };
};

const createIfBet = (condition: IfCondition, legs: OracleLeg[]): Wager => ({
  terms: { kind: 'ifBet', condition },
  legs: legsOf(legs),
  freePlay: false,
});

describe('oracle if-bet', () => {
  it.each(readOracle<IfBetCase>('if-bet', 'ifbet').map((one) => [one.id, one] as const))(
    'HR-20.1, HR-20.2, HR-22.2: %s makes its money with the legs that were in action',
    (_id, one) => {
      expect(one).toMatchObject(describeMoney(createIfBet(one.mode, one.legs), one.legs));
      const reached = one.legActions.filter((action) => action !== 'noBet').length;
      expect(countLegsInAction(one.mode, resultsOf(one.legs))).toBe(reached);
    },
  );
});

const describeReverse = ({ legs, mode }: ReverseCase) => {
  const pairs = [...legs.keys()].flatMap((first) =>
    [...legs.keys()].filter((second) => second !== first).map((second) => ({ first, second })),
  );
  return {
    ...describeMoney({ terms: { kind: 'reverse' }, legs: legsOf(legs), freePlay: false }, legs),
    ifBets: pairs.length,
    parts: pairs.map(({ first, second }) => {
      const pair = [legs[first]!, legs[second]!];
      const { expectedNetCents: netCents } = describeMoney(createIfBet(mode, pair), pair);
      return { first, second, netCents };
    }),
  };
};

describe('oracle reverse', () => {
  it.each(readOracle<ReverseCase>('reverse', 'actionReverse').map((one) => [one.id, one] as const))(
    'HR-23.1: %s is two if-win-or-push bets, one in each order',
    (_id, one) => {
      expect(one).toMatchObject(describeReverse(one));
    },
  );

  it.each(readOracle<ReverseCase>('reverse', 'reverseThreeOrMore').map((one) => [one.id, one] as const))(
    'HR-24.2: %s is an if-win-or-push bet for every ordered pair',
    (_id, one) => {
      expect(one).toMatchObject(describeReverse(one));
    },
  );
});
