import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { formatRational } from '../money/format-rational.ts';
import { addRational, createRational, multiplyRational, type Rational } from '../money/rational.ts';
import { exactAmericanOfFactor } from './convert.ts';
import { removeVig } from './no-vig.ts';
import { parseAmericanFactor, parseDecimalFactor } from './parse-factor.ts';

interface NoVigCase {
  id: string;
  kind: 'no-vig';
  format: 'american' | 'decimal';
  prices: Array<string | number>;
  impliedPercent: string[];
  overroundPercent: string;
  holdPercent: string;
  fairPercent: string[];
  fairDecimal: string[];
  fairAmerican: string[];
}

const places4 = (value: Rational): string => formatRational(value, 4);
const percent = (value: Rational): string => places4(multiplyRational(value, createRational(100)));

describe('oracle no-vig', () => {
  it.each(readOracle<NoVigCase>('no-vig', 'no-vig').map((one) => [one.id, one] as const))(
    'HR-2.2: %s loses exactly the margin',
    (_id, one) => {
      const parse = one.format === 'american' ? parseAmericanFactor : parseDecimalFactor;
      const noVig = removeVig(one.prices.map((price) => parse(String(price))!));
      expect(noVig.implied.map(percent)).toEqual(one.impliedPercent);
      expect(percent(noVig.overround)).toBe(one.overroundPercent);
      expect(percent(noVig.hold)).toBe(one.holdPercent);
      expect(noVig.fair.map(percent)).toEqual(one.fairPercent);
      expect(noVig.fairFactors.map(places4)).toEqual(one.fairDecimal);
      expect(noVig.fairFactors.map(exactAmericanOfFactor).map(places4)).toEqual(one.fairAmerican);
      expect(noVig.fair.reduce(addRational)).toEqual(createRational(1));
    },
  );
});
