import { describe, expect, it } from 'vitest';
import { calculateRifMaxRiskCents } from '../rolling-if/judge-rif.ts';
import type { Bet, BetItem } from './open-bet.ts';
import { standingOfBet } from './standing-of-bet.ts';

const createItem = (changed: Partial<BetItem> = {}): BetItem => ({
  pick: { type: 'G', gameNum: 1, periodNumber: 0, wagerType: 'M', side: 'team1' },
  sportType: 'Baseball',
  sportSubType: 'MLB',
  team1Id: 'Tigers',
  team2Id: 'Pirates',
  team1RotNum: 901,
  team2RotNum: 902,
  contestDesc: null,
  contestantName: null,
  gameDateTimeMs: 0,
  linePrice: -120,
  linePoints: null,
  finalPrice: -120,
  finalLine: null,
  pointsBought: 0,
  teaserPoints: 0,
  riskCents: 12_000,
  toWinCents: 10_000,
  listedPitcher1: 'Skubal',
  listedPitcher2: 'Skenes',
  pitcher1ReqFlag: true,
  pitcher2ReqFlag: true,
  result: null,
  settledPrice: null,
  score1: null,
  score2: null,
  ...changed,
});

const createBet = (ticketNumber: number, changed: Partial<Bet> = {}): Bet => ({
  ticketNumber,
  wagerNumber: 1,
  wagerStatus: 'O',
  wagerType: 'S',
  terms: { kind: 'straight' },
  acceptedAtMs: 0,
  riskCents: 12_000,
  toWinCents: 10_000,
  heldCents: 12_000,
  freePlayFlag: false,
  fillDeadlineMs: null,
  rifParent: null,
  rifChildTicketNumber: null,
  items: [createItem()],
  ...changed,
});

const rollsFrom = (ticketNumber: number): Partial<Bet> => ({
  rifParent: { ticketNumber, wagerNumber: 1, winOnly: true },
});

describe('a bet that a ticket builds on', () => {
  it('HR-25: counts the wagers before it in its chain', () => {
    const known = [createBet(1), createBet(2, rollsFrom(1)), createBet(3, rollsFrom(2))];
    expect(known.map((bet) => standingOfBet(bet, known).chainLength)).toEqual([0, 1, 2]);
  });

  it('HR-25: a chain whose beginning has left the list counts as far as it is known', () => {
    const known = [createBet(2, rollsFrom(1)), createBet(3, rollsFrom(2))];
    expect(standingOfBet(known[1]!, known).chainLength).toBe(2);
  });

  it.each([
    [true, true, 22_000],
    [true, false, 12_000],
    [false, false, 12_000],
  ])('HR-25, HR-34: with pitchers required %s and %s its child may risk %i', (first, second, mostCents) => {
    const bet = createBet(1, { items: [createItem({ pitcher1ReqFlag: first, pitcher2ReqFlag: second })] });
    expect(calculateRifMaxRiskCents(standingOfBet(bet, []), true)).toBe(mostCents);
  });

  it('HR-11: a contest’s leg excludes its contest', () => {
    const pick = { type: 'C', contestNum: 5, contestantNum: 1 } as const;
    const [leg] = standingOfBet(createBet(1, { items: [createItem({ pick })] }), []).legs;
    expect(leg?.correlation).toEqual([5]);
  });

  it('knows its open spots, its child and its legs’ results', () => {
    const terms = { kind: 'parlay', riskCents: 1, toWinCents: 1, openSpots: 2, card: null } as const;
    const bet = createBet(1, {
      terms,
      rifChildTicketNumber: 2,
      fillDeadlineMs: 7,
      items: [createItem({ result: ['W', 'W'] })],
    });
    expect(standingOfBet(bet, [])).toMatchObject({
      wager: { terms },
      hasChild: true,
      fillDeadlineMs: 7,
      legs: [{ result: ['W', 'W'] }],
    });
  });
});
