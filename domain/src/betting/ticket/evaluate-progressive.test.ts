import { describe, expect, it } from 'vitest';
import { createLegs, evaluateLegs, type LegSpec, plainLegs } from '../../../testing/many-games.ts';
import { anyLimit, createDraft } from '../../../testing/ticket-fixtures.ts';
import { KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { keyOfExposure } from '../../ground/pick/pick.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import type { TicketContext } from './ticket-evaluation.ts';

const PROGRESSIVE = { wagerType: 'progressiveParlay', amountEntered: 'risk', amountCents: 1_000 } as const;

const evaluate = (
  legs: readonly LegSpec[],
  options: Partial<TicketDraft> = {},
  fields: Partial<TicketContext> = {},
) => evaluateLegs(legs, { ...PROGRESSIVE, ...options }, fields);

const codesOf = ({ items }: ReturnType<typeof evaluate>) =>
  items.map(({ errors }) => errors.map(({ code }) => code));

describe('a progressive parlay on a ticket', () => {
  it('HR-16.1: has four to twelve legs', () => {
    expect(evaluate(plainLegs(3)).error).toEqual({ code: 'tooFewLegs', params: { fewest: 4 } });
    expect(evaluate(plainLegs(4))).toMatchObject({ error: null, safeToPost: true, totalToWinCents: 5_000 });
    expect(evaluate(plainLegs(12))).toMatchObject({ safeToPost: true, totalToWinCents: 900_000 });
    expect(evaluate(plainLegs(13)).error).toEqual({ code: 'tooManyLegs', params: { most: 12 } });
  });

  it('HR-16.1: takes one pick of a game, though a parlay takes its side and its total', () => {
    const legs: LegSpec[] = [
      ...plainLegs(3),
      { pick: { gameNum: 1, market: 'L', side: 'over' }, item: { seenLine: 44.5, seenPrice: -105 } },
    ];
    expect(evaluate(legs, { wagerType: 'parlay' }).safeToPost).toBe(true);
    const ticket = evaluate(legs);
    expect(ticket.safeToPost).toBe(false);
    expect(codesOf(ticket)).toEqual([['correlatedLegs'], [], [], ['correlatedLegs']]);
  });

  it('HR-16.1: takes no game that has begun, by the clock or by its score', () => {
    const { items, context } = createLegs(plainLegs(4));
    const draft = createDraft(items, PROGRESSIVE);
    const begun = new Set(['leg2']);
    expect(codesOf(evaluateTicket(draft, { ...context, begun }))).toEqual([
      [],
      ['wagerTypeUnavailable'],
      [],
      [],
    ]);
    expect(evaluateTicket({ ...draft, wagerType: 'parlay' }, { ...context, begun }).safeToPost).toBe(true);
    const open = { periodWagerCutoffMs: KICK_OFF_MS + 3_600_000 };
    const late = evaluate([{ line: open }, ...plainLegs(3)], {}, { begun: new Set(['leg1']) });
    expect(codesOf(late)[0]).toEqual(['wagerTypeUnavailable']);
  });

  it('HR-16.2: names the leg whose market or price it doesn’t take', () => {
    const legs: LegSpec[] = [
      ...plainLegs(3),
      { pick: { market: 'M', side: 'team1' }, item: { seenLine: null, seenPrice: -180 } },
      { line: { spreadAdj1: -120, spreadAdj2: 100 }, item: { seenPrice: -120 } },
    ];
    expect(codesOf(evaluate(legs))).toEqual([[], [], [], ['wagerTypeUnavailable'], ['progressivePrice']]);
  });

  it('HR-16.6: takes the legs at their points, whatever their prices did', () => {
    const moved: LegSpec = { line: { spreadAdj1: -105, spreadAdj2: -115 } };
    const ticket = evaluate([moved, ...plainLegs(3)]);
    expect(ticket).toMatchObject({ safeToPost: true, totalToWinCents: 5_000 });
    expect(ticket.items[0]).toMatchObject({ changed: null, finalPrice: -105 });
    const points = evaluate([{ line: { spread1: -4, spread2: 4 } }, ...plainLegs(3)]);
    expect(points.items[0]?.changed).toMatchObject({ oldLine: -3.5, newLine: -4 });
  });

  it('HR-16.7: takes no option of another kind', () => {
    const allowed = {
      restrictions: ['PLOPEN', 'TEOPEN', 'FPPARLAYS', 'FPTEASERS', 'LESSJUICE'].map((code) => ({
        code,
        params: {},
      })),
      freePlayBalanceCents: 100_000,
    };
    const codeOf = (options: Partial<TicketDraft>) => evaluate(plainLegs(5), options, allowed).error?.code;
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ openSpots: 1 })).toBe('openSpotsNotAllowed');
    expect(codeOf({ roundRobinSizes: [2] })).toBe('roundRobinDisabled');
    expect(codeOf({ useFreePlay: true })).toBe('freePlayUnavailable');
    expect(codeOf({ lessJuice: true })).toBe('lessJuiceUnavailable');
    expect(codeOf({ parentRif: { ticketNumber: 1, wagerNumber: 1, winOnly: true } })).toBe('rifUnavailable');
    expect(codeOf({ filling: { ticketNumber: 1, wagerNumber: 1 } })).toBe('openSpotsClosed');
    expect(codeOf({ teaserName: 'T tp 6/4' })).toBe('optionUnavailable');
    expect(codeOf({ arbc: true })).toBe('wagerTypeUnavailable');
    for (const amountEntered of ['toWin', 'base'] as const)
      expect(codeOf({ amountEntered })).toBe('optionUnavailable');
    const bought = evaluate([{ item: { pointsBought: 1 } }, ...plainLegs(3)]);
    expect(codesOf(bought)[0]).toEqual(['pointsUnavailable']);
  });

  it('HR-16.8: has a parlay’s limits and what already counts against them', () => {
    const limits = [anyLimit(100_000), { ...anyLimit(5_000), limitType: 'P' as const }];
    const { items, context } = createLegs(plainLegs(4), { limits });
    const draft = createDraft(items, PROGRESSIVE);
    expect(evaluateTicket(draft, context).amounts?.riskMaxCents).toBe(5_000);
    const exposureCents = new Map([[keyOfExposure(items[0]!.pick, 'P'), 4_500]]);
    expect(evaluateTicket(draft, { ...context, exposureCents }).error).toMatchObject({
      code: 'amountExceeded',
      params: { maxRiskCents: 500 },
    });
  });

  it('HR-16.8: pays no more than a parlay may, if all legs win', () => {
    const fields = { parlayMaxPayoutCents: 60_000 };
    expect(evaluate(plainLegs(4), {}, fields).amounts?.riskMaxCents).toBe(10_000);
    expect(evaluate(plainLegs(4), { amountCents: 10_001 }, fields).error).toEqual({
      code: 'payoutExceeded',
      params: { maxPayoutCents: 60_000 },
    });
  });

  it('shows the price of the full win, and its exact worst and best', () => {
    const { combinedPrice, wagers } = evaluate(plainLegs(6));
    expect(combinedPrice).toBe(2_000);
    expect(wagers).toMatchObject([{ riskCents: 1_000, heldCents: 1_000, toWinCents: 20_000 }]);
  });

  it('is none where the book has no card for it', () => {
    const rules = { ...DEFAULT_HOUSE_RULES, progressiveCard: null };
    expect(evaluate(plainLegs(4), {}, { rules }).error).toEqual({ code: 'optionUnavailable' });
  });
});
