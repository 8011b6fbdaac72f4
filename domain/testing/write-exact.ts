import type { Rational } from '../src/ground/money/rational.ts';

/** Writes exact values as the oracles do: `n/d`, or `n` when it is whole. */
export const writeExact = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
