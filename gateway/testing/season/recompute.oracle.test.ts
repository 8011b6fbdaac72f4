import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearest, profitAt, times, fraction } from './fraction.ts';
import { recomputeLeg, type Letter } from './recompute-leg.ts';
import { type BruteLeg, type BruteTerms, recomputeWager } from './recompute-wager.ts';

const readCases = <Case extends { id: string; kind: string }>(name: string, kind: string): Case[] => {
  const url = new URL(`../../../domain/oracles/${name}.json`, import.meta.url);
  const cases = (JSON.parse(readFileSync(url, 'utf8')) as Case[]).filter((one) => one.kind === kind);
  if (cases.length === 0) throw new Error(`${name} has no case of kind ${kind}`);
  return cases;
};

interface OracleLeg {
  price?: number;
  riskCents?: number;
  winCents?: number;
  result: Letter;
}

const legsOf = (legs: readonly OracleLeg[]): BruteLeg[] =>
  legs.map(({ price, riskCents, winCents, result }) => ({
    price: price ?? -110,
    soldPrice: null,
    entered: 'risk' as const,
    riskCents: riskCents ?? 0,
    toWinCents: winCents ?? 0,
    halves: [result, result],
    share: null,
  }));

const isAmerican = ({ legs }: { legs: readonly OracleLeg[] }): boolean =>
  legs.every(({ price }) => price !== undefined);

/** The win as the ticket prints it, when all legs win. */
const printWin = (riskCents: number, legs: readonly OracleLeg[]): number => {
  const factor = legs
    .map(({ price }) => profitAt(price ?? 0))
    .map(({ upper, lower }) => fraction(upper + lower, lower));
  return nearest(factor.reduce(times, fraction(riskCents))) - riskCents;
};

interface ParlayCase {
  id: string;
  kind: string;
  legs: OracleLeg[];
  riskCents: number;
  expectedNetCents: number;
}

interface RoundRobinCase {
  id: string;
  kind: string;
  cardPayouts?: Record<number, [number, number]>;
  legs: OracleLeg[];
  sizes: number[];
  unitRiskCents: number;
  expectedNetCents: number;
  totalRiskCents: number;
  payoutCentsRoundedPerParlay?: number;
}

interface ChainCase {
  id: string;
  kind: string;
  mode: 'winOnly' | 'winOrPush';
  legs: OracleLeg[];
  expectedNetCents: number;
}

interface CardCase {
  id: string;
  kind: string;
  card: string;
  points: number | string;
  teams: number;
  price: number;
  tieRule: string;
}

interface TeaserCase {
  id: string;
  kind: string;
  card: string;
  points: number | string;
  results: string;
  riskCents: number;
  expectedNetCents: number;
}

interface AsianCase {
  id: string;
  kind: string;
  market: 'handicap' | 'total';
  side: 'home' | 'away' | 'over' | 'under';
  line: number;
  homeScore: number;
  awayScore: number;
  goals: number;
  outcome: string;
}

interface PitcherCase {
  id: string;
  kind: string;
  pitcher1Req: 'Y' | 'N';
  pitcher2Req: 'Y' | 'N';
  market: string;
  changed: string;
  outcome: 'stands' | 'standsRepriced' | 'noAction';
}

interface ActionCase {
  id: string;
  kind: string;
  oldPrice: number;
  newPrice: number;
  riskCents: number;
  oldWinCents: number;
  newWinCents: number;
}

