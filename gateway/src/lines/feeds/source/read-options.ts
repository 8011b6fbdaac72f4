import type { FeedMistake } from './feed-kind.ts';

/** What an option of FEED takes: a number within bounds, or a text of a form. */
export type OptionRow =
  | { min: number; max: number; whole: boolean }
  | { takes: string; fits: (value: string) => boolean };

export interface ReadOptions {
  ok: true;
  numbers: Readonly<Record<string, number>>;
  texts: Readonly<Record<string, string>>;
}

const mistake = (value: string, takes: string): FeedMistake => ({ ok: false, value, takes });

const parseNumber = (value: string): number =>
  /^\d{1,10}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;

/**
 * @param rows by the names of the options
 * @returns the options, or what is wrong with the first of them that is
 */
export const readOptions = (
  query: string,
  rows: Readonly<Record<string, OptionRow>>,
): ReadOptions | FeedMistake => {
  const numbers: Record<string, number> = {};
  const texts: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const given = `${name}=${value}`;
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (row === undefined) return mistake(given, `the options ${Object.keys(rows).join(', ')}`);
    if ('fits' in row) {
      if (!row.fits(value)) return mistake(given, `${name}=${row.takes}`);
      texts[name] = value;
      continue;
    }
    const { min, max, whole } = row;
    const number = parseNumber(value);
    if (!(number >= min && number <= max) || (whole && !Number.isInteger(number)))
      return mistake(given, `${name}=${whole ? 'a whole number' : 'a number'} from ${min} to ${max}`);
    numbers[name] = number;
  }
  return { ok: true, numbers, texts };
};

/** The text before the last question mark, and the text after it. */
export const splitQuery = (text: string): { head: string; query: string } => {
  const at = text.lastIndexOf('?');
  return at < 0 ? { head: text, query: '' } : { head: text.slice(0, at), query: text.slice(at + 1) };
};
