import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { describe, expect, it } from 'vitest';
import { createBet, createItem } from '../../../testing/bet-examples.ts';
import { BOOK_MS } from '../../../testing/slip-examples.ts';
import { groupByTicket } from './group-bets.ts';
import { ALL_BETS, isInPlay, narrowBets, sumBets } from './narrow-bets.ts';

const LATER = createItem({ team1Id: 'Łódź', gameDateTimeMs: BOOK_MS + 60_000 }, 2);
const live = createBet(100, 1);
const later = createBet(205, 1, { items: [LATER], freePlayFlag: true });
const BETS = [later, live];

describe('many open bets', () => {
  it('are in play by their score, and by the clock until that is known', () => {
    const scored = (phase: 'live' | 'final') =>
      new Map([[keyOfPick(live.items[0]!.pick), { score: createScore({ phase }) }]]);
    expect(BETS.map((bet) => isInPlay(bet, new Map(), BOOK_MS))).toEqual([false, true]);
    expect(isInPlay(live, scored('live'), BOOK_MS)).toBe(true);
    expect(isInPlay(live, scored('final'), BOOK_MS)).toBe(false);
    const won = createBet(1, 1, { items: [createItem({ result: ['W', 'W'] })] });
    expect(isInPlay(won, new Map(), BOOK_MS)).toBe(false);
  });

  it('can be limited to those in play, to those that wait, and by team or ticket', () => {
    const narrow = (wanted: Partial<typeof ALL_BETS>) =>
      narrowBets(BETS, { ...ALL_BETS, ...wanted }, new Set([live])).map(({ ticketNumber }) => ticketNumber);
    expect(narrow({})).toEqual([205, 100]);
    expect(narrow({ only: 'live' })).toEqual([100]);
    expect(narrow({ only: 'later' })).toEqual([205]);
    expect(narrow({ text: ' lodz' })).toEqual([205]);
    expect(narrow({ text: '10' })).toEqual([100]);
    expect(narrow({ text: 'nobody' })).toEqual([]);
  });

  it('list those in play first, and are summed with free play apart', () => {
    expect(groupByTicket(BETS).map(({ ticketNumber }) => ticketNumber)).toEqual([205, 100]);
    const urgent = new Set([live]);
    expect(groupByTicket(BETS, urgent).map(({ ticketNumber }) => ticketNumber)).toEqual([100, 205]);
    expect(sumBets(BETS)).toEqual({ riskCents: 22_000, toWinCents: 20_000, freePlayCents: 11_000 });
  });
});
