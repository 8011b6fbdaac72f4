import { isMoney, nameOfOption } from '@lineboard/domain/operator/option-name';
import type { TSchema } from 'typebox';

/** What of a schema says how a value of it is typed and shown. */
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

/** 12.50 → 1250, exactly. @returns undefined when it is no such amount */
export const parseUnits = (text: string): number | undefined => {
  const [, sign, units = '', fraction = ''] =
    /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '')) ?? [];
  if (units === '') return undefined;
  const cents = Number(units) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
};

const parsePairs = (texts: readonly string[]): Record<string, number> | undefined => {
  const pairs = texts.map((text) => /^([A-Za-z]\w*)=(-?\d+(?:\.\d+)?)$/.exec(text));
  if (pairs.includes(null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])]));
};

/** What a field takes, where its description doesn't say it. */
export const takes = (name: string, { type, enum: values }: Field): string => {
  if (isMoney(name)) return 'an amount, e.g. 12.50';
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (type === 'object') return 'NAME=NUMBER, several times if need be';
  return type === 'integer' ? 'a whole number' : 'text';
};

/**
 * What was typed, as the field takes it. What a text or a number may be beyond its kind, the command judges itself.
 * @returns undefined when it is of another kind
 */
export const parseTyped = (name: string, { type }: Field, typed: unknown): unknown => {
  if (type === 'array') return (typed as string[]).flatMap((text) => String(text).split(','));
  if (type === 'object') return parsePairs((typed as unknown[]).map(String));
  if (type === 'boolean') return typed;
  const text = String(typed);
  if (isMoney(name)) return parseUnits(text);
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  return text;
};

const units = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A value of an answer as people read it; lists and objects are another's to write. */
export const describeValue = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && isMoney(name)) return units(value);
  if (typeof value === 'number' && name.endsWith('Ms'))
    return new Date(value).toISOString().slice(0, 19).replace('T', ' ');
  if (Array.isArray(value)) return value.map((each) => describeValue(name, each)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A field's name as a heading: `creditLimitCents` is “credit limit”. */
export const headingOf = (name: string): string => nameOfOption(name.replace(/Ms$/, '')).replaceAll('-', ' ');
