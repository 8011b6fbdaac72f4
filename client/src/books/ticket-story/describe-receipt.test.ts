import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import receiptPicture from '@lineboard/domain/catalogues/en/later/receipt-picture.json';
import ticket from '@lineboard/domain/catalogues/en/later/ticket.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import {
  createStoryEntry,
  createStoryLeg,
  createTicketStory,
} from '@lineboard/domain/testing/story-fixtures';
import { createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import { expect, it } from 'vitest';
import { createBet, createItem, gradeBet } from '../../../testing/bet-examples.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { describeReceipt } from './describe-receipt.ts';

const i18n = createI18n('en');
addTexts(i18n, {
  combination,
  'open-bets': openBets,
  transactions,
  ticket,
  'receipt-picture': receiptPicture,
});
const formats = {
  price: (price: number) => (price > 0 ? `+${price}` : `−${Math.abs(price)}`),
  time: (ms: number) => `${ms}s`,
  zonedDateTime: (ms: number) => `at ${ms}`,
  amount: (cents: number) => `${cents} cents`,
  signedAmount: (cents: number) => `${cents > 0 ? '+' : ''}${cents} cents`,
} as unknown as Formats;

const BET = createBet(100_042, 1);
const tell = (story: Partial<TicketStory>, shows = { money: false, number: false }) =>
  describeReceipt(
    i18n.t as never,
    formats,
    useSlip.getState().rules.points,
    createTicketStory({ ticketNumber: 100_042, acceptedAtMs: BET.acceptedAtMs, bets: [BET], ...story }),
    shows,
  );
const legOf = (story: Partial<TicketStory>) => tell(story).legs.get('1-1');
const facts = (story: Partial<TicketStory>, shows?: { money: boolean; number: boolean }) =>
  tell(story, shows).facts.map(({ name, text }) => `${name}: ${text}`);

it('tells what was paid for each share, and what a bet that was sold made', () => {
  const sold = { riskCents: 6_000, toWinCents: 5_455, paidCents: 5_572 };
  const sale = {
    ...sold,
    sharePercent: 100,
    byTarget: false,
    leastCents: 1,
    seenCents: null,
    tolerancePercent: null,
  };
  const bets = [{ ...gradeBet(BET, 'P', 0), wagerStatus: 'S' as const, riskCents: 0, toWinCents: 0, sold }];
  const entries = [createStoryEntry(), createStoryEntry({ entryId: 2, kind: 'wagerSale', sale })];
  const told = facts({ bets, entries }, { money: true, number: false });
  expect(told).toContain('Cashed out: 5572 cents paid for 100 %');
  expect(told).toContain('Result: -428 cents');
});

it('tells a price from the cell to the close, and what stayed once', () => {
  const closed = { ...gradeBet(BET, 'W', 10_000) };
  const bets = [
    {
      ...closed,
      items: closed.items.map((item) => ({ ...item, close: { prices: [-105, -115], points: -4 } })),
    },
  ];
  const moved = createStoryLeg({ pickedPrice: -120, pickedLine: -3, seenPrice: -115, seenLine: -3.5 });
  expect(legOf({ bets, legs: [moved] })).toEqual([
    'Picked −3 −120 → saw −3½ −115 → line −3½ −110 → closed −4 −105',
  ]);
  expect(legOf({})).toEqual(['saw −3½ −110']);
  expect(legOf({ legs: [createStoryLeg({ seenPrice: null, seenLine: null })] })).toEqual(['line −3½ −110']);
});

it('tells points that were bought, and of a leg whose price doesn’t pay its points alone', () => {
  const bought = createBet(100_042, 1, {
    items: [createItem({ pointsBought: 1, finalLine: -3, finalPrice: -120 })],
  });
  expect(legOf({ bets: [bought] })).toEqual(['saw −3½ −110 → got −3 −120']);
  const teaser = createBet(100_042, 1, {
    terms: createTeaserTerms(),
    items: [createItem({ finalLine: 2.5 }), createItem()],
  });
  expect(legOf({ bets: [teaser] })).toEqual(['saw −3½ → got +2½']);
});

it('tells when a line moved, or that it didn’t, the latest moves of many', () => {
  const { acceptedAtMs } = BET;
  const sinceMs = acceptedAtMs - 30_000;
  const stood = { price: -112, points: -3.5, isOpen: true };
  const move = (at: number) => ({ atMs: sinceMs + at, price: -110 - at, points: -3.5, isOpen: true });
  const leg = (count: number, earlier = 0) =>
    createStoryLeg({
      acceptedAtMs,
      line: { sinceMs, stood, moves: Array.from({ length: count }, (_, at) => move(at)), earlier },
    });
  expect(legOf({ legs: [leg(0)] })?.slice(1)).toEqual([
    `The line didn’t move from ${sinceMs}s until it was accepted at ${acceptedAtMs}s`,
  ]);
  expect(legOf({ legs: [leg(2)] })?.slice(2)).toEqual([`${sinceMs}s −3½ −110 → ${sinceMs + 1}s −3½ −111`]);
  const many = legOf({ legs: [leg(20, 5)] });
  expect(many?.[1]).toContain('The line moved 25 times');
  expect(many?.slice(2)).toEqual([
    '13 earlier moves aren’t listed',
    expect.stringContaining(`${sinceMs + 8}s −3½ −118 → `),
    expect.stringMatching(/→.*→.*→/),
    expect.stringContaining(`→ ${sinceMs + 19}s −3½ −129`),
  ]);
});

it('tells what a combination paid after the last of its legs', () => {
  const combined = createBet(100_042, 1, {
    terms: {
      kind: 'combination',
      riskCents: 1_000,
      toWinCents: 2_600,
      entered: 'risk',
      combinations: [
        {
          legs: [0, 1],
          factor: '36000/10000',
          seenFactor: '35000/10000',
          probabilities: [0.5, 0.5],
          correlations: [
            [1, 0.1],
            [0.1, 1],
          ],
          marginPercent: 5,
          legPercent: 2,
          mostOfProductPercent: 150,
        },
      ],
    },
    items: [createItem(), createItem()],
  });
  const told = tell({ bets: [combined], legs: [createStoryLeg(), createStoryLeg({ itemNumber: 2 })] }).legs;
  expect(told.get('1-1')?.join()).not.toContain('together');
  expect(told.get('1-2')?.at(-1)).toBe('Picks 1, 2 together: saw +250 → got +260');
});

it('tells how a result came about where it was corrected, or decided by the book', () => {
  const ruling = { atMs: 1, score1: 20, score2: 17, result: ['L', 'L'] as const };
  const legs = [
    createStoryLeg({
      decidedByOperator: 5,
      rulings: [
        ruling,
        { ...ruling, atMs: 2, result: null },
        { ...ruling, atMs: 3, score1: 24, result: ['W', 'W'] },
      ],
    }),
  ];
  expect(legOf({ legs })?.slice(1)).toEqual([
    'Lost, Chiefs 20, Bills 17 → Taken back, Chiefs 20, Bills 17 → Won, Chiefs 24, Bills 17',
    'Decided by the book',
  ]);
});

it('says delay and rule, and neither amounts nor the number unless the customer says so', () => {
  const story: Partial<TicketStory> = {
    bets: [gradeBet(BET, 'W', 10_000)],
    priceAcceptance: 'better',
    entries: [createStoryEntry({ kind: 'hold', atMs: BET.acceptedAtMs - 5_000, wagerNumber: null })],
  };
  const { acceptedAtMs } = BET;
  const placed = [
    `Sent: at ${acceptedAtMs - 5_000} · waited 5 seconds`,
    `Accepted: at ${acceptedAtMs}`,
    'If the odds moved: Take better odds',
  ];
  expect(facts(story)).toEqual(placed);
  expect(facts(story).join()).not.toMatch(/cents|Ticket/);
  expect(facts(story, { money: true, number: true })).toEqual([
    'Ticket: 100042',
    ...placed,
    'Risk: 11000 cents',
    'To win: 10000 cents',
    'Result: +10000 cents',
  ]);
  expect(facts({}, { money: true, number: false })).not.toContain(expect.stringMatching(/^Result/));
});
