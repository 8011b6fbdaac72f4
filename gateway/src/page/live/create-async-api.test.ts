import asyncApiSchema from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { createAsyncApi } from './create-async-api.ts';

const check = (() => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(asyncApiSchema);
})();

/** The document as it is served. */
const served = () => JSON.parse(JSON.stringify(createAsyncApi())) as Record<string, unknown>;

it('is a document by the official schema of AsyncAPI', () => {
  check(served());
  expect(check.errors).toBeNull();
});

it('would not be one with an operation that goes neither way', () => {
  const document = served();
  expect(
    check({
      ...document,
      operations: { snapshot: { action: 'shout', channel: { $ref: '#/channels/live' } } },
    }),
  ).toBe(false);
});

it('names every event of the socket', () => {
  expect(Object.keys(createAsyncApi().operations)).toEqual([
    'subscribe',
    'unsubscribe',
    'renew',
    'snapshot',
    'change',
    'pulse',
    'slow',
    'sample',
    'customer',
  ]);
});
