import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topicOpArbitrary } from '../../testing/record-arbitraries.ts';
import { decodeOp, encodeOp } from './record-codec.ts';

describe('the record codec', () => {
  it('brings every step back unchanged through JSON', () => {
    fc.assert(
      fc.property(topicOpArbitrary, (op) => {
        expect(decodeOp(JSON.parse(JSON.stringify(encodeOp(op))))).toEqual(op);
      }),
      { numRuns: 500 },
    );
  });
});
