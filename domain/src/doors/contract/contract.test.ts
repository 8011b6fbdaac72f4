import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../ground/error/error-code.ts';
import { schemaOfCall } from './call-schemas.ts';
import { WALLET_CALL_NAMES, WALLET_CALLS } from '../../casino/wallet/wallet-calls.schema.ts';
import { type CallName, CALLS } from './calls.ts';
import { findAnswerFault } from './find-answer-fault.ts';
import { refusalsOfCall } from './refusals-of-call.ts';

interface Shape {
  type?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  additionalProperties?: unknown;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  items?: Shape | Shape[];
}

const names = Object.keys(CALLS) as CallName[];

/** Whether a pattern bounds the length of a text by itself: `*` and `+` don't. */
const isBoundedPattern = (pattern: string): boolean =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern);

const findUnbounded = (shape: Shape, path: string): string[] => {
  const { type, pattern, maxLength, maxItems, maximum, properties, anyOf, items } = shape;
  const own: string[] = [];
  const isBoundedText = maxLength !== undefined || (pattern !== undefined && isBoundedPattern(pattern));
  if (type === 'string' && !('const' in shape) && !isBoundedText) own.push(`${path}: text`);
  if (type === 'array' && maxItems === undefined && !Array.isArray(items)) own.push(`${path}: list`);
  if ((type === 'integer' || type === 'number') && !('const' in shape) && maximum === undefined)
    own.push(`${path}: number`);
  if (type === 'object' && properties !== undefined && shape.additionalProperties !== false)
    own.push(`${path}: open object`);
  return [
    ...own,
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => findUnbounded(each, `${path}.${name}`)),
    ...(anyOf ?? []).flatMap((each) => findUnbounded(each, path)),
    ...[items ?? []].flat().flatMap((each) => findUnbounded(each, `${path}[]`)),
  ];
};

describe('the contract of the HTTP calls', () => {
  it('names each way to the gateway once', () => {
    const ways = names.map((name) => `${CALLS[name].method} ${CALLS[name].path}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  it.each(names)('%s bounds everything that may be sent to it', (name) => {
    const { params, query, body } = schemaOfCall(name);
    const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : findUnbounded(schema as Shape, part),
    );
    expect(parts).toEqual([]);
  });

  it.each(WALLET_CALL_NAMES)('the wallet’s %s bounds everything that a provider may send to it', (name) => {
    expect(findUnbounded(WALLET_CALLS[name].body as Shape, 'body')).toEqual([]);
  });

  it('lists only existing codes, each once', () => {
    for (const name of names) {
      const codes = refusalsOfCall(name);
      expect(new Set(codes).size).toBe(codes.length);
      expect(ERROR_CODES).toEqual(expect.arrayContaining(codes));
    }
  });
});

describe('an answer that is checked against the contract', () => {
  const visitor = { online: false, customer: null, balance: null };

  it('passes when it matches the contract', () => {
    expect(findAnswerFault('readSession', 200, visitor)).toBeNull();
    expect(findAnswerFault('signOut', 204, undefined)).toBeNull();
    expect(findAnswerFault('findTicket', 404, { error: { code: 'notFound' } })).toBeNull();
    const params = { retryAfterMs: 500 };
    expect(findAnswerFault('signIn', 429, { error: { code: 'rateLimited', params } })).toBeNull();
  });

  it.each([
    ['a field too many', 'readSession', 200, { ...visitor, secret: 1 }],
    ['a field too few', 'readSession', 200, { online: false, customer: null }],
    ['another type', 'readSession', 200, { ...visitor, online: 'no' }],
    ['a status that it has not', 'readSession', 202, visitor],
    ['a body where there is none', 'signOut', 204, {}],
    ['a code that it does not list', 'readSession', 404, { error: { code: 'notFound' } }],
    ['a code under another status', 'findTicket', 429, { error: { code: 'notFound' } }],
    [
      'figures that are not the code’s',
      'findTicket',
      404,
      { error: { code: 'notFound', params: { most: 1 } } },
    ],
    ['figures of the wrong name', 'signIn', 429, { error: { code: 'rateLimited', params: { most: 1 } } }],
  ] as const)('is found out: %s', (_fault, name, status, body) => {
    expect(findAnswerFault(name, status, body)).toContain(`${name} ${status}`);
  });
});
