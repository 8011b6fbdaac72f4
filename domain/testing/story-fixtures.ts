import type { StoryEntry, StoryLeg, TicketStory } from '../src/books/ticket-story/ticket-story.schema.ts';
import { createOpenBet } from './open-bet-fixtures.ts';

export const createStoryLeg = (fields: Partial<StoryLeg> = {}): StoryLeg => ({
  wagerNumber: 1,
  itemNumber: 1,
  seenPrice: -110,
  seenLine: -3.5,
  pickedPrice: null,
  pickedLine: null,
  parlayRestriction: null,
  decidedByOperator: null,
  rulings: [],
  ...fields,
});

/** What a straight of 110.00 holds from its acceptance on. */
export const createStoryEntry = (fields: Partial<StoryEntry> = {}): StoryEntry => ({
  entryId: 1,
  kind: 'wager',
  atMs: createOpenBet().acceptedAtMs,
  wagerNumber: 1,
  amountCents: 0,
  atRiskCents: 11_000,
  freePlayCents: 0,
  balanceCents: 100_000,
  ...fields,
});

/** An open straight, as it was accepted. */
export const createTicketStory = (fields: Partial<TicketStory> = {}): TicketStory => {
  const bet = createOpenBet();
  return {
    ticketNumber: bet.ticketNumber,
    wagerType: 'straight',
    priceAcceptance: 'none',
    acceptedAtMs: bet.acceptedAtMs,
    totalRiskCents: bet.riskCents,
    totalToWinCents: bet.toWinCents,
    bets: [bet],
    legs: [createStoryLeg()],
    fills: [],
    entries: [createStoryEntry()],
    ...fields,
  };
};
