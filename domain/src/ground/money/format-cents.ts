import type { Cents } from './cents.ts';

/** `123450` → `1,234.50`. For languages' own formats the client uses `Intl`. */
export const formatCents = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
};
