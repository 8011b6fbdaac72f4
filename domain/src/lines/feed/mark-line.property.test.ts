import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLine } from '../../../testing/book-fixtures.ts';
import { selectMarket } from '../line/market-line.ts';
import type { Market } from '../../ground/pick/pick.ts';
import { SIDES_OF } from '../../ground/pick/pick.ts';
import { FIRST_ALTERNATE_LINE } from '../../ground/sport/alternate-line.ts';
import { type LineMark, MARK_KINDS } from './game-override.ts';
import { markLine } from './mark-line.ts';

const MARKETS = ['S', 'M', 'L', 'E'] as const satisfies readonly Market[];
const anyStatus = fc.constantFrom('O' as const, 'H' as const, 'I' as const);
const anyMax = fc.option(fc.integer({ min: 0, max: 100_000 }));

const anyLine = fc
  .record({
    periodNumber: fc.constantFrom(0, 1, FIRST_ALTERNATE_LINE),
    spreadLineStatus: anyStatus,
    spreadMaxWagerCents: anyMax,
    totalsStatus: anyStatus,
    totalsMaxWagerCents: anyMax,
  })
  .map((fields) => createLine(fields));

const anyMark = fc
  .record({
    kind: fc.constantFrom(...MARK_KINDS),
    periodNumber: fc.constantFrom(null, 0, 1, FIRST_ALTERNATE_LINE),
    market: fc.constantFrom(null, ...MARKETS),
    maxCents: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(
    ({ maxCents, ...mark }): LineMark => ({
      ...mark,
      maxWagerCents: mark.kind === 'circle' ? maxCents : null,
    }),
  );

const marketOf = (line: ReturnType<typeof createLine>, market: Market) =>
  selectMarket(line, market, SIDES_OF[market][0]!);

/** How much may be bet on a market: nothing, up to a maximum, or up to the customer's own. */
const room = (line: ReturnType<typeof createLine>, market: Market): number => {
  const { status, maxWagerCents } = marketOf(line, market);
  if (line.disabled || status === 'H') return -1;
  return status === 'I' ? (maxWagerCents ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
};

describe('an operator’s marks', () => {
  it('HR-32.1: only ever close a line, and leave its prices', () => {
    fc.assert(
      fc.property(anyLine, fc.array(anyMark, { maxLength: 6 }), (line, marks) => {
        const shown = markLine(line, marks);
        for (const market of MARKETS) {
          expect(room(shown, market)).toBeLessThanOrEqual(room(line, market));
          expect(marketOf(shown, market).price).toBe(marketOf(line, market).price);
        }
      }),
    );
  });

  it('HR-32.1: say the same in any order', () => {
    fc.assert(
      fc.property(anyLine, fc.array(anyMark, { maxLength: 6 }), (line, marks) => {
        const [one, two] = [markLine(line, marks), markLine(line, marks.toReversed())];
        for (const market of MARKETS) expect(room(two, market)).toBe(room(one, market));
      }),
    );
  });

  const hold = { kind: 'hold', periodNumber: 0, market: 'S', maxWagerCents: null } as const;
  const circle = { kind: 'circle', periodNumber: null, market: null, maxWagerCents: 5_000 } as const;

  it('those on the full game are on its alternate lines, and on no other period', () => {
    const statusOf = (periodNumber: number) =>
      markLine(createLine({ periodNumber }), [hold]).spreadLineStatus;
    expect([0, FIRST_ALTERNATE_LINE, 1].map(statusOf)).toEqual(['H', 'H', 'O']);
  });

  it('HR-4.2: a circle takes the lower of two maxima, and opens nothing that is held', () => {
    const line = createLine({
      spreadLineStatus: 'I',
      spreadMaxWagerCents: 2_000,
      totalsStatus: 'H',
      moneyLineMaxWagerCents: 1,
    });
    expect(markLine(line, [circle])).toMatchObject({
      spreadLineStatus: 'I',
      spreadMaxWagerCents: 2_000,
      totalsStatus: 'H',
      moneyLineStatus: 'I',
      moneyLineMaxWagerCents: 5_000,
    });
  });
});
