import placing from '@lineboard/domain/catalogues/en/later/placing.json';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../ground/i18n/i18n.ts';
import { addTexts } from '../../../ground/i18n/use-texts.ts';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import { createSlipOptions, type SlipOptions } from '../state/slip-options.ts';
import { describeReceiptType } from './describe-receipt-type.ts';

const english = createI18n('en');
addTexts(english, { placing });

const write = (options: Partial<SlipOptions>): string =>
  describeReceiptType(english.t, { amount: (cents) => (cents / 100).toFixed(2) } as Formats, {
    options: { ...createSlipOptions('parlay'), ...options },
    teaser: null,
  });

describe('the kind of ticket on a receipt', () => {
  it('says which parlays a round robin consists of, and the amount of each', () => {
    expect(write({ roundRobinSizes: [2, 3], amountCents: 1_500 })).toBe('Round robin · 2s, 3s · 15.00 each');
  });

  it('says that a free play costs no cash', () => {
    expect(write({ amountCents: 2_500, useFreePlay: true })).toBe('Parlay · Free play, no cash at risk');
  });

  it('says only the kind for any other ticket', () => {
    expect(write({ amountCents: 2_500 })).toBe('Parlay');
  });
});
