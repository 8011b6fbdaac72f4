import type { Cents } from '../src/ground/money/cents.ts';

/** Zeros of scripts whose ten digits follow each other: Arabic, Persian, Hindi, Thai, full-width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];
const BLANKS = /[\s\u00a0\u2009\u202f'’_]/g;
const CURRENCIES = /[$€£¥]|\b(?:usd|eur|gbp)\b/gi;

const toPlainDigits = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? letter : String(code - zero);
  })
    .join('')
    .replace(/[．٫]/g, '.')
    .replace(/[，٬]/g, ',')
    .replace(/[−–]/g, '-');

/** Lists how different countries read an amount, without the book's own patterns. */
const listOfSigns = (text: string): Cents[] => {
  const found = new Set<Cents>();
  for (const decimalSign of ['.', ',']) {
    const groupSign = decimalSign === '.' ? ',' : '.';
    const [whole = '', decimals = '', ...more] = text.split(decimalSign);
    const [first = '', ...groups] = whole.split(groupSign);
    const isGrouped = groups.length > 0;
    if (more.length > 0 || decimals.includes(groupSign) || decimals.length > 2) continue;
    if (groups.some((group) => group.length !== 3)) continue;
    if (isGrouped && (first.length === 0 || first.length > 3 || first.startsWith('0'))) continue;
    if (whole === '' && decimals === '') continue;
    found.add(Number(`${first}${groups.join('')}`) * 100 + Number(decimals.padEnd(2, '0')));
  }
  return [...found];
};

const MULTIPLES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, '¢': 0.01, c: 0.01 };

/**
 * Every amount that somebody somewhere writes so: with either sign for cents, blanks, currencies, other digits,
 * exponents, `5k`, `50¢`, and what is owed in parentheses.
 */
export const listAmountMeanings = (typed: string): Cents[] => {
  const text = toPlainDigits(typed).trim().replace(CURRENCIES, '').trim();
  const [, inParentheses] = /^\((.*)\)$/.exec(text) ?? [];
  const isNegative = inParentheses !== undefined || /^-|-$/.test(text);
  const bare = (inParentheses ?? text).replace(/^[-+]|-$/, '').replace(BLANKS, '');
  const sign = (cents: number): Cents => (isNegative && cents !== 0 ? -cents : cents);
  const [, figure, exponent] = /^(\d+(?:\.\d+)?)e(\+?\d{1,2}|-\d{1,2})$/i.exec(bare) ?? [];
  if (figure !== undefined) return [sign(Math.round(Number(figure) * 10 ** Number(exponent) * 100))];
  const multiple = MULTIPLES[bare.slice(-1).toLowerCase()];
  const digits = multiple === undefined ? bare : bare.slice(0, -1);
  if (!/^[\d.,]+$/.test(digits)) return [];
  return listOfSigns(digits).map((cents) => sign(Math.round(cents * (multiple ?? 1))));
};
