import { type Cents, MAX_AMOUNT_CENTS } from './cents.ts';

/** The two amounts that an ambiguous text can mean, the smaller one first. */
export type AmountReadings = readonly [asCents: Cents, asThousands: Cents];

export type AmountReading =
  | { kind: 'amount'; cents: Cents }
  /** Some countries use this sign for cents, others for thousands. */
  | { kind: 'doubtful'; readings: AmountReadings }
  | { kind: 'tooLarge' }
  | { kind: 'none' };

/**
 * Selects the notation. Both accept a point before cents and commas between groups of three digits. Operators may write
 * `-` for negative amounts; a file or a script that writes a comma before cents would do so in every amount, so it is
 * refused. On a page, where a phone's keypad may only have a comma, a comma before the last one or two digits also
 * means cents.
 */
export type AmountDoor = 'operator' | 'page';

/** Neither form lets a group begin with a zero: `0,500` could be a half or five hundred. */
const WHOLE = '[1-9]\\d{0,2}(?:,\\d{3})+|\\d+';
const OPERATOR = new RegExp(`^(?<sign>-?)(?<whole>${WHOLE})(?:\\.(?<decimals>\\d{1,2}))?$`);
/** Unfinished amounts are read while they are typed: `12.` and `.5`. */
const PAGE = new RegExp(`^(?<whole>${WHOLE})?(?:\\.(?<decimals>\\d{0,2}))?$`);
const PAGE_COMMA = /^(?<whole>\d*),(?<decimals>\d{0,2})$/;

/** Digits separated by single signs: unless it is one of the forms above, it is unclear which digits are cents. */
const PARTED = /^-?\d*(?:[.,]\d+)+$/;

/** Only digits count, so that no other sign is read as a number. */
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
  // The text has only zeros.
  if (readings[0] === readings[1]) return { kind: 'none' };
  return { kind: 'doubtful', readings: [sign * readings[0], sign * readings[1]] };
};

/**
 * Reads amounts, for every input of the book and the same way in every language, so that no text can mean two amounts:
 * an ambiguous one is refused, with both readings. It allows only the digits 0 to 9, no currency, and no blanks inside.
 */
export const readAmount = (typed: string, door: AmountDoor): AmountReading => {
  const text = typed.trim();
  const cents = readForm(text, door);
  if (cents === null) return readBothWays(text);
  return Math.abs(cents) > MAX_AMOUNT_CENTS ? { kind: 'tooLarge' } : { kind: 'amount', cents };
};

/** Reads an amount as customers type it. @returns null when it isn't one, or is ambiguous */
export const parseAmount = (typed: string): Cents | null => {
  const reading = readAmount(typed, 'page');
  return reading.kind === 'amount' ? reading.cents : null;
};

/** Writes an amount in a form that every input accepts: `1250`, `12.50`. */
export const writeAmount = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const decimals = digits.slice(-2);
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimals === '00' ? '' : `.${decimals}`}`;
};
