import { readAmount } from '@lineboard/domain/ground/money/read-amount';
import { describeAmountFault } from '@lineboard/domain/desk/operator/describe-amount-fault';
import { isMoney, nameOfOption } from '@lineboard/domain/desk/operator/option-name';
import type { TSchema } from 'typebox';

/** The parts of a schema that say how its value is typed and shown. */
export interface Field {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  enum?: readonly string[];
  anyOf?: readonly Field[];
  items?: Field;
  properties?: Readonly<Record<string, Field>>;
  description?: string;
  secret?: boolean;
  long?: boolean;
  file?: boolean;
}

export const fieldOf = (schema: TSchema): Field => schema as Field;

/** The fields of an object, by name. */
export const fieldsOf = (schema: Field): ReadonlyMap<string, Field> =>
  new Map(Object.entries(schema.properties ?? {}));

export type Typed =
  | { ok: true; value: unknown }
  /** `fault` ends a sentence that begins with the field: “amount: …”. */
  | { ok: false; fault: string };

const taken = (value: unknown): Typed => ({ ok: true, value });

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Parses a number exactly, with a decimal point or a fraction: 6.5 is 6½. A comma isn't a separator here. */
const parseNumber = (text: string): number | undefined => {
  const written = text.replace(/[¼½¾]$/, (sign) => FRACTIONS[sign] ?? sign);
  return /^-?(?:\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})$/.test(written) ? Number(written) : undefined;
};

const parsePairs = (texts: readonly string[]): Record<string, number> | undefined => {
  const read = new Map<string, number>();
  for (const text of texts) {
    const [, name, typed = ''] = /^([A-Za-z]\w*)=(.*)$/.exec(text) ?? [];
    const value = parseNumber(typed);
    if (name === undefined || value === undefined) return undefined;
    read.set(name, value);
  }
  return Object.fromEntries(read);
};

/** Says which values a field accepts, where its description doesn't. */
export const takes = (name: string, { type, enum: values }: Field): string => {
  if (isMoney(name)) return 'an amount, e.g. 12.50';
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (type === 'object') return 'NAME=NUMBER, several times if need be';
  return type === 'integer' ? 'a whole number' : 'text';
};

const parseAs = (field: Field, typed: unknown): unknown => {
  if (field.type === 'array') return (typed as string[]).flatMap((text) => String(text).split(','));
  if (field.type === 'object') return parsePairs((typed as unknown[]).map(String));
  if (field.type === 'boolean') return typed;
  const text = String(typed);
  if (field.type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  return text;
};

/**
 * Converts typed text to the field's kind of value. The command itself checks anything beyond the kind. A secret isn't
 * repeated in the fault.
 */
export const parseTyped = (name: string, field: Field, typed: unknown): Typed => {
  if (isMoney(name)) {
    const text = String(typed);
    const reading = readAmount(text, 'operator');
    return reading.kind === 'amount'
      ? taken(reading.cents)
      : { ok: false, fault: describeAmountFault(text, reading) };
  }
  const value = parseAs(field, typed);
  return value === undefined
    ? { ok: false, fault: describeWrongKind(typed, takes(name, field), field) }
    : taken(value);
};

/** @param wanted what the field accepts */
export const describeWrongKind = (typed: unknown, wanted: string, { secret }: Field): string => {
  const got = secret === true ? 'a value that is not shown' : `“${[typed].flat().join(' ').slice(0, 80)}”`;
  return `got ${got}, it takes ${wanted}`;
};

const units = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes a value of an answer for people; lists and objects are written elsewhere. */
export const describeValue = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && isMoney(name)) return units(value);
  if (typeof value === 'number' && name.endsWith('Ms'))
    return new Date(value).toISOString().slice(0, 19).replace('T', ' ');
  if (Array.isArray(value)) return value.map((each) => describeValue(name, each)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A field's name as a heading: `creditLimitCents` is “credit limit”. For a time it also says by which clock. */
export const headingOf = (name: string): string =>
  nameOfOption(name.replace(/Ms$/, '')).replaceAll('-', ' ') + (name.endsWith('AtMs') ? ' (UTC)' : '');
