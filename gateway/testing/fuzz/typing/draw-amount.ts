import type { Cents } from '@lineboard/domain/ground/money/cents';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from '../../season/chance.ts';

export interface AmountWay {
  name: string;
  draw: (cents: Cents, random: Random) => string;
  /** Every reader must take it. */
  isPlain?: true;
}

const ARABIC_ZERO = 0x0660;
const FULL_WIDTH_ZERO = 0xff10;
const HINDI_ZERO = 0x0966;

const plain = (cents: Cents): string => (cents / 100).toFixed(2);
const grouped = (cents: Cents): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** As it is written where a comma is for cents. */
const exchanged = (text: string): string => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
const inScript = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** How operators write an amount of the till's slip, and what a slipping finger makes of it. */
export const AMOUNT_WAYS: readonly AmountWay[] = [
  { name: 'a point', draw: plain, isPlain: true },
  { name: 'commas in threes', draw: grouped, isPlain: true },
  { name: 'a comma for cents', draw: (cents) => plain(cents).replace('.', ',') },
  { name: 'points in threes', draw: (cents) => exchanged(grouped(cents)) },
  {
    name: 'signs anywhere',
    draw: (cents, random) =>
      Array.from(
        String(cents),
        (digit) => digit + (chance(random, 0.3) ? chooseOne(random, ['.', ',']) : ''),
      ).join(''),
  },
  {
    name: 'blanks',
    draw: (cents, random) =>
      grouped(cents)
        .replaceAll(',', chooseOne(random, [' ', '\u00a0', '\u202f', '\u2009', "'"]))
        .replace('.', chooseOne(random, ['.', ',', ' . '])),
  },
  {
    name: 'a currency',
    draw: (cents, random) =>
      chooseOne(random, [
        (text: string) => `$${text}`,
        (text: string) => `${text} USD`,
        (text: string) => `€${exchanged(text)}`,
      ])(grouped(cents)),
  },
  {
    name: 'a minus',
    draw: (cents, random) =>
      chooseOne(random, [
        (text: string) => `-${text}`,
        (text: string) => `−${text}`,
        (text: string) => `(${text})`,
        (text: string) => `${text}-`,
        (text: string) => `--${text}`,
      ])(plain(cents)),
  },
  { name: 'Arabic digits', draw: (cents) => inScript(plain(cents), ARABIC_ZERO).replace('.', '٫') },
  { name: 'full-width digits', draw: (cents) => inScript(plain(cents), FULL_WIDTH_ZERO) },
  {
    name: 'digits of two scripts',
    draw: (cents, random) =>
      Array.from(plain(cents), (digit) => (chance(random, 0.5) ? inScript(digit, HINDI_ZERO) : digit)).join(
        '',
      ),
  },
  {
    name: 'an exponent',
    draw: (cents, random) => `${cents % 97}${chooseOne(random, ['e3', 'E+2', 'e-2', 'e308', '.5e1'])}`,
  },
  {
    name: 'a multiple',
    draw: (cents, random) => `${cents % 1_000}${chooseOne(random, ['k', 'm', '¢', 'c', ' thousand'])}`,
  },
  {
    name: 'no amount',
    draw: (_, random) =>
      chooseOne(random, [
        '',
        ' ',
        '.',
        ',',
        '0x10',
        '1_000',
        'NaN',
        'Infinity',
        '__proto__',
        '12.50\u0000',
        '12.50\u200b',
        '\ud800',
        '1'.repeat(400),
        '½',
        '12..5',
      ]),
  },
];

/** A few cents, an evening's, a fortune's. */
export const drawCents = (random: Random): Cents =>
  chooseOne(random, [
    () => between(random, 1, 99),
    () => between(random, 100, 99_999),
    () => between(random, 1, 999) * 100,
    () => between(random, 1, 99) * 100_000,
    () => between(random, 100_000, 90_000_000),
  ])();

/** Values that a program may send instead of whole cents. Each is JSON. */
export const JSON_WAYS: readonly AmountWay[] = [
  { name: 'whole cents', draw: String, isPlain: true },
  { name: 'units', draw: (cents) => String(cents / 100) },
  {
    name: 'a text',
    draw: (cents, random) => JSON.stringify(chooseOne(random, [String(cents), plain(cents), grouped(cents)])),
  },
  {
    name: 'an exponent',
    draw: (cents, random) => `${cents % 97}${chooseOne(random, ['e3', 'E2', 'e-2', 'e308', 'e15'])}`,
  },
  { name: 'less than nothing', draw: (cents) => `-${cents}` },
  { name: 'a list', draw: (cents) => `[${cents}]` },
  { name: 'an object', draw: (cents) => `{"__proto__":${cents}}` },
  { name: 'nothing', draw: (_, random) => chooseOne(random, ['null', 'true', '0', '-0', '""', '{}']) },
];
