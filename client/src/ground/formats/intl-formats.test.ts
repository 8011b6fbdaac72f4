import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat, writeZoned } from './intl-formats.ts';
import { LANGUAGES, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';

const CENTS = { minimumFractionDigits: 2 } as const;
const WHOLE = { maximumFractionDigits: 0 } as const;
const MINUTES = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'short' } as const;

describe('formatters', () => {
  it('are made once for a locale and a set of options', () => {
    expect(numberFormat('en-US', CENTS)).toBe(numberFormat('en-US', CENTS));
    expect(dateFormat('es', 'Asia/Tokyo', DAY)).toBe(dateFormat('es', 'Asia/Tokyo', DAY));
  });

  it('are different for each locale and each set of options', () => {
    expect(numberFormat('en-US', CENTS).format(1234.5)).toBe('1,234.50');
    expect(numberFormat('es', CENTS).format(12_345.5)).toBe('12.345,50');
    expect(numberFormat('en-US', WHOLE).format(1234.5)).toBe('1,235');
  });

  it.each([
    ['en', 'Nov 22, 10:48 PM EST'],
    ['es', '22 nov, 22:48 EST'],
    ['th', '22 พ.ย. 22:48 EST'],
    ['zh-hant', '11月22日 下午10:48 EST'],
  ] as const)('write a time with its zone in %s, in figures', (language, written) => {
    const at = Date.UTC(2026, 10, 23, 3, 48);
    const place = [LANGUAGE_ROWS[language].locale, 'America/New_York'] as const;
    expect(writeZoned(...place, MINUTES, at).replaceAll(/\s/g, ' ')).toBe(written);
  });

  it.each(LANGUAGES)('write an amount in %s as the fields of the slip read it', (language) => {
    const written = numberFormat(LANGUAGE_ROWS[language].figures, CENTS).format(12_345.5);
    expect(parseAmount(written)).toBe(1_234_550);
  });
});
