import type { Validator } from 'typebox/compile';
import { invalid, type RowJudgement } from './row-judgement.ts';

/** More than any row has; a row of a million fields isn't worth a list of its faults. */
const MOST_FIELDS = 64;

/** The first fault of the row, the most telling of those about one field. */
export const refuseShape = (validator: Validator, row: object): RowJudgement => {
  if (Object.keys(row).length > MOST_FIELDS) return invalid('', `has more than ${MOST_FIELDS} fields`);
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
  const telling = about.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'const');
  const reasons = (telling.length > 0 ? telling : about).map(({ message }) => message);
  return invalid(field, [...new Set(reasons)].join(' or ') || 'is not right');
};
