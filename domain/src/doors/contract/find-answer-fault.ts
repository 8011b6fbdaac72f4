import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { errorBodyOf } from '../../ground/error/refusal.schema.ts';
import { statusOfCode } from '../../ground/error/status-of-code.ts';
import { schemaOfCall } from './call-schemas.ts';
import type { CallName } from './calls.ts';
import { refusalsOfCall } from './refusals-of-call.ts';

const validators = new Map<string, Validator | null>();

const schemaOfStatus = (name: CallName, status: number): TSchema | null | undefined => {
  const { answers } = schemaOfCall(name);
  if (Object.hasOwn(answers, status)) return answers[status];
  const codes = refusalsOfCall(name).filter((code) => statusOfCode(code) === status);
  return codes.length === 0 ? undefined : errorBodyOf(codes);
};

/** The deepest faults are about the intended shape. */
const describeFaults = (validator: Validator, body: unknown): string =>
  validator
    .Errors(body)
    .toSorted((a, b) => b.instancePath.length - a.instancePath.length)
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    .join('; ');

/**
 * Finds the fault in a call's answer: an undeclared status, an unlisted code, an extra or a missing field. Tests use it
 * on the gateway's answers and on the fake answers for a page. @returns null when it matches the contract
 */
export const findAnswerFault = (name: CallName, status: number, body: unknown): string | null => {
  const key = `${name} ${status}`;
  let validator = validators.get(key);
  if (validator === undefined) {
    const schema = schemaOfStatus(name, status);
    if (schema === undefined) return `${key}: not a status of this call, with ${JSON.stringify(body)}`;
    validator = schema === null ? null : Compile(schema);
    validators.set(key, validator);
  }
  if (validator === null) return body === undefined ? null : `${key}: has no body`;
  return validator.Check(body) ? null : `${key}: ${describeFaults(validator, body)}`;
};
