import { expect, it } from 'vitest';
import { parseEntry } from './redis-log-reading.ts';

const ENTRY = ['feed', 'demo', 'at', '1000', 'after', '', 'changes', '[{"kind":"beat"}]'];

it('an entry says whose it is, when it was taken and what follows from it', () => {
  expect(parseEntry(['7-0', ENTRY])).toEqual({
    entry: { clk: 7, atMs: 1000, feedId: 'demo', changes: [{ kind: 'beat' }] },
    afterMs: null,
  });
});

it.each(['at', 'after', 'changes', 'trace', 'feed'])('a feed may have the name %s', (feedId) => {
  const fields = ['feed', feedId, 'at', '1000', 'after', '900', 'changes', '[]', 'trace', '00-a-b-01'];
  expect(parseEntry(['8-0', fields])).toEqual({
    entry: { clk: 8, atMs: 1000, feedId, changes: [], trace: '00-a-b-01' },
    afterMs: 900,
  });
});
