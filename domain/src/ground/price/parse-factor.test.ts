import { describe, expect, it } from 'vitest';
import { createRational, type Rational } from '../money/rational.ts';
import {
  parseAmericanFactor,
  parseDecimalFactor,
  parseFractionFactor,
  parseProbabilityFactor,
} from './parse-factor.ts';

const PARSERS = {
  American: parseAmericanFactor,
  decimal: parseDecimalFactor,
  fractional: parseFractionFactor,
  probability: parseProbabilityFactor,
};

describe('a price as text', () => {
  it.each<[keyof typeof PARSERS, string, Rational]>([
    ['American', '100', createRational(2)],
    ['American', '-100', createRational(2)],
    ['American', '-137.5', createRational(475, 275)],
    ['decimal', '1.01', createRational(101, 100)],
    ['fractional', ' 10/11 ', createRational(21, 11)],
    ['fractional', '999999999999/1', createRational(10n ** 12n)],
    ['fractional', '1/999999999999', createRational(10n ** 12n, 10n ** 12n - 1n)],
    ['probability', '0.75', createRational(4, 3)],
  ])('HR-2.2: as %s %s has its exact factor', (format, text, factor) => {
    expect(PARSERS[format](text)).toEqual(factor);
  });

  it.each<[keyof typeof PARSERS, string[]]>([
    ['American', ['99.99', '-99.99', '0', 'even']],
    ['decimal', ['1', '0.99', '-2', 'x']],
    [
      'fractional',
      ['0/5', '5/0', '-1/2', '1/2/3', 'x1/2', '1/2x', '1234567890123/1', '1/1234567890123', '1'],
    ],
    ['probability', ['0', '1', '1.01', '-0.5', 'x']],
  ])('HR-2.1: as %s none of %j is one', (format, texts) => {
    expect(texts.map(PARSERS[format])).toEqual(texts.map(() => null));
  });
});
