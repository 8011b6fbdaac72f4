import { type Cents, MAX_AMOUNT_CENTS } from './cents.ts';

const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/;

/**
 * Reads an amount as people type it: digits, commas only between groups of three, a point and at most two decimals.
 * The same for every language, so that no amount means two things.
 * @returns cents, or null when the text is no amount or beyond `MAX_AMOUNT_CENTS`
 */
export const parseAmount = (text: string): Cents | null => {
  const match = AMOUNT.exec(text.trim());
  const whole = match?.[1] ?? '';
  const decimals = match?.[2] ?? '';
  if (match === null || (whole === '' && decimals === '')) return null;
  const digits = whole.replaceAll(',', '') + decimals.padEnd(2, '0');
  const cents = Number(digits);
  return cents <= MAX_AMOUNT_CENTS ? cents : null;
};

/** `123450` → `1,234.50`. For languages' own formats the client uses `Intl`. */
export const formatCents = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
};
