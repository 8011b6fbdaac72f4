import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  anyLimit,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../../testing/ticket-fixtures.ts';
import { dayOf } from '../../ground/calendar/book-day.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { HouseRules } from '../../ground/house-rules/house-rules.schema.ts';
import type { PickKey } from '../../ground/pick/pick.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { keyOfDayWin, keyOfWin } from './win-room.ts';

const rules = { ...DEFAULT_HOUSE_RULES, mostTicketWinCents: 100_000, mostDayWinCents: 150_000 };
const { pick } = createItem();
const bookMs = createContext().bookMs;

const evaluate = (
  amountCents: number,
  wins: Record<PickKey, number>,
  items = [createItem()],
  whose: Partial<TicketContext> = {},
) =>
  evaluateTicket(
    createDraft(items.map((item) => ({ ...item, amountEntered: 'toWin' as const, amountCents }))),
    createContext({
      rules,
      limits: [anyLimit(100_000_000)],
      availableCents: 1_000_000_000,
      quotes: new Map(items.map(({ itemId }) => [itemId, createGameQuote()])),
      exposureCents: new Map(Object.entries(wins)),
      ...whose,
    }),
  );

describe('what a ticket may win besides others', () => {
  it('HR-84.3: identical tickets count as one, alternate lines of the market among them', () => {
    const key = keyOfWin('straight', [pick]);
    expect(keyOfWin('straight', [{ ...pick, periodNumber: 21 } as never])).toBe(key);
    expect(evaluate(0, { [key]: 60_000 }).items[0]!.toWinMaxCents).toBe(40_000);
    expect(evaluate(40_000, { [key]: 60_000 }).safeToPost).toBe(true);
    const over = evaluate(40_001, { [key]: 60_000 });
    expect(over.items[0]!.errors.map(({ code }) => code)).toEqual(['amountExceeded']);
    expect(over.error).toEqual({ code: 'ticketWinExceeded', params: { maxToWinCents: 40_000 } });
    // The same picks in another kind of wager, or another pick, are another ticket.
    expect(evaluate(40_001, { [keyOfWin('parlay', [pick])]: 60_000 }).safeToPost).toBe(true);
  });

  it('HR-84.3: alternate lines of one ticket count as one, too, besides what was placed', () => {
    const alternate = createItem({ itemId: 'b', pick: { ...pick, periodNumber: 21 } as never });
    const items = [createItem(), alternate];
    const placed = { [keyOfWin('straight', [pick])]: 60_000 };
    expect(evaluate(20_000, placed, items).error).toBeNull();
    const { error } = evaluate(20_001, placed, items);
    expect(error).toEqual({ code: 'ticketWinExceeded', params: { maxToWinCents: 19_999 } });
  });

  it('HR-84.3: legs in another order are the same ticket', () => {
    const other = { ...pick, gameNum: 2 };
    expect(keyOfWin('parlay', [pick, other] as never)).toBe(keyOfWin('parlay', [other, pick] as never));
  });

  it('HR-84.2: all tickets of a book day win at most the day’s figure, whatever was placed and by what clock', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1_000, max: 99_999 }),
        (won, asked) => {
          const { safeToPost, error, items } = evaluate(asked, { [keyOfDayWin(dayOf(bookMs))]: won });
          const leftCents = Math.max(0, 150_000 - won);
          expect(safeToPost).toBe(asked <= leftCents);
          expect(items[0]!.toWinMaxCents).toBe(Math.min(100_000, leftCents));
          if (asked > leftCents)
            expect(error).toEqual({ code: 'dayWinExceeded', params: { maxToWinCents: leftCents } });
        },
      ),
    );
    // Another day's winnings are none of this one's.
    expect(evaluate(90_000, { [keyOfDayWin('2000-01-01')]: 150_000 }).safeToPost).toBe(true);
  });

  describe('in a currency', () => {
    const named = { mostTicketWinCentsOf: { MXN: 2_000_000 }, mostDayWinCentsOf: { MXN: 3_000_000 } };
    const errorOf = (
      currency: string,
      amountCents: number,
      wins: Record<PickKey, number> = {},
      of: Partial<HouseRules> = named,
    ) => evaluate(amountCents, wins, undefined, { currency, rules: { ...rules, ...of } }).error;
    const most = (maxToWinCents: number, code = 'ticketWinExceeded') => ({ code, params: { maxToWinCents } });

    it.each([
      ['MXN', 2_000_000],
      ['USD', 100_000],
      ['', 100_000],
      ['__proto__', 100_000],
      ['constructor', 100_000],
    ])(
      'HR-84.5: a ticket in %j wins its own figure, and that of all where it has none',
      (currency, cents) => {
        expect(errorOf(currency, cents)).toBeNull();
        expect(errorOf(currency, cents + 1)).toEqual(most(cents));
        const placed = { [keyOfWin('straight', [pick])]: 60_000 };
        expect(errorOf(currency, cents - 60_000, placed)).toBeNull();
        expect(errorOf(currency, cents - 59_999, placed)).toEqual(most(cents - 60_000));
        const { items } = evaluate(0, placed, undefined, { currency, rules: { ...rules, ...named } });
        expect(items[0]!.toWinMaxCents).toBe(cents - 60_000);
      },
    );

    it.each([
      ['MXN', 3_000_000],
      ['USD', 150_000],
    ])('HR-84.5: a day in %s wins its own figure, and that of all where it has none', (currency, cents) => {
      const won = { [keyOfDayWin(dayOf(bookMs))]: cents - 50_000 };
      expect(errorOf(currency, 50_000, won)).toBeNull();
      expect(errorOf(currency, 50_001, won)).toEqual(most(50_000, 'dayWinExceeded'));
    });

    it('HR-84.5: each figure is named for itself, lower ones and zero among them', () => {
      const lower = { mostTicketWinCentsOf: { KWD: 30_000 }, mostDayWinCentsOf: { XTS: 0 } };
      expect(errorOf('KWD', 30_001, {}, lower)).toEqual(most(30_000));
      const won = { [keyOfDayWin(dayOf(bookMs))]: 149_999 };
      expect(errorOf('KWD', 2, won, lower)).toEqual(most(1, 'dayWinExceeded'));
      expect(errorOf('XTS', 1, {}, lower)).toEqual(most(0, 'dayWinExceeded'));
    });
  });
});
