import { describe, expect, it } from 'vitest';
import { createOpenBet, createOpenBetItem } from '../../../testing/open-bet-fixtures.ts';
import { calculateRifMaxRiskCents } from '../../betting/rolling-if/judge-rif.ts';
import type { OpenBet, OpenBetItem } from './open-bet.schema.ts';
import { placedWagerOfBet } from './placed-wager-of-bet.ts';

const createItem = (changed: Partial<OpenBetItem> = {}): OpenBetItem =>
  createOpenBetItem({
    pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'M', side: 'team1' },
    sportType: 'Baseball',
    sportSubType: 'MLB',
    linePrice: -120,
    linePoints: null,
    finalPrice: -120,
    finalLine: null,
    riskCents: 12_000,
    listedPitcher1: 'Skubal',
    listedPitcher2: 'Skenes',
    pitcher1ReqFlag: true,
    pitcher2ReqFlag: true,
    ...changed,
  });

const createBet = (changed: Partial<OpenBet> = {}): OpenBet =>
  createOpenBet({ riskCents: 12_000, heldCents: 12_000, items: [createItem()], ...changed });

describe('a bet that a ticket builds on', () => {
  it.each([
    [true, true, 22_000],
    [true, false, 12_000],
    [false, false, 12_000],
  ])(
    'HR-25.1, HR-34.2: with pitchers required %s and %s its child may risk %i',
    (first, second, mostCents) => {
      const bet = createBet({ items: [createItem({ pitcher1ReqFlag: first, pitcher2ReqFlag: second })] });
      expect(calculateRifMaxRiskCents(placedWagerOfBet(bet), true)).toBe(mostCents);
    },
  );

  it('HR-86.4: a rolling if on a contestant’s place counts only the parent’s risk', () => {
    const pick = { type: 'C', contestNum: 1, contestantNum: 2 } as const;
    const bet = createBet({ items: [createItem({ sportType: 'Golf', pick })] });
    expect(calculateRifMaxRiskCents(placedWagerOfBet(bet), true)).toBe(12_000);
  });

  it('HR-11.2, HR-25.3: says what its legs are tied to, and how long its chain is', () => {
    const correlation = { linkedContests: [5, 6], contestGameNum: null };
    const placed = placedWagerOfBet(createBet({ chainLength: 3, items: [createItem({ correlation })] }));
    expect(placed).toMatchObject({ chainLength: 3, legs: [{ correlation }] });
  });

  it('knows its open spots, its child and its legs’ results', () => {
    const terms = {
      kind: 'parlay',
      riskCents: 1,
      toWinCents: 1,
      entered: 'risk',
      openSpots: 2,
      card: null,
    } as const;
    const bet = createBet({
      terms,
      rifChildTicketNumber: 2,
      fillDeadlineMs: 7,
      items: [createItem({ result: ['W', 'W'] })],
    });
    expect(placedWagerOfBet(bet)).toMatchObject({
      wager: { terms },
      hasChild: true,
      fillDeadlineMs: 7,
      legs: [{ result: ['W', 'W'] }],
    });
  });
});
