import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import placing from '@lineboard/domain/catalogues/en/later/placing.json';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { describe, expect, it } from 'vitest';
import { BOOK_MS, SPREAD_SEEN, spreadIdOf, spreadOf } from '../../../../testing/slip-examples.ts';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import { createI18n } from '../../../ground/i18n/i18n.ts';
import { addTexts } from '../../../ground/i18n/use-texts.ts';
import { createSlipItem } from '../state/slip-item.ts';
import { createSlipOptions } from '../state/slip-options.ts';
import { describeReceipt, writeReceipt } from './describe-receipt.ts';

const english = createI18n('en');
addTexts(english, { combination, placing });
const formats = {
  amount: (cents: number) => (cents / 100).toFixed(2),
  price: (price: number) => (price > 0 ? `+${price}` : `−${-price}`),
  zonedDateTime: () => 'noon',
} as Partial<Formats> as Formats;

const total = { ...spreadOf(1), market: 'L', side: 'over' } as const;
const itemIds = [spreadIdOf(1), keyOfPick(total)];

/** The spread and the total of game 1 as one, seen at +266, with spreads of other games. */
const write = (combinedPrice: number, ...others: number[]): string => {
  const picks = [spreadOf(1), total, ...others.map(spreadOf)];
  const words = describeReceipt(english.t, formats, {
    teaser: null,
    posted: {
      items: picks.map((pick) => createSlipItem(pick, SPREAD_SEEN, { mustStart: true, bookMs: 0 })),
      known: new Map(),
      process: {
        options: { ...createSlipOptions('parlay'), combinations: [{ itemIds, seenFactor: '366/100' }] },
        parent: null,
        filled: null,
      },
    },
    answer: {
      ticketNumber: 7,
      acceptedAtMs: BOOK_MS,
      wagers: [
        {
          wagerNumber: 1,
          riskCents: 1_000,
          toWinCents: 2_660,
          combinedPrice,
          items: picks.map((pick) => ({ itemId: keyOfPick(pick), finalPrice: -110, finalLine: null })),
        },
      ],
    } as unknown as TicketAccepted,
  });
  return writeReceipt(english.t, words);
};

describe('the receipt of a same-game parlay', () => {
  it('says what it is and its one price, once', () => {
    const text = write(266);
    expect(text).toContain('\nSame-game parlay\n');
    expect(text).toContain('Picks 1, 2 together +266\nRisk 10.00 to win 26.60');
    expect(text).not.toMatch(/Combined odds|saw/);
  });

  it('says what was seen where it was accepted at another', () => {
    expect(write(270)).toContain('Picks 1, 2 together +270\nyou saw +266, you got +270');
  });

  it('says beside other picks what was seen for it, and what all pay', () => {
    const text = write(599, 2);
    expect(text).toContain('Picks 1, 2 together +266\nyou saw +266\nCombined odds +599');
  });
});
