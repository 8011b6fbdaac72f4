import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { useMemo } from 'react';
import { dateFormat, numberFormat, writeZoned } from './intl-formats.ts';
import { LANGUAGE_ROWS, type Language } from '@lineboard/domain/ground/language/languages';
import { useDeviceSettings } from '../device/device-settings.ts';
import { useTimeZone } from './use-time-zone.ts';

export interface Formats {
  /** `1,234.50`; the currency is named next to the balance. */
  amount: (cents: Cents) => string;
  /** `1,234` when there are no cents, else like `amount`: for limits and quick amounts. */
  shortAmount: (cents: Cents) => string;
  /** Always with the sign: `+90.91`, `−110.00`. */
  signedAmount: (cents: Cents) => string;
  price: (price: AmericanPrice) => string;
  /** Two prices that differ, written so that they look different: −1000 and −1010 are both 1.1. */
  pricePair: (one: AmericanPrice, other: AmericanPrice) => readonly [string, string];
  time: (epochMs: number) => string;
  dateTime: (epochMs: number) => string;
  /** With its time zone, for texts that are kept or passed on. */
  zonedDateTime: (epochMs: number) => string;
}

const MONEY = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const WHOLE = { maximumFractionDigits: 0 } as const;
const SIGNED = { ...MONEY, signDisplay: 'exceptZero' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DATE_TIME = { weekday: 'short', month: 'short', day: 'numeric', ...TIME } as const;

// A true minus is as wide as the plus, so that prices align on their sign.
const writePrice = (price: AmericanPrice, priceType: PriceType): string =>
  formatPrice(price, priceType).replace('-', '−');

const writePricePair = (
  one: AmericanPrice,
  other: AmericanPrice,
  priceType: PriceType,
): readonly [string, string] => {
  const [text, otherText] = [writePrice(one, priceType), writePrice(other, priceType)];
  return one === other || text !== otherText
    ? [text, otherText]
    : [`${text} (${writePrice(one, 'A')})`, `${otherText} (${writePrice(other, 'A')})`];
};

const createFormats = (language: Language, priceType: PriceType, timeZone: string): Formats => {
  const { locale, figures } = LANGUAGE_ROWS[language];
  return {
    amount: (cents) => numberFormat(figures, MONEY).format(cents / 100),
    shortAmount: (cents) => numberFormat(figures, cents % 100 === 0 ? WHOLE : MONEY).format(cents / 100),
    signedAmount: (cents) =>
      numberFormat(figures, SIGNED)
        .format(cents / 100)
        .replace('-', '−'),
    price: (price) => writePrice(price, priceType),
    pricePair: (one, other) => writePricePair(one, other, priceType),
    time: (epochMs) => dateFormat(locale, timeZone, TIME).format(epochMs),
    dateTime: (epochMs) => dateFormat(locale, timeZone, DATE_TIME).format(epochMs),
    zonedDateTime: (epochMs) => writeZoned(locale, timeZone, DATE_TIME, epochMs),
  };
};

/** Amounts and dates in the language's own format, times in the page's one zone, prices in the chosen format. */
export const useFormats = (): Formats => {
  const language = useDeviceSettings((settings) => settings.language);
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const timeZone = useTimeZone();
  return useMemo(() => createFormats(language, priceType, timeZone), [language, priceType, timeZone]);
};
