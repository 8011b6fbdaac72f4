import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import {
  createLeg,
  createTeaserCard,
  createTeaserTerms,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import { writeExact } from '../../../testing/write-exact.ts';
import { gradeStraight } from '../grading/grade-straight.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { createRational, divideRational, roundToCents } from '../../ground/money/rational.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import {
  calculateTeaserPayout,
  calculateTeaserRiskCents,
  calculateTeaserToWinCents,
} from './settle-teaser.ts';
import { selectTeaserPoints, teaseLine } from './tease-points.ts';

interface CardCase {
  id: string;
  kind: 'teaser';
  card: string;
  points: number | string;
  teams: number;
  payout: [number, number];
  price: number;
  tieRule: string;
}

interface SettlementCase {
  id: string;
  kind: 'teaserSettlement';
  card: string;
  points: number | string;
  teams: number;
  results: string;
  riskCents: number;
  expectedPayoutCents: number;
  expectedNetCents: number;
  payoutExact: string;
}

interface LineCase {
  id: string;
  kind: 'teaserLine' | 'pleaserLine';
  market: 'spread' | 'total';
  side?: 'over' | 'under';
  line: number;
  points: number;
  adjustedLine: number;
  selection?: string;
  score?: string;
  result?: 'W' | 'L';
}

const CARD_CASES = readOracle<CardCase>('teaser-cards', 'teaser');

/** Where a source says nothing of ties, they push as on the cards of its kind. */
const loseTies = (tieRule: string): boolean => /^(ties lose|push loses)$/.test(tieRule);

/** The source's card of these points, every number of teams that it names. */
const selectCard = ({ card, points }: Pick<CardCase, 'card' | 'points'>): TeaserCard => {
  const rows = CARD_CASES.filter((one) => one.card === card && String(one.points) === String(points));
  return createTeaserCard({
    tieRule: rows.some(({ tieRule }) => loseTies(tieRule)) ? 'tl' : 'tp',
    payCards: Object.fromEntries(rows.map(({ teams, price }) => [teams, price])),
  });
};

/** Settled with the to-win that the ticket would print. */
const settle = (teaser: TeaserCard, riskCents: number, letters: string) => {
  const toWinCents = calculateTeaserToWinCents(riskCents, teaser, letters.length);
  const legs = letters.split('').map(() => createLeg());
  return calculateTeaserPayout(
    createTeaserTerms({ riskCents, toWinCents, teams: letters.length, teaser }),
    legs,
    readResults(letters),
  )!;
};

describe('oracle teaser-cards', () => {
  it.each(CARD_CASES.map((one) => [one.id, one] as const))(
    'HR-12.1, HR-12.2: %s pays its price when won, and after a push what its tie rule says',
    (_id, one) => {
      const { teams, payout, price } = one;
      const teaser = selectCard(one);
      expect(profitOfPrice(price)).toEqual(createRational(...payout));
      expect(roundToCents(settle(teaser, 10_000, 'W'.repeat(teams)))).toBe(
        10_000 + calculateTeaserToWinCents(10_000, teaser, teams),
      );
      const risk = divideRational(createRational(10_000), createRational(...payout));
      expect(calculateTeaserRiskCents(10_000, teaser, teams)).toBe(roundToCents(risk));

      const lower = CARD_CASES.find(
        (other) => other.card === one.card && other.points === one.points && other.teams === teams - 1,
      );
      const [profit, unit] = lower?.payout ?? [0, 1];
      const expected = loseTies(one.tieRule)
        ? createRational(0)
        : createRational(10_000 * (profit + unit), unit);
      expect(settle(teaser, 10_000, 'P'.padEnd(teams, 'W'))).toEqual(expected);
    },
  );
});

describe('oracle teaser-settlement', () => {
  it.each(
    readOracle<SettlementCase>('teaser-settlement', 'teaserSettlement').map((one) => [one.id, one] as const),
  )('HR-12.2: %s is settled by its card and tie rule', (_id, one) => {
    const teaser = selectCard(one);
    expect(Object.keys(teaser.payCards)).toContain(String(one.teams));
    const payout = settle(teaser, one.riskCents, one.results);
    expect(writeExact(payout)).toBe(one.payoutExact);
    expect(roundToCents(payout)).toBe(one.expectedPayoutCents);
    expect(roundToCents(payout) - one.riskCents).toBe(one.expectedNetCents);
  });
});

describe('oracle teaser-pleaser-lines', () => {
  const readLines = (kind: LineCase['kind']) =>
    readOracle<LineCase>('teaser-pleaser-lines', kind).map((one) => [one.id, one] as const);

  const tease = ({ market, side, line, points }: LineCase, category: TeaserCard['category']) => {
    const teaser = createTeaserCard({ category, points: { Football: points } });
    const letter = market === 'spread' ? 'S' : 'L';
    const teaserPoints = selectTeaserPoints(teaser, 'Football', { market: letter }, 0)!;
    return teaseLine({ side: side ?? 'team1' }, line, teaserPoints);
  };

  it.each(readLines('teaserLine'))(
    'HR-12.1: %s is moved towards the customer and graded there',
    (_id, one) => {
      expect(tease(one, 'Standard')).toBe(one.adjustedLine);
      if (one.score === undefined) return;
      const [first, second] = [...one.score.matchAll(/\d+/g)].map(([points]) => Number(points));
      const isFirst = one.market === 'total' || one.score.startsWith(one.selection!);
      const result = gradeStraight({
        market: one.market === 'spread' ? 'S' : 'L',
        side: one.side ?? 'team1',
        finalLine: one.adjustedLine,
        threeWay: false,
        score1: (isFirst ? first : second)!,
        score2: (isFirst ? second : first)!,
      });
      expect(result).toEqual([one.result, one.result]);
    },
  );

  it.each(readLines('pleaserLine'))('HR-12.1: %s is moved against the customer', (_id, one) => {
    expect(tease(one, 'Pleasers')).toBe(one.adjustedLine);
  });
});
