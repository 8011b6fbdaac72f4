import { describe, expect, it } from 'vitest';
import {
  createContestItem,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../../testing/ticket-fixtures.ts';
import { createStraight } from '../../../testing/wager-fixtures.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import type { PlacedWager } from '../wager/placed-wager.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/** 100.00 at −110 on another game. */
const createParent = (gameNum = 99, fields: Partial<PlacedWager> = {}): PlacedWager => ({
  wager: createStraight(),
  legs: [
    {
      pick: { type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team1' },
      sportType: 'Football',
      correlation: { linkedContests: [], contestGameNum: null },
      result: null,
    },
  ],
  status: 'O',
  riskCents: 10_000,
  toWinCents: 9_091,
  chainLength: 0,
  hasChild: false,
  fillDeadlineMs: null,
  ...fields,
});

const roll = (
  amountCents: number,
  winOnly: boolean,
  context: Partial<TicketContext> = {},
  options: Partial<TicketDraft> = {},
) =>
  evaluateTicket(
    createDraft([createItem({ amountEntered: 'risk', amountCents })], {
      parentRif: { ticketNumber: 1, wagerNumber: 1, winOnly },
      ...options,
    }),
    createContext({ parent: createParent(), ...context }),
  );

describe('a ticket that rolls from an open wager', () => {
  it('HR-25.1: risks at most what the parent risks and wins when only its win counts', () => {
    expect(roll(19_091, true)).toMatchObject({ error: null, safeToPost: true });
    expect(roll(19_092, true).error).toEqual({ code: 'rifAmountExceeded', params: { maxRiskCents: 19_091 } });
  });

  it('HR-25.2: risks at most what the parent risks when a push counts, too', () => {
    expect(roll(10_000, false)).toMatchObject({ error: null, safeToPost: true });
    expect(roll(10_001, false).error).toEqual({
      code: 'rifAmountExceeded',
      params: { maxRiskCents: 10_000 },
    });
  });

  it('HR-42.1: holds nothing of the account: its parent does', () => {
    const ticket = roll(10_000, true, { availableCents: 0 });
    expect(ticket).toMatchObject({ error: null, totalRiskCents: 10_000, totalToWinCents: 9_091 });
    expect(ticket.wagers).toMatchObject([{ itemIds: ['a'], riskCents: 10_000, heldCents: 0 }]);
  });

  it('a parent that the ticket doesn’t roll from is of no weight', () => {
    const ticket = roll(20_000, true, { availableCents: 20_000 }, { parentRif: null });
    expect(ticket).toMatchObject({ error: null, wagers: [{ heldCents: 20_000 }] });
    expect(roll(20_000, true, { availableCents: 19_999 }, { parentRif: null }).error?.code).toBe(
      'insufficientAvailable',
    );
  });

  it('HR-25.7: is one wager on a parent that may have a child', () => {
    expect(roll(10_000, true, { parent: null }).error).toEqual({ code: 'rifParentInvalid' });
    expect(roll(10_000, true, { parent: createParent(99, { chainLength: 4 }) }).error).toEqual({
      code: 'rifChainTooLong',
      params: { most: 5 },
    });
    const two = [
      createItem({ amountEntered: 'risk', amountCents: 1_000 }),
      createContestItem({ amountCents: 1_000 }),
    ];
    expect(roll(0, true, {}, { items: two }).error).toEqual({ code: 'tooManyLegs', params: { most: 1 } });
  });

  it('HR-25.8: is refused on its parent’s game', () => {
    expect(roll(10_000, true, { parent: createParent(1) }).error).toEqual({ code: 'rifCorrelated' });
  });

  it('HR-25.7: has no quarter line and no game that parlays exclude', () => {
    const judge = (quote: ReturnType<typeof createGameQuote>, seenLine = -3.5) => {
      const items = [createItem({ amountEntered: 'risk', amountCents: 1_000, seenLine })];
      const { error, choices } = roll(0, true, { quotes: new Map([['a', quote]]) }, { items });
      return [error?.code, choices.rif];
    };
    expect(judge(createGameQuote())).toEqual([undefined, null]);
    expect(judge(createGameQuote({ spread1: -3.25, spread2: 3.25 }), -3.25)).toEqual([
      'rifUnavailable',
      'rifUnavailable',
    ]);
    expect(judge(createGameQuote({}, { parlayRestriction: 'D' }))).toEqual([
      'rifUnavailable',
      'rifUnavailable',
    ]);
    expect(judge(createGameQuote({}, { parlayRestriction: 'S' }))).toEqual([undefined, null]);
  });
});

describe('a ticket played from the free-play balance', () => {
  const play = (freePlayBalanceCents: number) =>
    evaluateTicket(
      createDraft([createItem()], { useFreePlay: true }),
      createContext({ freePlayBalanceCents, availableCents: 0 }),
    );

  it('HR-31.2: takes its stake from it, whole, and holds nothing else', () => {
    const ticket = play(11_000);
    expect(ticket).toMatchObject({ error: null, safeToPost: true, totalRiskCents: 11_000 });
    expect(ticket.wagers).toMatchObject([{ heldCents: 0, wager: { freePlay: true } }]);
    expect(play(10_999).error).toEqual({
      code: 'freePlayInsufficient',
      params: { freePlayBalanceCents: 10_999, totalRiskCents: 11_000 },
    });
  });
});
