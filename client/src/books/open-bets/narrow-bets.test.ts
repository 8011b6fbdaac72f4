import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { describe, expect, it } from 'vitest';
import { createBet, createItem, createParlay } from '../../../testing/bet-examples.ts';
import { BOOK_MS } from '../../../testing/slip-examples.ts';
import { groupByTicket } from './group-bets.ts';
import { isInPlay, narrowBets, sumBets } from './narrow-bets.ts';
import { ALL_BETS, parseBetsWanted, writeBetsWanted } from './parse-bets-wanted.ts';

const LATER = createItem(
  { team1Id: 'Łódź', team1RotNum: 301, sportSubType: 'EPL', gameDateTimeMs: BOOK_MS + 60_000 },
  2,
);
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
      narrowBets(BETS, { ...ALL_BETS, ...wanted }, { live: new Set([live]), today: '2020-01-01' }).map(
        ({ ticketNumber }) => ticketNumber,
      );
    expect(narrow({})).toEqual([205, 100]);
    expect(narrow({ only: 'live' })).toEqual([100]);
    expect(narrow({ only: 'later' })).toEqual([205]);
    expect(narrow({ text: ' lodz' })).toEqual([205]);
    expect(narrow({ text: '10' })).toEqual([100]);
    expect(narrow({ text: '301' })).toEqual([205]);
    expect(narrow({ text: 'epl' })).toEqual([205]);
    expect(narrow({ text: 'nobody' })).toEqual([]);
  });

  it('list those in play first, and are summed with free play apart', () => {
    expect(groupByTicket(BETS).map(({ ticketNumber }) => ticketNumber)).toEqual([205, 100]);
    const urgent = new Set([live]);
    expect(groupByTicket(BETS, urgent).map(({ ticketNumber }) => ticketNumber)).toEqual([100, 205]);
    expect(sumBets(BETS)).toEqual({
      riskCents: 22_000,
      toWinCents: 20_000,
      freePlayCents: 11_000,
      heldCents: later.heldCents + live.heldCents,
    });
  });

  it('can be limited to a sport, to a kind, and to what this day decides', () => {
    const tomorrow = BOOK_MS + 36 * 3_600_000;
    const hockey = createItem({ sportType: 'Hockey', gameDateTimeMs: tomorrow }, 3);
    const bets = [live, createBet(300, 1, { items: [hockey] }), createParlay(301)];
    const narrow = (wanted: Partial<typeof ALL_BETS>, today = dayOf(BOOK_MS)) =>
      narrowBets(bets, { ...ALL_BETS, ...wanted }, { live: new Set(), today }).map(
        ({ ticketNumber }) => ticketNumber,
      );
    expect(narrow({ sport: 'Hockey' })).toEqual([300]);
    expect(narrow({ sport: '__proto__' })).toEqual([]);
    expect(narrow({ kind: 'P' })).toEqual([301]);
    expect(narrow({ kind: 'S' })).toEqual([100, 300]);
    expect(narrow({ only: 'today' })).toEqual([100, 301]);
    expect(narrow({ only: 'today' }, dayOf(tomorrow))).toEqual([300]);
    const decided = createBet(302, 1, { items: [createItem({ result: ['W', 'W'] })] });
    const today = dayOf(BOOK_MS);
    expect(narrowBets([decided], { ...ALL_BETS, only: 'today' }, { live: new Set(), today })).toEqual([]);
  });

  it('are listed in the chosen order, and then those in play have no place of their own', () => {
    const soon = createBet(400, 1, { items: [createItem({ gameDateTimeMs: BOOK_MS - 60_000 }, 4)] });
    const large = createBet(401, 1, { riskCents: 99_000, toWinCents: 1_000 });
    const done = createBet(402, 1, { items: [createItem({ result: ['W', 'W'] })] });
    const list = (order: 'latest' | 'start' | 'risk' | 'toWin') =>
      groupByTicket([soon, large, done, live], new Set([soon]), order).map(
        ({ ticketNumber }) => ticketNumber,
      );
    expect(list('latest')).toEqual([400, 402, 401, 100]);
    expect(list('start')).toEqual([400, 401, 100, 402]);
    expect(list('risk')).toEqual([401, 402, 400, 100]);
    expect(list('toWin')).toEqual([402, 400, 100, 401]);
  });

  it('have their filter in the address, where anything may stand', () => {
    const wanted = { ...ALL_BETS, only: 'today', sport: 'Hockey', text: '10', isCompact: true } as const;
    const address = writeBetsWanted({ dialog: 'openBets', betsOrder: 'risk' }, wanted);
    expect(address).toEqual({
      dialog: 'openBets',
      betsOnly: 'today',
      betsSport: 'Hockey',
      betsFind: '10',
      betsCompact: true,
    });
    expect(parseBetsWanted(address)).toEqual(wanted);
    expect(parseBetsWanted({ betsFind: 10 }).text).toBe('10');
    const hostile = { betsOnly: '__proto__', betsKind: 'constructor', betsOrder: {}, betsCompact: 'yes' };
    expect(parseBetsWanted({ ...hostile, betsSport: ['a'], betsFind: null })).toEqual(ALL_BETS);
    expect(parseBetsWanted({ betsFind: 'x'.repeat(1_000) }).text).toHaveLength(60);
  });
});
