import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAmountMeanings } from '../../../testing/list-amount-meanings.ts';
import { MAX_AMOUNT_CENTS } from './cents.ts';
import { formatCents } from './format-cents.ts';
import { readAmount, writeAmount } from './read-amount.ts';

const DOORS = ['operator', 'page'] as const;
const LETTERS = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit)),
  '.',
  ',',
  ',',
  '-',
  ' ',
  '\u00a0',
  '$',
  '٣',
  '１',
  'e',
  '+',
  "'",
];
const cents = fc.integer({ min: 0, max: MAX_AMOUNT_CENTS });
/** What fingers do: digits, signs, and what looks like them. */
const typed = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));
const partedDigits = fc.stringMatching(/^\d{0,4}([.,]\d{0,4}){0,3}$/);

describe('amounts', () => {
  it('read back in every way that may be written, at both doors', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const ways = [writeAmount(amount), formatCents(amount), formatCents(amount).replaceAll(',', '')];
        if (amount % 100 === 0) ways.push(formatCents(amount).slice(0, -3));
        if (amount % 10 === 0) ways.push(formatCents(amount).slice(0, -1));
        for (const way of ways)
          for (const door of DOORS) expect(readAmount(way, door)).toEqual({ kind: 'amount', cents: amount });
        expect(readAmount(`-${formatCents(amount)}`, 'operator')).toEqual({
          kind: 'amount',
          cents: amount === 0 ? 0 : -amount,
        });
      }),
    );
  });

  it('read back from a page with a comma for cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const way = formatCents(amount).replaceAll(',', '').replace('.', ',');
        expect(readAmount(way, 'page')).toEqual({ kind: 'amount', cents: amount });
        expect(readAmount(way, 'operator').kind).not.toBe('amount');
      }),
    );
  });

  it('are never read as two values: one door says what the other says, or refuses', () => {
    fc.assert(
      fc.property(fc.oneof(typed, partedDigits), (text) => {
        const values = DOORS.map((door) => readAmount(text, door)).flatMap((reading) =>
          reading.kind === 'amount' ? [reading.cents] : [],
        );
        expect(new Set(values).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are read only where nobody could mean another one', () => {
    fc.assert(
      fc.property(partedDigits, fc.constantFrom(...DOORS), (text, door) => {
        const reading = readAmount(text, door);
        fc.pre(reading.kind === 'amount');
        expect([reading.kind === 'amount' && reading.cents]).toEqual(listAmountMeanings(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('that could be two are refused with both, each as every door reads it', () => {
    fc.assert(
      fc.property(partedDigits, (text) => {
        const reading = readAmount(text, 'operator');
        const readings = reading.kind === 'doubtful' ? reading.readings : [];
        expect(readings.map((each) => readAmount(writeAmount(each), 'page'))).toEqual(
          readings.map((each) => ({ kind: 'amount', cents: each })),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
