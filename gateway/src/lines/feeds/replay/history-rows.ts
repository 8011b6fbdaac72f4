import { parse } from 'csv-parse/sync';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { parsePrice } from '@lineboard/domain/ground/price/parse-price';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import type { IgnoredField } from './historical-game.ts';

/** What files write where they know nothing. */
const MISSING = new Set(['', 'NA', 'NL', 'N/A', 'null', '-']);
const EVEN = new Set(['pk', 'PK', 'p', 'ev', 'even']);

/** One row of a file, read field by field; what can't be right is noted and taken for missing. */
export class HistoryRow {
  readonly row: number;
  readonly #fields: ReadonlyMap<string, string>;
  readonly #ignored: IgnoredField[];

  constructor(row: number, fields: ReadonlyMap<string, string>, ignored: IgnoredField[]) {
    this.row = row;
    this.#fields = fields;
    this.#ignored = ignored;
  }

  text(field: string): string {
    return this.#fields.get(field)?.trim() ?? '';
  }

  /** Points of a score: a whole number from 0 on. */
  score(field: string): number | null {
    return this.#number(field, (value) => Number.isInteger(value) && value >= 0 && value < 500);
  }

  /** A spread, or a total when it can't be below 0: a multiple of ¼. */
  points(field: string): number | null {
    if (EVEN.has(this.text(field))) return 0;
    return this.#number(field, (value) => Number.isInteger(value * 4) && Math.abs(value) < 400);
  }

  whole(field: string): number | null {
    return this.#number(field, Number.isInteger);
  }

  /** The nearest whole American price; −100 is written +100 (HR-2). */
  price(field: string): AmericanPrice | null {
    return EVEN.has(this.text(field)) ? 100 : this.#price(field, 'A');
  }

  /** A decimal price as the nearest American one. */
  decimalPrice(field: string): AmericanPrice | null {
    return this.#price(field, 'D');
  }

  ignore(field: string): void {
    this.#ignored.push({ row: this.row, field, value: this.text(field) });
  }

  #price(field: string, priceType: PriceType): AmericanPrice | null {
    const text = this.text(field);
    if (MISSING.has(text)) return null;
    // Numbers may be written with a fraction of zero, and some files average prices.
    const price = parsePrice(text.replace(/\.0+$/, ''), priceType);
    if (price === null) this.ignore(field);
    return price;
  }

  #number(field: string, isRight: (value: number) => boolean): number | null {
    const text = this.text(field);
    if (MISSING.has(text)) return null;
    const value = Number(text) + 0;
    if (Number.isFinite(value) && isRight(value)) return value;
    this.ignore(field);
    return null;
  }
}

/** @returns the names of the columns, and the rows with the line of the file that each is on */
export const readRows = (
  text: string,
  ignored: IgnoredField[],
): { columns: string[]; rows: HistoryRow[] } => {
  const lines = parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  }) as unknown as Array<{ record: string[]; info: { lines: number } }>;
  const columns = (lines[0]?.record ?? []).map((name) => name.trim());
  const rows = lines.slice(1).map(({ record, info }) => {
    const fields = new Map(columns.map((name, index) => [name, record[index] ?? '']));
    return new HistoryRow(info.lines, fields, ignored);
  });
  return { columns, rows };
};
