import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { writeExact } from '../../../testing/write-exact.ts';
import { formatRational } from '../money/format-rational.ts';
import { createRational, multiplyRational, type Rational, subtractRational } from '../money/rational.ts';
import { isAmericanPrice } from './american-price.ts';
import { exactAmericanOfFactor, impliedProbability, nearestAmericanPrice } from './convert.ts';
import { factorOfPrice, profitOfPrice } from './decimal-factor.ts';
import { formatPrice } from './format-price.ts';
import {
  parseAmericanFactor,
  parseDecimalFactor,
  parseFractionFactor,
  parseProbabilityFactor,
} from './parse-factor.ts';
import { parsePrice } from './parse-price.ts';

interface ConversionCase {
  id: string;
  kind: 'odds-conversion';
  given: 'american' | 'decimal' | 'fraction' | 'probability';
  american: number;
  americanGiven?: string;
  americanExact: string;
  decimal: string;
  decimalGiven?: string;
  decimalExact: string;
  decimalRounded2: string;
  decimalRounded3: string;
  fraction: [number, number];
  fractionGiven?: [number, number];
  probabilityGiven?: string;
  percentRounded2: string;
  displayA?: string;
  displayF?: string;
  displayDWhole?: string;
  evenMoney?: boolean;
}

interface InvalidCase {
  id: string;
  kind: 'odds-invalid';
  given: 'american' | 'decimal' | 'fraction';
  value: string;
}

const readGiven = (one: ConversionCase): Rational | null => {
  switch (one.given) {
    case 'american':
      return parseAmericanFactor(one.americanGiven ?? String(one.american));
    case 'decimal':
      return parseDecimalFactor(one.decimalGiven!);
    case 'fraction':
      return parseFractionFactor(one.fractionGiven!.join('/'));
    case 'probability':
      return parseProbabilityFactor(one.probabilityGiven!);
  }
};

/** Twelve digits with the zeros at the end left out, as the cases write decimals. */
const twelveDigits = (value: Rational): string => formatRational(value, 12).replace(/\.?0+$/, '');

const cases = readOracle<ConversionCase>('odds-conversion', 'odds-conversion');

describe('oracle odds-conversion', () => {
  it.each(cases.map((one) => [one.id, one] as const))('HR-2.2: %s converts exactly', (_id, one) => {
    const factor = readGiven(one)!;
    expect(writeExact(factor)).toBe(one.decimalExact);
    expect(twelveDigits(factor)).toBe(one.decimal);
    expect(formatRational(factor, 2)).toBe(one.decimalRounded2);
    expect(formatRational(factor, 3)).toBe(one.decimalRounded3);
    const profit = subtractRational(factor, createRational(1));
    expect([Number(profit.numerator), Number(profit.denominator)]).toEqual(one.fraction);
    const percent = multiplyRational(impliedProbability(factor), createRational(100));
    expect(formatRational(percent, 2)).toBe(one.percentRounded2);
    expect(writeExact(exactAmericanOfFactor(factor))).toBe(
      one.americanExact === '-100' ? '100' : one.americanExact,
    );
    expect(nearestAmericanPrice(factor)).toBe(one.american === -100 ? 100 : one.american);
  });

  const whole = cases.filter((one) => one.given === 'american' && one.americanGiven === undefined);

  it.each(whole.map((one) => [one.id, one] as const))('HR-2.3: %s is shown in three formats', (_id, one) => {
    expect(isAmericanPrice(one.american)).toBe(true);
    expect(writeExact(factorOfPrice(one.american))).toBe(one.decimalExact);
    expect(formatPrice(one.american, 'A')).toBe(
      one.american === -100 ? '+100' : (one.displayA ?? String(one.american)),
    );
    expect(formatPrice(one.american, 'F')).toBe(one.displayF ?? one.fraction.join('/'));
    // HR-2 drops the zeros at the end that the case's two decimals keep, and keeps one on whole numbers.
    const decimal = one.decimalRounded2.replace(/0$/, '').replace(/\.0$|\.$/, '.0');
    expect(formatPrice(one.american, 'D')).toBe(one.displayDWhole ?? decimal);
    const { numerator, denominator } = profitOfPrice(one.american);
    expect([Number(numerator), Number(denominator)]).toEqual(one.fraction);
  });
});

describe('oracle odds-invalid', () => {
  const invalid = readOracle<InvalidCase>('odds-invalid', 'odds-invalid');
  const priceTypes = { american: 'A', decimal: 'D', fraction: 'F' } as const;

  it.each(invalid.map((one) => [one.id, one] as const))('HR-2.1: %s is no price', (_id, one) => {
    expect(parsePrice(one.value, priceTypes[one.given])).toBeNull();
  });
});
