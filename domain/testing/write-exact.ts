import type { Rational } from '../src/ground/money/rational.ts';

/** As the oracles write exact values: `n/d`, or `n` when it is whole. */
export const writeExact = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
