import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventQueue } from './event-queue.ts';

describe('the queue of events', () => {
  it('gives back the soonest first, and what is due together in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
        const queue = new EventQueue<number>();
        times.forEach((atMs, order) => queue.put(atMs, order));
        const taken: Array<[number, number]> = [];
        for (let next = queue.take(); next !== null; next = queue.take()) taken.push([next.atMs, next.event]);
        const expected = times.map((atMs, order): [number, number] => [atMs, order]);
        expect(taken).toEqual(expected.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      }),
    );
  });
});
