import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { createOpenBet, createOpenBetItem } from '@lineboard/domain/testing/open-bet-fixtures';
import {
  createStoryEntry,
  createStoryLeg,
  createTicketStory,
} from '@lineboard/domain/testing/story-fixtures';
import { createParlayTerms } from '@lineboard/domain/testing/wager-fixtures';
import { describe, expect, it } from 'vitest';
import { createFileLanguage } from '../exports/file-language.ts';
import { headTicket, listTicketRows } from './ticket-sheet.ts';

const BET = createOpenBet();
const { acceptedAtMs } = BET;
const TELLING = { customerId: 'DEMO', nowMs: acceptedAtMs + 60_000 };

const english = createFileLanguage('en', 'A');
const rowsOf = (story: Partial<TicketStory> = {}, language = english) =>
  listTicketRows(createTicketStory(story), language);
/** Name and text of each row, without its time. */
const told = (story: Partial<TicketStory> = {}) =>
  rowsOf(story).map((row) => (row.length === 1 ? row[0] : `${row[1]}: ${row[2]}`));

describe('a ticket as a file', () => {
  it('says above its rows whose it is, when it was sent and accepted, by which rule, and what it came to', () => {
    const hold = createStoryEntry({ kind: 'hold', atMs: acceptedAtMs - 5_000, wagerNumber: null });
    const story = createTicketStory({ priceAcceptance: 'close10', entries: [hold], splitOf: 7 });
    const { title, about, columns } = headTicket(story, TELLING, english);
    expect(title).toBe('Ticket 1');
    expect(about).toEqual([
      'Account: DEMO',
      'Status: Open',
      expect.stringMatching(/^Sent: \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d [AP]M E[SD]T$/),
      expect.stringMatching(/^Accepted: .* E[SD]T$/),
      'Waited: 5.0 s',
      'If the odds moved: Take better, or up to 10¢ or ½ pt worse',
      'Split from: Ticket 7',
      'Risk: 110.00',
      'To win: 100.00',
      expect.stringMatching(/^Exported: /),
    ]);
    expect(columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('has each leg as picked, seen, asked and got, how its line moved, the score then, and its results', () => {
    const sinceMs = acceptedAtMs - 30_000;
    const item = createOpenBetItem({
      placedScore: { score1: 7, score2: 3, clock: 'Q1' },
      pointsBought: 1,
      finalLine: -3,
      finalPrice: -120,
      result: ['L', 'L'],
      score1: 20,
      score2: 17,
    });
    const leg = createStoryLeg({
      acceptedAtMs,
      pickedAtMs: sinceMs,
      pickedPrice: -105,
      pickedLine: -4,
      seenPrice: -107,
      decidedByOperator: acceptedAtMs + 9_000,
      line: {
        sinceMs,
        stood: { price: -105, points: -4, isOpen: true },
        moves: [{ atMs: sinceMs + 3_000, price: -107, points: -3.5, isOpen: false }],
        earlier: 2,
      },
      rulings: [
        { atMs: acceptedAtMs + 5_000, score1: 24, score2: 17, result: ['W', 'W'] },
        { atMs: acceptedAtMs + 7_000, score1: null, score2: null, result: null },
      ],
    });
    const rows = told({ bets: [{ ...BET, items: [item] }], legs: [leg] });
    expect(rows.slice(0, 20)).toEqual([
      '1-1 · Straight · Open',
      'Risk: 110.00',
      'To win: 100.00',
      '1. Football: Green Bay Packers -3 -120 (Green Bay Packers @ Chicago Bears, Game)',
      expect.stringMatching(/^Starts: /),
      'Picked: -4 -105',
      'You saw: -3½ -107',
      'Line when accepted: -3½ -110',
      'You got: -3 -120',
      expect.stringMatching(/^Points: .*½|^Points: /),
      'Score when placed: 7–3',
      expect.stringMatching(/^How the line moved: The line moved 3 times .*2 earlier moves aren’t listed$/),
      ': -4 -105',
      ': -3½ -107 not open',
      'Result: Lost · 20–17',
      'Decided: Decided by the book',
      ': Won · 24–17',
      ': Result taken back',
      'Money',
      'Risk held: ',
    ]);
  });

  it('tells what wasn’t kept of a ticket from before as nothing, and that its line isn’t known', () => {
    const leg = createStoryLeg({ seenPrice: null, seenLine: null, acceptedAtMs, line: null });
    const rows = told({ legs: [leg] });
    expect(rows).toContain('How the line moved: How its line moved isn’t kept');
    expect(rows.join()).not.toMatch(/You saw|Picked/);
  });

  it('has open spots, those that were filled, and twelve legs', () => {
    const items = Array.from({ length: 12 }, (_, at) =>
      createOpenBetItem({ pick: { type: 'G', gameNum: at, periodNumber: 0, market: 'S', side: 'team1' } }),
    );
    const bet = createOpenBet({ betType: 'P', terms: createParlayTerms({ openSpots: 2 }), items });
    const fills = [{ atMs: acceptedAtMs, wagerNumber: 1, firstItemNumber: 3, items: 10, toWinCents: 5_000 }];
    const rows = told({ bets: [bet], legs: [], fills });
    expect(rows[0]).toMatch(/^1-1 · Parlay \(14\) · Open$/);
    expect(rows).toContain('2 open spots: ');
    expect(rows).toContain('10 open spots filled: To win from then on: 50.00');
    expect(rows.filter((row) => /^\d+\. /.test(String(row)))).toHaveLength(12);
  });

  it('has the ledger’s rows with their sums, free play and a sale in words', () => {
    const entries = [
      createStoryEntry({ atRiskCents: 11_000, balanceCents: 100_000 }),
      createStoryEntry({
        entryId: 2,
        kind: 'wagerSale',
        amountCents: -513,
        atRiskCents: -5_500,
        balanceCents: 99_487,
        sale: {
          sharePercent: 50,
          riskCents: 5_500,
          toWinCents: 5_000,
          paidCents: 4_987,
          byTarget: false,
          leastCents: 4_900,
          seenCents: 5_000,
          tolerancePercent: 2,
        },
      }),
      createStoryEntry({
        entryId: 3,
        kind: 'saleReverse',
        amountCents: 513,
        atRiskCents: 5_500,
        freePlayCents: -100,
        balanceCents: 100_000,
        back: { why: 'obviousError', itemNumber: 1, by: 'boss', price: -120, line: -6.5 },
      }),
    ];
    const rows = rowsOf({ entries });
    const money = rows.slice(rows.findIndex(([first]) => first === 'Money') + 1);
    expect(money.map((row) => row.slice(3))).toEqual([
      [11_000, null, 100_000],
      [-5_500, -513, 99_487],
      [5_500, 513, 100_000],
      [11_000, 0, 100_000],
    ]);
    expect(money[1]?.[2]).toBe(
      '49.87 paid for 50 %\nSold: risk 55.00 to win 50.00\nYou saw 50.00 and took up to 2 % less',
    );
    expect(money[2]?.[2]).toMatch(/obvious error.*Packers -6½ -120.*Decided by boss\.\nFree play -1\.00$/);
  });

  it('leaves no word out in any language', () => {
    const story = createTicketStory({
      legs: [
        createStoryLeg({ acceptedAtMs, line: { sinceMs: acceptedAtMs, stood: null, moves: [], earlier: 0 } }),
      ],
    });
    for (const language of LANGUAGES) {
      const files = createFileLanguage(language, 'A');
      const words = JSON.stringify([headTicket(story, TELLING, files), listTicketRows(story, files)]);
      expect(words, language).not.toMatch(/\{\{|"[a-z-]+:[a-zA-Z.]+"|ticket:|receipt:/);
    }
  });
});
