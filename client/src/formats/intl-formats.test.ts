import { parseAmount } from '@lineboard/domain/money/format-cents';
import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './intl-formats.ts';
import { LANGUAGES, LOCALE_OF } from '../i18n/language.ts';

const CENTS = { minimumFractionDigits: 2 } as const;
const WHOLE = { maximumFractionDigits: 0 } as const;
const DAY = { weekday: 'short' } as const;

describe('formatters', () => {
  it('are made once for a locale and a set of options', () => {
    expect(numberFormat('en-US', CENTS)).toBe(numberFormat('en-US', CENTS));
    expect(dateFormat('es', 'Asia/Tokyo', DAY)).toBe(dateFormat('es', 'Asia/Tokyo', DAY));
  });

  it('are told apart by locale and by options', () => {
    expect(numberFormat('en-US', CENTS).format(1234.5)).toBe('1,234.50');
    expect(numberFormat('es', CENTS).format(12_345.5)).toBe('12.345,50');
    expect(numberFormat('en-US', WHOLE).format(1234.5)).toBe('1,235');
  });

  it.each(LANGUAGES)('write an amount in %s as the fields of the slip read it', (language) => {
    const written = numberFormat(LOCALE_OF[language], CENTS).format(12_345.5);
    expect(parseAmount(written)).toBe(1_234_550);
  });
});
