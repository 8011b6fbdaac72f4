import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { formatCents } from '../../ground/money/format-cents.ts';
import { type AmountReading, readAmount, writeAmount } from '../../ground/money/read-amount.ts';

const listWays = ([one, other]: readonly [number, number], write: (cents: number) => string): string =>
  `${write(one)} or ${write(other)}`;

const quote = (text: string): string => `“${text.slice(0, 80)}”`;

/** Says why an operator's text isn't an amount; the explanation is printed after the field's name. */
export const describeAmountFault = (
  text: string,
  reading: Exclude<AmountReading, { kind: 'amount' }>,
): string => {
  switch (reading.kind) {
    case 'doubtful':
      return `${quote(text)} can mean ${listWays(reading.readings, formatCents)}: write ${listWays(reading.readings, writeAmount)}`;
    case 'tooLarge':
      return `${quote(text)} is more than ${formatCents(MAX_AMOUNT_CENTS)}, the most that an amount may be`;
    case 'none':
      return `${quote(text)} is no amount: write digits, with a point for cents, e.g. 1250 or 12.50`;
  }
};

/**
 * Says why an amount in an HTTP call is invalid: amounts are whole cents there, and a text or a fraction of a cent
 * looks as if the caller meant units of the currency.
 * @returns undefined when the amount isn't in doubt
 */
export const describeCentsFault = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (Number.isSafeInteger(value)) return undefined;
  const text = String(value);
  const reading = readAmount(text, 'operator');
  const inCents = (cents: number): string => String(cents);
  if (reading.kind === 'doubtful')
    return `${quote(text)} can mean ${listWays(reading.readings, formatCents)}: send whole cents as a number, ${listWays(reading.readings, inCents)}`;
  if (reading.kind !== 'amount')
    return `${quote(text)} is no amount: send whole cents as a number, 1250 for 12.50`;
  if (/[.,]/.test(text))
    return `${quote(text)} is not in cents: send a number, ${reading.cents} for ${formatCents(reading.cents)}`;
  // A text of digits alone: in units, or in cents?
  const readings = [reading.cents / 100, reading.cents] as const;
  return `${quote(text)} can mean ${listWays(readings, formatCents)}: send a number, ${listWays(readings, inCents)}`;
};
