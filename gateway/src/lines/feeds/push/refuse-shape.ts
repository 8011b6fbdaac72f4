import type { Validator } from 'typebox/compile';
import { invalid, type RowJudgement } from './row-judgement.ts';

/**
 * More than any row has. Looked at before anything else: validators go through a list of millions, and list a million
 * faults.
 */
const MOST_FIELDS = 64;
const MOST_ENTRIES = 200;
const MOST_CHARACTERS = 1_000;

/** @returns a refusal of what no row has, whatever it is; null when the row is worth a closer look */
export const refuseBulk = (row: object): RowJudgement | null => {
  const fields = Object.entries(row);
  if (fields.length > MOST_FIELDS) return invalid('', `has more than ${MOST_FIELDS} fields`);
  for (const [field, value] of fields) {
    if (Array.isArray(value) && value.length > MOST_ENTRIES)
      return invalid(field, `has more than ${MOST_ENTRIES} entries`);
    if (typeof value === 'string' && value.length > MOST_CHARACTERS)
      return invalid(field, `has more than ${MOST_CHARACTERS} characters`);
  }
  return null;
};

const ONE_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The first fault of the row, the most telling of those about one field. */
export const refuseShape = (validator: Validator, row: object): RowJudgement => {
  const errors = validator.Errors(row);
  const wanting = errors.find(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  if (wanting !== undefined) {
    const { requiredProperties, additionalProperties } = wanting.params as {
      requiredProperties?: string[];
      additionalProperties?: string[];
    };
    const field = requiredProperties?.[0] ?? additionalProperties?.[0] ?? '';
    const path = `${wanting.instancePath}/${field}`.slice(1);
    return invalid(path, requiredProperties === undefined ? 'is not a field of this row' : 'is missing');
  }
  const [first] = errors;
  const field = (first?.instancePath ?? '').slice(1);
  const about = errors.filter(({ instancePath }) => instancePath.slice(1) === field && instancePath !== '');
  const words = about.flatMap(({ keyword, params }) =>
    keyword === 'const'
      ? [String((params as { allowedValue: unknown }).allowedValue)]
      : keyword === 'enum'
        ? (params as { allowedValues: unknown[] }).allowedValues.map(String)
        : [],
  );
  if (words.length > 0) {
    const takesNull = about.some(({ message }) => message === 'must be null');
    return invalid(field, `has to be ${ONE_OF.format(takesNull ? [...words, 'null'] : words)}`);
  }
  const reasons = about.filter(({ keyword }) => keyword !== 'anyOf').map(({ message }) => message);
  return invalid(field, [...new Set(reasons)].join(' or ') || 'is not right');
};
