import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RowHead } from '../board/board-frame.ts';
import { spliceRows } from './splice-rows.ts';

const rows: fc.Arbitrary<RowHead[]> = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    kind: fc.constant('game' as const),
    lines: fc.constantFrom(2, 3),
  }),
  { selector: ({ key }) => key },
);

it('one splice turns the rows before into the rows after, and equal rows need none', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const splice = spliceRows(before, after);
      const changed = [...before];
      if (splice !== null) changed.splice(splice.at, splice.removed, ...splice.inserted);
      expect(changed).toEqual(after);
      expect(spliceRows(after, [...after])).toBeNull();
    }),
  );
});