describe('the recomputation of a season matches the oracles', () => {
  it('HR-10.2: for parlays', () => {
    const cases = readCases<ParlayCase>('parlay', 'parlay').filter(isAmerican);
    const nets = cases.map(({ riskCents, legs }) => {
      const terms: BruteTerms = {
        kind: 'parlay',
        riskCents,
        toWinCents: printWin(riskCents, legs),
        entered: 'risk',
        card: null,
      };
      return recomputeWager(terms, legsOf(legs)).netCents;
    });
    expect(cases.length).toBeGreaterThan(20);
    expect(nets).toEqual(cases.map(({ expectedNetCents }) => expectedNetCents));
  });

  it('HR-14.1: for round robins', () => {
    const cases = readCases<RoundRobinCase>('round-robin-payout', 'roundRobinPayout').filter(
      (one) => one.cardPayouts !== undefined || isAmerican(one),
    );
    const nets = cases.map(({ unitRiskCents: riskCents, legs, sizes, cardPayouts }) => {
      const card = cardPayouts === undefined ? null : { payouts: cardPayouts };
      return recomputeWager({ kind: 'roundRobin', riskCents, sizes, excluded: [], card }, legsOf(legs))
        .netCents;
    });
    expect(nets).toEqual(
      cases.map(({ payoutCentsRoundedPerParlay: payout, totalRiskCents, expectedNetCents }) =>
        payout === undefined ? expectedNetCents : payout - totalRiskCents,
      ),
    );
  });

  it('HR-20.1, HR-20.2, HR-23.1, HR-24.2: for if bets, reverses and ARBC', () => {
    const chains = readCases<ChainCase>('if-bet', 'ifbet').map((one) => ({
      one,
      terms: { kind: 'ifBet', condition: one.mode } as const,
    }));
    const reverses = ['actionReverse', 'reverseThreeOrMore'].flatMap((kind) =>
      readCases<ChainCase>('reverse', kind).map((one) => ({ one, terms: { kind: 'reverse' } as const })),
    );
    const all = [...chains, ...reverses];
    expect(all.map(({ one, terms }) => [one.id, recomputeWager(terms, legsOf(one.legs)).netCents])).toEqual(
      all.map(({ one }) => [one.id, one.expectedNetCents]),
    );
  });

  it('HR-12.1: for teasers', () => {
    const cards = readCases<CardCase>('teaser-cards', 'teaser');
    const cases = readCases<TeaserCase>('teaser-settlement', 'teaserSettlement');
    const nets = cases.map(({ card, points, results, riskCents }) => {
      const rows = cards.filter((one) => one.card === card && String(one.points) === String(points));
      const payCards = Object.fromEntries(rows.map(({ teams, price }) => [teams, price]));
      const isTiesLose = rows.some(({ tieRule }) => /^(ties lose|push loses)$/.test(tieRule));
      const price = payCards[results.length] ?? 100;
      return recomputeWager(
        {
          kind: 'teaser',
          riskCents,
          toWinCents: nearest(times(fraction(riskCents), profitAt(price))),
          entered: 'risk',
          teams: results.length,
          teaser: { tieRule: isTiesLose ? 'tl' : 'tp', payCards },
        },
        legsOf(results.split('').map((letter) => ({ result: letter as Letter }))),
      ).netCents;
    });
    expect(nets).toEqual(cases.map(({ expectedNetCents }) => expectedNetCents));
  });

  it('HR-33.2: for quarter lines', () => {
    const cases = readCases<AsianCase>('asian-line', 'asianLine');
    const names: Record<string, string> = {
      WW: 'won',
      WP: 'halfWon',
      PP: 'void',
      LP: 'halfLost',
      LL: 'lost',
    };
    const outcomes = cases.map(({ market, side, line, homeScore, awayScore, goals }) => {
      const isTotal = market === 'total';
      const { halves } = recomputeLeg(
        {
          sport_type: 'Soccer',
          period_number: 0,
          wager_type: isTotal ? 'L' : 'S',
          side: side === 'home' ? 'team2' : side === 'away' ? 'team1' : side,
          final_line: line,
          three_way: true,
          listed_pitcher1: null,
          listed_pitcher2: null,
          pitcher1_req_flag: false,
          pitcher2_req_flag: false,
        },
        {
          phase: 'final',
          score1: isTotal ? goals : awayScore,
          score2: isTotal ? 0 : homeScore,
          segments: [],
          starter1: null,
          starter2: null,
          lastMoneyLine: { team1: null, team2: null },
        },
      );
      // The worse half comes first on both sides of a line.
      return names[halves.toSorted((a, b) => 'WLP'.indexOf(a) - 'WLP'.indexOf(b)).join('')];
    });
    expect(outcomes).toEqual(cases.map(({ outcome }) => outcome));
  });

  it('HR-34.2: for pitchers', () => {
    const cases = readCases<PitcherCase>('baseball-pitcher', 'baseballPitcher').filter(
      ({ market }) => market === 'moneyline' || market === 'runLine' || market === 'total',
    );
    const outcomes = cases.map(({ market, changed, pitcher1Req, pitcher2Req }) => {
      const isChanged = (side: string): boolean => changed.includes(side) || changed === 'both';
      const { halves, newPrice } = recomputeLeg(
        {
          sport_type: 'Baseball',
          period_number: 0,
          wager_type: market === 'moneyline' ? 'M' : market === 'total' ? 'L' : 'S',
          side: market === 'total' ? 'over' : 'team1',
          final_line: market === 'moneyline' ? null : 1.5,
          three_way: false,
          listed_pitcher1: 'A',
          listed_pitcher2: 'B',
          pitcher1_req_flag: pitcher1Req === 'Y',
          pitcher2_req_flag: pitcher2Req === 'Y',
        },
        {
          phase: 'final',
          score1: 5,
          score2: 2,
          segments: [],
          starter1: isChanged('pitcher1') ? 'C' : 'A',
          starter2: isChanged('pitcher2') ? 'D' : 'B',
          lastMoneyLine: { team1: 150, team2: -170 },
        },
      );
      return halves[0] === 'X' ? 'noAction' : newPrice === 150 ? 'standsRepriced' : 'stands';
    });
    expect(cases.length).toBeGreaterThan(20);
    expect(outcomes).toEqual(cases.map(({ outcome }) => outcome));
  });

  it('HR-34.2: for the to-win after a new pitcher', () => {
    const cases = readCases<ActionCase>('baseball-pitcher', 'baseballAction');
    const nets = cases.map(({ newPrice: price, oldPrice: soldPrice, riskCents, oldWinCents: toWinCents }) => {
      const leg: BruteLeg = {
        price,
        soldPrice,
        riskCents,
        toWinCents,
        entered: 'risk',
        halves: ['W', 'W'],
        share: null,
      };
      return recomputeWager(null, [leg]).netCents;
    });
    expect(nets).toEqual(cases.map(({ newWinCents }) => newWinCents));
  });
});
