import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { keyOfPick, SIDES_OF, type WagerPick } from '../../ground/pick/pick.ts';
import { PickSchema } from '../../ground/pick/pick.schema.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';
import { MOST_SHARED_CHARACTERS, readSharedPicks, writeSharedPicks } from './shared-picks.ts';

const MOST_NUMBER = 2_147_483_647;
const anyNumber = fc.nat(MOST_NUMBER);
const anyPick: fc.Arbitrary<WagerPick> = fc.oneof(
  fc.record({ type: fc.constant('C' as const), contestNum: anyNumber, contestantNum: anyNumber }),
  fc
    .constantFrom(
      ...Object.entries(SIDES_OF).flatMap(([market, sides]) => sides.map((side) => [market, side])),
    )
    .chain(([market, side]) =>
      fc.record({
        type: fc.constant('G'),
        gameNum: anyNumber,
        periodNumber: fc.nat(99),
        market: fc.constant(market),
        side: fc.constant(side),
      }),
    )
    .map((pick) => pick as WagerPick),
);
const anyPicks = fc.uniqueArray(anyPick, { selector: keyOfPick, maxLength: MAX_TICKET_ITEMS });

describe('picks in an address', () => {
  it('SHARE-1: are read as they were written, and need no other characters than an address has', () => {
    fc.assert(
      fc.property(anyPicks, (picks) => {
        const text = writeSharedPicks(picks);
        expect(encodeURIComponent(text)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(MOST_SHARED_CHARACTERS);
        expect(readSharedPicks(text)).toEqual({ picks, wrong: [], isCut: false });
      }),
    );
  });

  it('SHARE-1: a full slip with the longest keys fits', () => {
    const picks = Array.from(
      { length: MAX_TICKET_ITEMS },
      (_, at): WagerPick => ({
        type: 'G',
        gameNum: MOST_NUMBER - at,
        periodNumber: 99,
        market: 'E',
        side: 'team1Under',
      }),
    );
    expect(readSharedPicks(writeSharedPicks(picks))).toEqual({ picks, wrong: [], isCut: false });
    const more = [...picks, { type: 'C', contestNum: 1, contestantNum: 2 } as const];
    expect(readSharedPicks(writeSharedPicks(more))).toEqual({ picks, wrong: [], isCut: true });
  });

  it('SHARE-2: of any text only picks are taken that write themselves so, within the bounds', () => {
    let taken = 0;
    const anyPart = fc.oneof(
      anyPick.map(keyOfPick),
      anyPick.map(keyOfPick).map((key) => `${key}.`),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'G.1.0.S.over',
        'G.-1.0.S.team1',
        'C.1',
        'C.01.2',
        '\uD800',
      ),
      fc.constantFrom('G.1.100.S.team1', 'G.1e3.0.S.team1', 'G.2147483648.0.M.draw', 'C.1.2.3', 'G.1.0.S'),
    );
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 120 }), (parts) => {
        const { picks, wrong } = readSharedPicks(parts.join('_'));
        taken += picks.length;
        expect(picks.length).toBeLessThanOrEqual(MAX_TICKET_ITEMS);
        const written = new Set(parts);
        for (const pick of picks) {
          expect(written.has(keyOfPick(pick))).toBe(true);
          expect(Value.Check(PickSchema, pick)).toBe(true);
        }
        for (const name of wrong) {
          expect(name.length).toBeLessThanOrEqual(24);
          expect(name.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.each([
    [
      'names wrong parts once, and takes the others',
      'C.1.2_G.1.0.S.over_x_x_C.1.2',
      [1, ['G.1.0.S.over', 'x'], false],
    ],
    [
      'takes no number that isn’t written as the book writes it',
      'C.01.2_C.1.2.3_C.1_C.+1.2',
      [0, ['C.01.2', 'C.1.2.3', 'C.1', 'C.+1.2'], false],
    ],
    ['has no picks without a text', '', [0, [], false]],
    [
      'takes no inherited names',
      'constructor.1.2_toString_G.1.0.toString.x',
      [0, ['constructor.1.2', 'toString', 'G.1.0.toString.x'], false],
    ],
  ] as const)('SHARE-2: %s', (_what, text, [count, wrong, isCut]) => {
    const read = readSharedPicks(text);
    expect([read.picks.length, read.wrong, read.isCut]).toEqual([count, wrong, isCut]);
  });

  it('SHARE-2: a text beyond the bound is cut before the part that it cuts', () => {
    const text = `C.1.2_${'9'.repeat(MOST_SHARED_CHARACTERS)}`;
    expect(readSharedPicks(text)).toEqual({
      picks: [{ type: 'C', contestNum: 1, contestantNum: 2 }],
      wrong: [],
      isCut: true,
    });
    expect(readSharedPicks('_'.repeat(5_000_000))).toEqual({ picks: [], wrong: [], isCut: true });
  });
});
