import { createRational, type Rational, roundRational } from './rational.ts';

/** Fixed decimals, half away from zero: 4/3 with 2 places → `1.33`. For showing only. @param places at least one */
export const formatRational = (value: Rational, places: number): string => {
  const scaled = roundRational(createRational(value.numerator * 10n ** BigInt(places), value.denominator));
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${scaled < 0n ? '-' : ''}${whole}.${digits.slice(-places)}`;
};
