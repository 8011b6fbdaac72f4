import { describe, expect, it } from 'vitest';
import { evaluateLegs, plainLegs } from '../../../testing/many-games.ts';
import type { TicketDraft, WagerItemRequest } from '../request/ticket-request.ts';
import type { TicketContext } from './ticket-evaluation.ts';

const limits = [
  { kind: 'stake', period: 'day', amount: 50_000, used: 29_999, next: null, endsMs: Number.MAX_SAFE_INTEGER },
] as const;
const parent = {
  wager: { terms: { kind: 'straight' }, legs: [], freePlay: false },
  legs: [],
  status: 'O',
  riskCents: 10_000,
  toWinCents: 9_091,
  chainLength: 0,
  hasChild: false,
  fillDeadlineMs: null,
} as const;

const ROOMS: Array<[string, Partial<TicketContext>, Partial<TicketDraft>, string]> = [
  ['what is available', { availableCents: 20_001 }, {}, 'insufficientAvailable'],
  ['the own limit', { own: { timeOut: null, limits: [...limits] } }, {}, 'ownStakeLimit'],
  [
    'the free play, whatever the account and its limits leave,',
    {
      availableCents: 0,
      own: { timeOut: null, limits: [...limits] },
      freePlayBalanceCents: 20_001,
      restrictions: ['FPPARLAYS', 'FPTEASERS', 'FPREVERSES'].map((code) => ({ code, params: {} })),
    },
    { useFreePlay: true },
    'freePlayInsufficient',
  ],
];

const KINDS: Array<[string, number, Partial<TicketDraft>]> = [
  ['parlay', 3, { wagerType: 'parlay', amountEntered: 'risk' }],
  ['round robin', 3, { wagerType: 'parlay', roundRobinSizes: [2], amountEntered: 'risk' }],
  ['teaser', 2, { wagerType: 'teaser', teaserName: 'T tp 6/4', amountEntered: 'risk' }],
  ['reverse', 2, { wagerType: 'actionReverse', amountEntered: 'base' }],
];

describe('the largest amount that is offered goes no further than', () => {
  describe.each(ROOMS)('%s', (_room, context, options, code) => {
    it.each(KINDS)('HR-42.1: of a %s, and that to the cent', (_kind, count, draft) => {
      const at = (amountCents: number) =>
        evaluateLegs(plainLegs(count), { ...draft, ...options, amountCents }, context);
      const most = at(100).amounts?.affordableCents ?? 0;
      expect(most).toBeGreaterThan(1_000);
      expect(at(most).error).toBeNull();
      expect(at(most + 1).error?.code).toBe(code);
    });

    it('HR-42.1: of straights, what the other picks risk taken off', () => {
      const at = (amountCents: number) => {
        const entered = [5_500, amountCents, 0].map(
          (cents): Partial<WagerItemRequest> => ({ amountEntered: 'base', amountCents: cents }),
        );
        return evaluateLegs(
          entered.map((item) => ({ item })),
          options,
          context,
        );
      };
      const most = at(0).items[1]?.affordableCents ?? 0;
      expect(most).toBe(Math.ceil((20_001 - 6_050) / 1.1));
      expect(at(most).error).toBeNull();
      expect(at(most).items.map(({ affordableCents }) => affordableCents)).toEqual([5_500, most, 0]);
      expect(at(most + 1).error?.code).toBe(code);
    });
  });

  it('HR-25.1: what the parent of a rolling if brings', () => {
    const at = (amountCents: number) =>
      evaluateLegs(
        [{ item: { amountEntered: 'risk', amountCents } }],
        { parentRif: { ticketNumber: 1, wagerNumber: 1, winOnly: true } },
        { parent, availableCents: 0 },
      );
    expect(at(100).items[0]).toMatchObject({ affordableCents: 17_355, maxWagerLimitCents: 100_000 });
    expect(at(19_091).error).toBeNull();
  });

  it('the limit, where nothing is known of the account', () => {
    const at = (context: Partial<TicketContext>) =>
      evaluateLegs(plainLegs(1), {}, { availableCents: null, ...context }).items[0];
    expect(at({})?.affordableCents).toBe(100_000);
    expect(at({ availableCents: -5 })?.affordableCents).toBe(0);
  });
});
