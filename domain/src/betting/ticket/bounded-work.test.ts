import { describe, expect, it } from 'vitest';
import { createLegs, type LegSpec, plainLegs } from '../../../testing/many-games.ts';
import { createDraft } from '../../../testing/ticket-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** A card that counts how often odds are looked up in it: every fold of parlays asks it first. */
const createCountingCard = (): { card: ParlayCard; count: () => number } => {
  let looks = 0;
  return {
    card: {
      cardName: 'counting',
      get payouts() {
        looks += 1;
        return { 2: [13, 5] } as const;
      },
    },
    count: () => looks,
  };
};

const countOdds = (legs: readonly LegSpec[], options: Partial<TicketDraft>) => {
  const { card, count } = createCountingCard();
  const { items, context } = createLegs(legs, { rules: { ...DEFAULT_HOUSE_RULES, parlayCard: card } });
  const { error, wagers } = evaluateTicket(createDraft(items, options), context);
  return { code: error?.code, wagers: wagers.length, looks: count() };
};

const ALL_SIZES = Array.from({ length: MAX_TICKET_ITEMS - 1 }, (_, at) => at + 2);
const full = plainLegs(MAX_TICKET_ITEMS);

describe('work that a ticket can cause', () => {
  it('HR-10.1, HR-14.3: more legs than a parlay takes are refused before any odds, whatever the sizes and the amount', () => {
    for (const roundRobinSizes of [[], [2], ALL_SIZES]) {
      for (const amountCents of [0, 1_000]) {
        const found = countOdds(full, { wagerType: 'parlay', roundRobinSizes, amountCents });
        expect(found).toEqual({
          code: roundRobinSizes.length > 0 ? 'tooManyLegs' : 'tooManyLegs',
          wagers: 0,
          looks: 0,
        });
      }
    }
    expect(countOdds(plainLegs(13), { wagerType: 'parlay', roundRobinSizes: [2] }).looks).toBe(0);
    expect(countOdds(plainLegs(3), { wagerType: 'parlay', roundRobinSizes: [2] }).looks).toBeGreaterThan(0);
  });

  it('HR-12.7: a teaser that the book doesn’t have is not folded as a parlay', () => {
    const unknown = { wagerType: 'teaser', teaserName: 'T tp 99/99', roundRobinSizes: ALL_SIZES } as const;
    expect(countOdds(full, { ...unknown, amountCents: 1_000 })).toMatchObject({ wagers: 0, looks: 0 });
  });

  it('HR-14.3: a round robin whose options can’t be is not folded', () => {
    const toWin = { wagerType: 'parlay', roundRobinSizes: [2, 3], amountEntered: 'toWin' } as const;
    expect(countOdds(plainLegs(12), { ...toWin, amountCents: 1_000 })).toEqual({
      code: 'roundRobinToWin',
      wagers: 0,
      looks: 0,
    });
  });

  it('HR-20.4, HR-24.1: no wager is worked out with more legs than its kind takes', () => {
    for (const wagerType of TICKET_WAGER_TYPES.filter((each) => each !== 'straight'))
      for (const arbc of [false, true])
        expect(countOdds(full, { wagerType, arbc, amountCents: 1_000 }).wagers, wagerType).toBe(0);
  });
});
