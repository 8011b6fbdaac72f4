import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopicRing } from './topic-ring.ts';

const steps = fc.array(
  fc.record({ gap: fc.integer({ min: 1, max: 5 }), ops: fc.integer({ min: 1, max: 6 }) }),
  {
    maxLength: 60,
  },
);

it('gives everything after a position, or nothing at all, and never holds more than it may', () => {
  fc.assert(
    fc.property(steps, fc.nat(20), fc.nat(320), (made, maxOps, position) => {
      const ring = new TopicRing(0, maxOps);
      const all: Array<{ clk: number; op: TopicOp }> = [];
      let clk = 0;
      for (const { gap, ops } of made) {
        clk += gap;
        const step = Array.from(
          { length: ops },
          (_, at): TopicOp => ({ op: 'remove', kind: 'game', key: `${clk}.${at}` }),
        );
        ring.push(clk, step);
        for (const op of step) all.push({ clk, op });
      }
      const since = ring.since(position);
      const expected = all.filter((it) => it.clk > position).map(({ op }) => op);
      if (since !== null) expect(since).toEqual(expected);
      else expect(expected.length).toBeGreaterThan(0);
      expect(ring.since(0)?.length ?? 0).toBeLessThanOrEqual(maxOps);
      expect(ring.since(clk)).toEqual([]);
    }),
  );
});
