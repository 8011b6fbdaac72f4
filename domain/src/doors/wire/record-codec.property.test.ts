import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topicOpArbitrary } from '../../../testing/record-arbitraries.ts';
import {
  decodeOp,
  decodeOps,
  encodeOp,
  RECORD_FIELDS,
  RECORD_KINDS,
  type WireOp,
  WHEN_MISSING,
} from './record-codec.ts';

describe('the record codec', () => {
  it('brings every step back unchanged through JSON', () => {
    fc.assert(
      fc.property(topicOpArbitrary, (op) => {
        expect(decodeOp(JSON.parse(JSON.stringify(encodeOp(op))))).toEqual(op);
      }),
      { numRuns: 500 },
    );
  });

  /** The step of a gateway with one more field at the end of every record. */
  const encodeNewer = (encoded: WireOp): WireOp => {
    const fields = RECORD_FIELDS[RECORD_KINDS[encoded[1] as number]!].length;
    if (encoded[0] === 0) return [...encoded, 'new'];
    return encoded[0] === 1 ? [...encoded, fields, 'new'] : encoded;
  };

  it('reads a step of a newer version as if the field it doesn’t know were not there', () => {
    fc.assert(
      fc.property(topicOpArbitrary, (op) => {
        expect(decodeOp(encodeNewer(encodeOp(op)))).toEqual(op);
      }),
    );
  });

  it('goes without the last field of a record that an older version doesn’t send', () => {
    fc.assert(
      fc.property(topicOpArbitrary, (op) => {
        fc.pre(op.op === 'put');
        const last = RECORD_FIELDS[op.kind].at(-1)!;
        const read = decodeOp(encodeOp(op).slice(0, -1));
        const inItsPlace: Record<string, unknown> = { ...WHEN_MISSING[op.kind] };
        expect(read).toEqual({ ...op, record: { ...op.record, [last]: inItsPlace[last] } });
      }),
    );
  });

  it('passes over records of a kind that only newer versions know', () => {
    expect(decodeOps([[0, RECORD_KINDS.length, 1, 'new']])).toEqual([]);
  });
});
