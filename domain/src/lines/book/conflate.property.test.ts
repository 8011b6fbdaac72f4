import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topicOpArbitrary } from '../../../testing/record-arbitraries.ts';
import type { TopicOp } from './book-record.ts';
import { conflate } from './conflate.ts';
import { TopicState } from './topic-state.ts';

const stateAfter = (...runs: ReadonlyArray<readonly TopicOp[]>): TopicState => {
  const state = new TopicState();
  for (const op of runs.flat()) expect(state.apply(op)).toBe(true);
  return state;
};

/** Steps as a book makes them: it never patches what is not there. */
const possibleOps = fc.array(topicOpArbitrary, { maxLength: 60 }).map((ops) => {
  const state = new TopicState();
  return ops.filter((op) => state.apply(op));
});
const cut = fc.double({ min: 0, max: 1, noNaN: true });
const at = (ops: readonly unknown[], share: number): number => Math.round(ops.length * share);

describe('conflation', () => {
  it('lands where the steps one by one land', () => {
    fc.assert(
      fc.property(possibleOps, cut, (ops, share) => {
        const [held, news] = [ops.slice(0, at(ops, share)), ops.slice(at(ops, share))];
        expect(stateAfter(held, conflate(news))).toEqual(stateAfter(ops));
      }),
    );
  });

  it('names every record once', () => {
    fc.assert(
      fc.property(possibleOps, (ops) => {
        const names = conflate(ops).map((op) => `${op.kind}:${op.key}`);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('may begin before the position of the state it is applied to', () => {
    fc.assert(
      fc.property(possibleOps, cut, cut, (ops, a, b) => {
        const [from, position] = [at(ops, Math.min(a, b)), at(ops, Math.max(a, b))];
        expect(stateAfter(ops.slice(0, position), conflate(ops.slice(from)))).toEqual(stateAfter(ops));
      }),
    );
  });

  it('conflated in two runs is conflated in one', () => {
    fc.assert(
      fc.property(possibleOps, cut, (ops, share) => {
        const runs = [ops.slice(0, at(ops, share)), ops.slice(at(ops, share))];
        expect(conflate(runs.flatMap(conflate))).toEqual(conflate(ops));
      }),
    );
  });

  it('leaves its input as it was', () => {
    fc.assert(
      fc.property(possibleOps, (ops) => {
        const before = structuredClone(ops);
        conflate(ops);
        expect(ops).toEqual(before);
      }),
    );
  });
});
