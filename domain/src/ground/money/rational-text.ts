import { Type } from 'typebox';
import { createRational, type Rational } from './rational.ts';

/** An exact fraction above zero as it goes through JSON, e.g. `36500/10000`. */
export const RationalTextSchema = Type.String({
  pattern: '^[1-9]\\d{0,39}/[1-9]\\d{0,39}$',
  description: 'An exact fraction: numerator and denominator, both above zero.',
});

export const writeRational = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

/** @param text one that its schema let pass */
export const readRational = (text: string): Rational => {
  const [numerator = '', denominator = ''] = text.split('/');
  return createRational(BigInt(numerator), BigInt(denominator));
};
