import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BruteLeg } from '../recompute-wager.ts';
import { listFair, type OfferedLine, recomputePaid, type ValuedLeg } from './recompute-offer.ts';
import { replaySales } from './replay-sales.ts';

interface Sides {
  sides: number[];
}

interface Case {
  id: string;
  legs: Array<{
    acceptedPrice: number;
    state: string;
    sides?: number[];
    side?: number;
    number?: number;
    alternates?: Array<Sides & { number: number }>;
  }>;
  riskCents: number;
  paybackIfWonCents: number;
  offerCents: number | null;
  share?: { percent: number; paidCents: number; riskLeftCents: number; toWinLeftCents: number };
}

const url = new URL('../../../../domain/oracles/cash-out.json', import.meta.url);
const CASES = JSON.parse(readFileSync(url, 'utf8')) as Case[];

const EMPTY: OfferedLine = {
  periodNumber: 0,
  spread1: null,
  spread2: null,
  spreadAdj1: null,
  spreadAdj2: null,
  moneyLine1: null,
  moneyLine2: null,
  moneyLineDraw: null,
  totalPoints: null,
  ttlPtsAdj1: null,
  ttlPtsAdj2: null,
  team1TotalPoints: null,
  team1TtlPtsAdj1: null,
  team1TtlPtsAdj2: null,
  team2TotalPoints: null,
  team2TtlPtsAdj1: null,
  team2TtlPtsAdj2: null,
};

/** Two sides as an over and an under, three as a money line with its draw. */
const lineOf = (points: number, [one, other, third]: ReadonlyArray<number | undefined>): OfferedLine =>
  third === undefined
    ? { ...EMPTY, totalPoints: points, ttlPtsAdj1: one ?? null, ttlPtsAdj2: other ?? null }
    : { ...EMPTY, moneyLine1: one ?? null, moneyLine2: other ?? null, moneyLineDraw: third };

const legOf = (leg: Case['legs'][number]): ValuedLeg => {
  const sides = leg.sides ?? leg.alternates?.[0]?.sides ?? [];
  return sides.length === 3
    ? { wager_type: 'M', side: ['team1', 'team2', 'draw'][leg.side ?? 0]!, final_line: null, three_way: true }
    : {
        wager_type: 'L',
        side: ['over', 'under'][leg.side ?? 0]!,
        final_line: leg.number ?? 40,
        three_way: false,
      };
};

const HALVES = { won: ['W', 'W'], push: ['P', 'P'], noAction: ['X', 'X'] } as const;

it.each(CASES.map((one) => [one.id, one] as const))(
  'HR-51.1, HR-52.1, HR-54.2: %s to the cent',
  (_id, one) => {
    const legs = one.legs.map((leg): BruteLeg => {
      const halves = HALVES[leg.state as keyof typeof HALVES] ?? HALVES.won;
      const own = { riskCents: one.riskCents, toWinCents: one.paybackIfWonCents - one.riskCents };
      return { price: leg.acceptedPrice, soldPrice: null, ...own, entered: 'risk', halves, share: null };
    });
    const undecided = one.legs.filter(({ state }) => state.startsWith('open') || state === 'none');
    const fair = undecided.flatMap((leg) => {
      const lines = leg.alternates?.map(({ number, sides }) => lineOf(number, sides));
      return listFair(lines ?? (leg.sides === undefined ? [] : [lineOf(40, leg.sides)]), legOf(leg));
    });
    if (one.offerCents === null || one.share === undefined) {
      expect(fair.length).toBeLessThan(undecided.length);
      return;
    }
    const terms =
      legs.length === 1
        ? null
        : ({ kind: 'parlay', card: null, entered: 'risk', riskCents: one.riskCents, toWinCents: 0 } as const);
    expect(recomputePaid(terms, legs, one.riskCents, fair, 100)).toBe(one.offerCents);
    const { percent, paidCents, riskLeftCents, toWinLeftCents } = one.share;
    expect(recomputePaid(terms, legs, one.riskCents, fair, percent)).toBe(paidCents);
    const toWinCents = one.paybackIfWonCents - one.riskCents;
    const sold = { risk: one.riskCents - riskLeftCents, toWin: toWinCents - toWinLeftCents };
    const replayed = replaySales({
      risk_cents: riskLeftCents,
      to_win_cents: toWinLeftCents,
      sold_risk_cents: sold.risk,
      sold_to_win_cents: sold.toWin,
      sold_paid_cents: paidCents,
      sales: [
        {
          share_percent: percent,
          risk_cents: sold.risk,
          to_win_cents: sold.toWin,
          paid_cents: paidCents,
          least_cents: 1,
          posting: 1,
          back_posting: null,
          by_target: false,
          at_ms: 0,
        },
      ],
    });
    expect(replayed.problems).toEqual([]);
  },
);

it('a sale that was taken back leaves what was before it, and a wrong figure is named', () => {
  const sale = {
    share_percent: 33,
    risk_cents: 3_630,
    to_win_cents: 3_300,
    paid_cents: 3_291,
    least_cents: 3_226,
    posting: 1,
    back_posting: 2,
    by_target: false,
    at_ms: 0,
  };
  const whole = {
    risk_cents: 11_000,
    to_win_cents: 10_000,
    sold_risk_cents: 0,
    sold_to_win_cents: 0,
    sold_paid_cents: 0,
  };
  expect(replaySales({ ...whole, sales: [sale] }).problems).toEqual([]);
  expect(replaySales({ ...whole, risk_cents: 10_990, sales: [sale] }).problems).toHaveLength(1);
  expect(replaySales({ ...whole, sold_paid_cents: 1, sales: [sale] }).problems).toEqual([
    'sales paid 0, stored 1',
  ]);
});
