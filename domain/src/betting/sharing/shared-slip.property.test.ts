import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { keyOfPick, SIDES_OF, type WagerPick } from '../../ground/pick/pick.ts';
import { PickSchema } from '../../ground/pick/pick.schema.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';
import { MOST_SHARED_CHARACTERS, readSharedSlip, type SharedLeg, writeSharedSlip } from './shared-slip.ts';

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
const anyName = fc.oneof(
  fc.constantFrom(
    'Football',
    'NFL',
    'NCAA – Women',
    'ลีกไทย',
    'a.b_c~d*e!',
    "King's (2)",
    '%41',
    '*41',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((name) => name.isWellFormed()),
);
const anyLeg: fc.Arbitrary<SharedLeg> = fc.record({
  pick: anyPick,
  sportType: anyName,
  sportSubType: anyName,
});
const anyLegs = fc.uniqueArray(anyLeg, { selector: ({ pick }) => keyOfPick(pick), maxLength: 12 });

const NFL = { sportType: 'Football', sportSubType: 'NFL' };
const ONE: SharedLeg = { pick: { type: 'C', contestNum: 1, contestantNum: 2 }, ...NFL };

describe('a slip in an address', () => {
  it('is read as it was written, and needs no other characters than an address has', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const text = writeSharedSlip(legs);
        expect(text).toMatch(/^[\w.*-]*$/);
        expect(encodeURIComponent(text)).toBe(text);
        const isLong = text.length > MOST_SHARED_CHARACTERS;
        if (!isLong) expect(readSharedSlip(text)).toEqual({ legs, wrong: [], isCut: false });
      }),
    );
    expect(writeSharedSlip([ONE])).toBe('S.Football.NFL_C.1.2');
  });

  it('holds as many picks as a ticket, with the longest keys', () => {
    const legs = Array.from(
      { length: MAX_TICKET_ITEMS },
      (_, at): SharedLeg => ({
        pick: { type: 'G', gameNum: MOST_NUMBER - at, periodNumber: 99, market: 'E', side: 'team1Under' },
        sportType: 'Football',
        sportSubType: at % 2 === 0 ? 'National Football League' : 'College Football',
      }),
    );
    expect(readSharedSlip(writeSharedSlip(legs))).toEqual({ legs, wrong: [], isCut: false });
    expect(readSharedSlip(writeSharedSlip([...legs, ONE]))).toEqual({ legs, wrong: [], isCut: true });
  });

  it('takes of any text only picks that write themselves so, in leagues that do, within the bounds', () => {
    let taken = 0;
    const anyPart = fc.oneof(
      anyLeg.map((leg) => writeSharedSlip([leg])),
      anyLeg.map((leg) => writeSharedSlip([leg]).split('_')[0]!),
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
      fc.constantFrom(
        'G.1.100.S.team1',
        'G.1e3.0.S.team1',
        'G.2147483648.0.M.draw',
        'C.1.2.3',
        'S.a',
        'S.%41.b',
      ),
    );
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 120 }), (parts) => {
        const { legs, wrong } = readSharedSlip(parts.join('_'));
        taken += legs.length;
        expect(legs.length).toBeLessThanOrEqual(MAX_TICKET_ITEMS);
        const written = new Set(parts.join('_').split('_'));
        for (const leg of legs) {
          const [league, key] = writeSharedSlip([leg]).split('_');
          expect(written.has(key!) && written.has(league!)).toBe(true);
          expect(Value.Check(PickSchema, leg.pick)).toBe(true);
        }
        for (const name of wrong) {
          expect(name.length).toBeLessThanOrEqual(24);
          expect(name.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.each([
    ['C.1.2_G.1.0.S.over_x_x_C.1.2', 1, ['G.1.0.S.over', 'x']],
    ['C.01.2_C.1.2.3_C.1_C.+1.2_C.2147483648.1', 0, ['C.01.2', 'C.1.2.3', 'C.1', 'C.+1.2', 'C.2147483648.1']],
    ['constructor.1.2_toString_G.1.0.toString.x', 0, ['constructor.1.2', 'toString', 'G.1.0.toString.x']],
    ['S.Football_C.1.2', 0, ['S.Football', 'C.1.2']],
    ['S.Foot%62all.NFL_C.1.2', 0, ['S.Foot%62all.NFL', 'C.1.2']],
    [`S.${'x'.repeat(81)}.NFL_C.1.2`, 0, [`S.${'x'.repeat(22)}`, 'C.1.2']],
    ['S.*FF.NFL_C.1.2', 0, ['S.*FF.NFL', 'C.1.2']],
    ['S.a.b.c_C.1.2', 0, ['S.a.b.c', 'C.1.2']],
    ['', 0, []],
  ])('names the wrong parts of %s, each once', (text, count, wrong) => {
    const read = readSharedSlip(`S.Football.NFL_${text}`);
    expect([read.legs.length, read.wrong]).toEqual([count, wrong]);
  });

  it('takes no pick before a league is named', () => {
    expect(readSharedSlip('C.1.2_S.Football.NFL_C.1.2')).toEqual({
      legs: [ONE],
      wrong: ['C.1.2'],
      isCut: false,
    });
  });

  it('leaves out the part that its bound cuts, and is looked at no further', () => {
    const text = `S.Football.NFL_C.1.2_${'9'.repeat(MOST_SHARED_CHARACTERS)}`;
    expect(readSharedSlip(text)).toEqual({ legs: [ONE], wrong: [], isCut: true });
    expect(readSharedSlip('_'.repeat(5_000_000))).toEqual({ legs: [], wrong: [], isCut: true });
  });
});
