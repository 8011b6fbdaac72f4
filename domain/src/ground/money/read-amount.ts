import { type Cents, MAX_AMOUNT_CENTS } from './cents.ts';

/** What a text that could be two amounts can mean, the smaller one first. */
export type AmountReadings = readonly [asCents: Cents, asThousands: Cents];

export type AmountReading =
  | { kind: 'amount'; cents: Cents }
  /** With the same sign, one country writes cents and another one thousands. */
  | { kind: 'doubtful'; readings: AmountReadings }
  | { kind: 'tooLarge' }
  | { kind: 'none' };

/**
 * Says whose way of writing it is. Both take a point for cents and commas between groups of three. Operators say `-`
 * for less; a file or a script that writes cents with a comma would write every amount so, and is refused. On a page,
 * where a phone's keys may have nothing but a comma, one before the last one or two digits is for cents, too.
 */
export type AmountDoor = 'operator' | 'page';

/** Neither form begins a group with a zero: `0,500` is half of something, or five hundred. */
const WHOLE = '[1-9]\\d{0,2}(?:,\\d{3})+|\\d+';
const OPERATOR = new RegExp(`^(?<sign>-?)(?<whole>${WHOLE})(?:\\.(?<decimals>\\d{1,2}))?$`);
/** Half of an amount is read as it is typed: `12.` and `.5`. */
const PAGE = new RegExp(`^(?<whole>${WHOLE})?(?:\\.(?<decimals>\\d{0,2}))?$`);
const PAGE_COMMA = /^(?<whole>\d*),(?<decimals>\d{0,2})$/;

/** Digits parted by single signs: nobody can say which of them are cents, once it is none of the forms above. */
const PARTED = /^-?\d*(?:[.,]\d+)+$/;

/** Digits alone, so that no other sign counts as a number. */
const toCents = (whole: string, decimals: string): Cents =>
  Number(whole + decimals.padEnd(2, '0').slice(0, 2));

const readForm = (text: string, door: AmountDoor): Cents | null => {
  const match = door === 'operator' ? OPERATOR.exec(text) : (PAGE.exec(text) ?? PAGE_COMMA.exec(text));
  const { sign = '', whole = '', decimals = '' } = match?.groups ?? {};
  if (whole === '' && decimals === '') return null;
  const cents = toCents(whole.replaceAll(',', ''), decimals);
  return sign === '-' && cents !== 0 ? -cents : cents;
};

const readBothWays = (text: string): AmountReading => {
  if (!PARTED.test(text)) return { kind: 'none' };
  const sign = text.startsWith('-') ? -1 : 1;
  const pieces = text.replace('-', '').split(/[.,]/);
  const last = pieces.at(-1) ?? '';
  const readings = [toCents(pieces.slice(0, -1).join(''), last), toCents(pieces.join(''), '')] as const;
  if (readings.some((cents) => cents > MAX_AMOUNT_CENTS)) return { kind: 'tooLarge' };
  // Zeros alone.
  if (readings[0] === readings[1]) return { kind: 'none' };
  return { kind: 'doubtful', readings: [sign * readings[0], sign * readings[1]] };
};

/**
 * The one reader of amounts, at every door of the book. The same for every language, so that no text means two
 * amounts: what could is refused with both of them. No other digits than 0 to 9, no currency, no blanks within.
 */
export const readAmount = (typed: string, door: AmountDoor): AmountReading => {
  const text = typed.trim();
  const cents = readForm(text, door);
  if (cents === null) return readBothWays(text);
  return Math.abs(cents) > MAX_AMOUNT_CENTS ? { kind: 'tooLarge' } : { kind: 'amount', cents };
};

/** An amount as customers type it. @returns null when it is none, or could be two */
export const parseAmount = (typed: string): Cents | null => {
  const reading = readAmount(typed, 'page');
  return reading.kind === 'amount' ? reading.cents : null;
};

/** An amount as it can be typed everywhere: `1250`, `12.50`. */
export const writeAmount = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const decimals = digits.slice(-2);
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimals === '00' ? '' : `.${decimals}`}`;
};
