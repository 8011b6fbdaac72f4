import { createRational, type Rational } from './rational.ts';

/** Longer texts are refused: nobody writes a price with more digits, and the digits' cost grows with their square. */
const DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d{1,18}))?$/;

/** Reads `-110`, `1.57`, `+137.5` exactly. @returns null when the text is no decimal number */
export const parseRational = (text: string): Rational | null => {
  const match = DECIMAL.exec(text.trim());
  if (match === null) return null;
  const decimals = match[3] ?? '';
  const magnitude = BigInt(`${match[2]}${decimals}`);
  return createRational(match[1] === '-' ? -magnitude : magnitude, 10n ** BigInt(decimals.length));
};
