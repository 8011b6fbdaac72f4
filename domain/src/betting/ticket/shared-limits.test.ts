import { describe, expect, it } from 'vitest';
import { evaluateLegs, type LegSpec } from '../../../testing/many-games.ts';
import { anyLimit } from '../../../testing/ticket-fixtures.ts';
import { keyOfExposure, type Side } from '../../ground/pick/pick.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** The game's own spread and steps of its ladder, all of game 1. */
const step = (periodNumber: number, amountCents: number, side: Side = 'team1'): LegSpec => ({
  pick: { gameNum: 1, periodNumber, side },
  line: { periodNumber, spreadAdj1: 100, spreadAdj2: 100 },
  item: { seenPrice: 100, seenLine: side === 'team1' ? -3.5 : 3.5, amountEntered: 'risk', amountCents },
});
const evaluate = (
  legs: readonly LegSpec[],
  options: Partial<TicketDraft> = {},
  fields: Partial<TicketContext> = {},
) => evaluateLegs(legs, options, { limits: [anyLimit(10_000)], ...fields });
const codesOf = (...args: Parameters<typeof evaluate>) =>
  evaluate(...args).items.map(({ errors }) => errors[0]?.code);

describe('a market’s limit', () => {
  it('HR-4.5: alternate lines are counted under the market that they are about, either side apart', () => {
    const key = (periodNumber: number, side: 'team1' | 'team2' = 'team1') =>
      keyOfExposure({ type: 'G', gameNum: 1, periodNumber, market: 'S', side }, 'P');
    expect([key(0), key(20), key(39)]).toEqual(['P.G.1.0.S.team1', 'P.G.1.0.S.team1', 'P.G.1.0.S.team1']);
    expect(new Set([key(0), key(1), key(40), key(20, 'team2')]).size).toBe(4);
  });

  it('HR-4.5: what is bet on one line of a ladder leaves less for the others', () => {
    const exposureCents = new Map([['G.1.0.S.team1', 6_000]]);
    const at = (periodNumber: number, amountCents: number) =>
      codesOf([step(periodNumber, amountCents)], {}, { exposureCents });
    for (const periodNumber of [0, 20, 33]) {
      expect(at(periodNumber, 4_000)).toEqual([undefined]);
      expect(at(periodNumber, 4_001)).toEqual(['amountExceeded']);
    }
    expect(codesOf([step(20, 10_000, 'team2')], {}, { exposureCents })).toEqual([undefined]);
  });

  it('HR-4.5: several lines of a ladder on one ticket share it, too', () => {
    expect(codesOf([step(0, 6_000), step(20, 4_000)])).toEqual([undefined, undefined]);
    expect(codesOf([step(0, 6_000), step(20, 4_001)])).toEqual([undefined, 'amountExceeded']);
    expect(codesOf([step(20, 9_999), step(21, 1), step(22, 1)], {}, { minimumWagerCents: 0 })).toEqual([
      undefined,
      undefined,
      'amountExceeded',
    ]);
    expect(codesOf([step(0, 10_000), step(20, 10_000, 'team2')])).toEqual([undefined, undefined]);
  });

  it('HR-4.5: each leg of a round robin counts', () => {
    const robin = (amountCents: number) =>
      evaluate([step(0, 0), step(20, 0), { pick: { gameNum: 2 } }], {
        wagerType: 'parlay',
        roundRobinSizes: [2],
        amountEntered: 'risk',
        amountCents,
      }).error?.code;
    // Two parlays each have two legs of one market.
    expect(robin(2_500)).toBeUndefined();
    expect(robin(2_501)).toBe('amountExceeded');
  });

  it('HR-4.5: the more specific of two limits counts, one for the sub-sport and one for the period, though it is the wider', () => {
    const bySubSport = { ...anyLimit(3_000), sportType: 'Football', sportSubType: 'NFL' };
    const byPeriod = { ...anyLimit(8_000), periodNumber: 0, limitType: 'S' as const };
    const bySport = { ...anyLimit(1_000), sportType: 'Football' };
    const most = (...limits: TicketContext['limits']) =>
      evaluate([step(20, 100)], {}, { limits }).items[0]!.maxWagerLimitCents;
    expect(most(bySubSport, byPeriod)).toBe(8_000);
    expect(most(byPeriod, bySport)).toBe(8_000);
    expect(most({ ...anyLimit(8_000), periodNumber: 0 }, bySport)).toBe(8_000);
    expect(most({ ...anyLimit(8_000), periodNumber: 1 }, bySport)).toBe(1_000);
    expect(most({ ...byPeriod, limitType: 'P' }, bySubSport)).toBe(3_000);
  });
});
