import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import ticket from '@lineboard/domain/catalogues/en/later/ticket.json';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import { describe, expect, it } from 'vitest';
import { createBet, createItem, createParlay, gradeBet } from '../../../testing/bet-examples.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';
import { describePicture } from './describe-picture.ts';
import { keyOfLeg } from './picture-receipt.ts';
import { layoutPicture, listPictureTexts, PICTURE_WIDTH } from './layout-picture.ts';
import { type Measure, wrapText } from './wrap-text.ts';

const i18n = createI18n('en');
addTexts(i18n, { 'open-bets': openBets, transactions, ticket });

/** Each letter half as wide as it is high. */
const measure: Measure = (text, size) => text.length * size * 0.5;
const formats = {
  price: (price: number) => (price > 0 ? `+${price}` : `−${Math.abs(price)}`),
  zonedDateTime: () => 'Sun, Jan 4, 12:00 PM EST',
  amount: () => 'AMOUNT',
  signedAmount: () => 'AMOUNT',
} as unknown as Formats;

const layoutOf = (bets: readonly Bet[]) =>
  layoutPicture(describePicture(i18n.t as never, formats, 'Lineboard', bets), measure);
const textsOf = (bets: readonly Bet[]): string[] => listPictureTexts(layoutOf(bets));

describe('the picture of a ticket', () => {
  it('shows teams, odds and the state, and neither amounts nor the ticket’s number', () => {
    const texts = textsOf([createParlay(100_042)]);
    expect(texts).toEqual([
      'Lineboard',
      'Open',
      '+264',
      'Parlay (2)',
      '−110',
      'Away 1 −3½',
      'Away 1 @ Home 1 · Spread',
      'Sun, Jan 4, 12:00 PM EST',
      '−110',
      'Away 2 −3½',
      'Away 2 @ Home 2 · Spread',
      'Sun, Jan 4, 12:00 PM EST',
      'Sun, Jan 4, 12:00 PM EST',
    ]);
    expect(texts.join()).not.toMatch(/AMOUNT|100042|100,042|264\.46|100\.00/);
  });

  it('has each leg’s result with its score, told by more than its color', () => {
    expect(textsOf([gradeBet(createBet(100, 1), 'W', 10_000)])).toEqual(
      expect.arrayContaining(['Won', '✓ Won · Chiefs 24, Bills 17']),
    );
    expect(textsOf([gradeBet(createBet(100, 1), 'L', -11_000)])).toContain('✕ Lost · Chiefs 24, Bills 17');
  });

  it('shows no odds for a teaser’s legs, which don’t pay by them', () => {
    const texts = textsOf([
      createBet(100, 1, { terms: createTeaserTerms(), items: [createItem(), createItem()] }),
    ]);
    expect(texts.filter((text) => text === '−110')).toHaveLength(1);
  });

  it('shows what legs of one game pay as one', () => {
    const { terms, ...bet } = createParlay(100);
    if (terms.kind !== 'parlay') throw new Error('no parlay');
    const { riskCents, toWinCents, entered } = terms;
    const combined = {
      legs: [0, 1],
      factor: '366/100',
      probabilities: [0.5, 0.5],
      correlations: [],
      marginPercent: 5,
      legPercent: 2,
      mostOfProductPercent: 150,
    };
    const texts = textsOf([
      { ...bet, terms: { kind: 'combination', riskCents, toWinCents, entered, combinations: [combined] } },
    ]);
    expect(texts).toEqual(
      expect.arrayContaining(['+266', 'Same-game parlay (2)', 'One game, picks 1, 2 together: +266']),
    );
  });

  it('shows open spots, and the first dozen of fifty bets with the number of the others', () => {
    expect(textsOf([createParlay(100, 2)])).toContain('2 open spots');
    const many = Array.from({ length: 50 }, (_, at) => createBet(100, at + 1));
    const texts = textsOf(many);
    expect(texts.filter((text) => text === 'Chiefs −3½')).toHaveLength(12);
    expect(texts).toContain('and 38 more picks');
  });

  it('keeps everything inside the picture, whatever a team is called', () => {
    const name = 'Queensland Firebirds and Northern Territory Combined Under 23 Development Squad '.repeat(3);
    const layout = layoutOf([
      createBet(100, 1, { items: [createItem({ team1Id: name, team2Id: 'ก'.repeat(200) })] }),
    ]);
    for (const shape of layout.shapes) {
      if (shape.kind !== 'text') continue;
      const width = measure(shape.text, shape.size, shape.weight);
      expect(shape.end ? shape.x - width : shape.x + width).toBeLessThanOrEqual(PICTURE_WIDTH);
      expect(shape.end ? shape.x - width : shape.x).toBeGreaterThanOrEqual(0);
      expect(shape.y + shape.size).toBeLessThanOrEqual(layout.height);
    }
  });
});

describe('the picture of a receipt', () => {
  const RECEIPT = {
    facts: [
      { name: 'If the odds moved', text: 'Take better odds' },
      { name: 'A name that is far too long for its place on the left', text: 'word '.repeat(60) },
    ],
    legs: new Map([[keyOfLeg(1, 2), ['Picked −3 −120 → line −3½ −110', 'Lost → Won '.repeat(40)]]]),
  };
  const layout = layoutPicture(
    describePicture(i18n.t as never, formats, 'Lineboard', [createParlay(100)], RECEIPT),
    measure,
  );

  it('has the history of each leg under it, and the facts at its end', () => {
    const texts = listPictureTexts(layout);
    const history = texts.indexOf('Picked −3 −120 → line −3½ −110');
    expect(history).toBeGreaterThan(texts.indexOf('Away 2 −3½'));
    expect(texts.indexOf('Take better odds')).toBeGreaterThan(history);
    expect(texts.filter((text) => text.startsWith('Picked'))).toHaveLength(1);
  });

  it('keeps everything inside, one below the other', () => {
    for (const shape of layout.shapes) {
      if (shape.kind !== 'text') continue;
      const width = measure(shape.text, shape.size, shape.weight);
      expect(shape.end ? shape.x - width : shape.x + width).toBeLessThanOrEqual(PICTURE_WIDTH);
      expect(shape.y + shape.size).toBeLessThanOrEqual(layout.height);
    }
    const placed = layout.shapes.flatMap((shape) =>
      shape.kind === 'text' && !shape.end ? [`${shape.x} ${shape.y}`] : [],
    );
    expect(new Set(placed).size).toBe(placed.length);
  });
});

describe('a text that is too long for its line', () => {
  const wide = (part: string): number => part.length;

  it('is broken between words, and cut with an ellipsis where the lines end', () => {
    expect(wrapText('one two three', 7, 2, wide)).toEqual(['one two', 'three']);
    expect(wrapText('one two three four', 7, 2, wide)).toEqual(['one two', 'three…']);
    expect(wrapText('onetwothree', 7, 2, wide)).toEqual(['onetwo…']);
    expect(wrapText('', 7, 2, wide)).toEqual([]);
  });

  it('is broken in Thai between its words, which no space separates', () => {
    const [first, ...others] = wrapText('แมนเชสเตอร์ยูไนเต็ดชนะลิเวอร์พูล', 20, 3, wide);
    expect(first!.length).toBeLessThanOrEqual(20);
    expect(others.length).toBeGreaterThan(0);
  });
});
