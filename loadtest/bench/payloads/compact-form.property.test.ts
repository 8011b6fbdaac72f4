import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCompact, encodeCompact } from './compact-form.ts';

const bring = (value: unknown): unknown => decodeCompact(encodeCompact(value));

const EPOCH = '0bac7b77-641a-445f-b62f-fc7bba0f1bcb';

describe('the compact form', () => {
  it('brings whatever JSON can hold back as JSON does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(bring(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps keys, numbers at each bound and texts that come again', () => {
    const value = [
      ['4711.0', '4711.0', '04711.0', '1.', '.1', '1.0.0', '', '__proto__', 'é\u{1f600}', '\u{1f600}'],
      [0, 127, 128, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 1 - 2 ** 53, -1, -127.5, 0.5, 215.5, 0.1, 1e300],
      [EPOCH, EPOCH, EPOCH.toUpperCase(), EPOCH.slice(1), `${EPOCH}0`],
      { a: null, b: true, c: false, d: [[], {}] },
    ];
    expect(bring(value)).toEqual(value);
  });

  it('keeps a record’s name that objects have of their own', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}') as object;
    expect(JSON.stringify(bring(value))).toBe('{"__proto__":{"a":1}}');
  });

  it('keeps texts that are larger than what it begins with', () => {
    const value = ['x'.repeat(10_000), 'é'.repeat(10_000), 'x'.repeat(10_000)];
    expect(bring(value)).toEqual(value);
  });

  it('refuses a byte that begins no value', () => {
    expect(() => decodeCompact(new Uint8Array([0xff]))).toThrow(RangeError);
  });
});
