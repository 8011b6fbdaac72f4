import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContestQuote, createGameQuote } from '../../../testing/ticket-fixtures.ts';
import { type GamePick, type WagerPick, SIDES_OF } from '../../ground/pick/pick.ts';
import type { PlacedLeg } from '../wager/placed-wager.ts';
import { findRegulation } from '../../ground/sport/find-period.ts';
import { correlationOfQuote } from './correlation-of-quote.ts';
import { findLegConflicts, type LegToCompare } from './find-leg-conflicts.ts';
import type { LegCorrelation } from '../wager/wager-terms.schema.ts';

const SPREAD: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };
const TOTAL: GamePick = { ...SPREAD, market: 'L', side: 'over' };
const MONEY_LINE: GamePick = { ...SPREAD, market: 'M', side: 'team2' };
const TEAM_TOTAL: GamePick = { ...SPREAD, market: 'E', side: 'team1Over' };

const createGameLeg = (
  itemId: string,
  pick: GamePick,
  game: Parameters<typeof createGameQuote>[1] = {},
): LegToCompare => ({
  itemId,
  pick,
  quote: createGameQuote(
    { gameNum: pick.gameNum, periodNumber: pick.periodNumber },
    { gameNum: pick.gameNum, ...game },
  ),
});

const createContestLeg = (
  itemId: string,
  contestNum: number,
  contestantNum: number,
  gameNum: number | null = null,
): LegToCompare => ({
  itemId,
  pick: { type: 'C', contestNum, contestantNum },
  quote: createContestQuote({ contestNum, contestantNum, gameNum }),
});

const createPlacedLeg = (pick: WagerPick, correlation: Partial<LegCorrelation> = {}): PlacedLeg => ({
  pick,
  sportType: 'Football',
  correlation: { linkedContests: [], contestGameNum: null, ...correlation },
  result: null,
});

const anyGameLeg = fc
  .record({
    gameNum: fc.integer({ min: 1, max: 2 }),
    periodNumber: fc.integer({ min: 0, max: 1 }),
    market: fc.constantFrom('S', 'M', 'L', 'E'),
    linked: fc.subarray([9, 10]),
    isRefused: fc.boolean(),
  })
  .chain(({ linked, isRefused, ...pick }) => {
    // What a game forbids, it forbids all of its legs.
    const parlayRestriction = pick.gameNum === 2 ? 'S' : isRefused ? 'D' : null;
    return fc
      .constantFrom(...SIDES_OF[pick.market])
      .map((side) =>
        createGameLeg('', { type: 'G', side, ...pick }, { correlation: linked, parlayRestriction }),
      );
  });
const anyContestLeg = fc
  .tuple(fc.constantFrom(9, 10), fc.integer({ min: 1, max: 2 }), fc.constantFrom(null, 1, 2))
  .map(([contestNum, contestantNum, gameNum]) => createContestLeg('', contestNum, contestantNum, gameNum));
const anyLegs = fc
  .array(fc.oneof(anyGameLeg, anyContestLeg), { maxLength: 8 })
  .map((legs) => legs.map((leg, at) => ({ ...leg, itemId: String(at) })));

const find = (...legs: LegToCompare[]) => findLegConflicts(legs, []);
const codesOf = (...legs: LegToCompare[]) => find(...legs).errors.map(({ code }) => code);

describe('findLegConflicts', () => {
  it.each([
    ['spread and total', SPREAD, TOTAL],
    ['money line and total', MONEY_LINE, { ...TOTAL, side: 'under' }],
    ['draw and total', { ...MONEY_LINE, side: 'draw' }, TOTAL],
    ['spread and total of the first half', { ...SPREAD, periodNumber: 1 }, { ...TOTAL, periodNumber: 1 }],
    ['sides of two games', SPREAD, { ...SPREAD, gameNum: 2 }],
  ] as ReadonlyArray<[string, GamePick, GamePick]>)('HR-11.1: %s may be combined', (_, one, other) => {
    expect(find(createGameLeg('a', one), createGameLeg('b', other))).toEqual({ excluded: [], errors: [] });
    expect(find(createGameLeg('b', other), createGameLeg('a', one))).toEqual({ excluded: [], errors: [] });
  });

  it.each([
    ['both sides', SPREAD, { ...SPREAD, side: 'team2' }],
    ['spread and money line', SPREAD, MONEY_LINE],
    ['both totals', TOTAL, { ...TOTAL, side: 'under' }],
    ['side and total of different periods', SPREAD, { ...TOTAL, periodNumber: 1 }],
    ['side and team total', SPREAD, TEAM_TOTAL],
    ['total and team total', TOTAL, TEAM_TOTAL],
    ['two team totals', TEAM_TOTAL, { ...TEAM_TOTAL, side: 'team2Over' }],
  ] as ReadonlyArray<[string, GamePick, GamePick]>)(
    'HR-11.2: %s of one game are correlated, and each refusal names the other leg',
    (_, one, other) => {
      expect(find(createGameLeg('a', one), createGameLeg('b', other))).toEqual({
        excluded: [[0, 1]],
        errors: [
          { itemId: 'a', code: 'correlatedLegs', params: { otherItemId: 'b' } },
          { itemId: 'b', code: 'correlatedLegs', params: { otherItemId: 'a' } },
        ],
      });
    },
  );

  it('HR-11.2: a third leg of the game is refused with the one that it can’t be combined with', () => {
    const { excluded } = find(
      createGameLeg('a', SPREAD),
      createGameLeg('b', TOTAL),
      createGameLeg('c', MONEY_LINE),
    );
    expect(excluded).toEqual([[0, 2]]);
  });

  it('HR-11.1, HR-11.2: the regulation line is a period of its own, its side combines only with its own total', () => {
    const { periodNumber } = findRegulation('Hockey')!;
    const game = { sportType: 'Hockey' };
    const regulation = { ...MONEY_LINE, periodNumber };
    const isRefused = (pick: GamePick) =>
      findLegConflicts([createGameLeg('a', regulation, game), createGameLeg('b', pick, game)], []).excluded
        .length > 0;
    for (const pick of [MONEY_LINE, SPREAD, TOTAL, TEAM_TOTAL, { ...TOTAL, periodNumber: 1 }])
      expect([pick, isRefused(pick)]).toEqual([pick, true]);
    expect(isRefused({ ...regulation, side: 'draw' })).toBe(true);
    expect(isRefused({ ...TOTAL, periodNumber })).toBe(false);
    expect(isRefused({ ...MONEY_LINE, gameNum: 2 })).toBe(false);
  });

  it('HR-11.3, ENT2-05: a leg with parlay restriction D is refused alone and excludes no other', () => {
    const restricted = createGameLeg('a', SPREAD, { parlayRestriction: 'D' });
    expect(find(restricted, createGameLeg('b', { ...SPREAD, gameNum: 2 }))).toEqual({
      excluded: [],
      errors: [{ itemId: 'a', code: 'parlayRestricted' }],
    });
  });

  it.each([
    ['spread', SPREAD],
    ['money line', MONEY_LINE],
  ])(
    'HR-11.1: a game with parlay restriction S forbids combining a %s and its total, and nothing else',
    (_, side) => {
      const apart = { parlayRestriction: 'S' } as const;
      const legs = [createGameLeg('a', side, apart), createGameLeg('b', TOTAL, apart)] as const;
      expect(find(...legs)).toEqual({
        excluded: [[0, 1]],
        errors: [
          { itemId: 'a', code: 'correlatedLegs', params: { otherItemId: 'b' } },
          { itemId: 'b', code: 'correlatedLegs', params: { otherItemId: 'a' } },
        ],
      });
      for (const leg of legs)
        expect(codesOf(leg, createGameLeg('c', { ...TOTAL, gameNum: 2 }, apart))).toEqual([]);
    },
  );

  it('HR-11.1, HR-15.1: what the game forbids now also counts against an accepted leg', () => {
    const total = createGameLeg('a', TOTAL, { parlayRestriction: 'S' });
    expect(findLegConflicts([total], [createPlacedLeg(SPREAD)]).errors).toEqual([
      { itemId: 'a', code: 'correlatedLegs', params: { otherPick: 'G.1.0.S.team1' } },
    ]);
  });

  it('HR-11.4: legs of one contest exclude each other, those of two don’t', () => {
    expect(find(createContestLeg('a', 9, 1), createContestLeg('b', 9, 2))).toEqual({
      excluded: [[0, 1]],
      errors: [
        { itemId: 'a', code: 'contestLegs', params: { otherItemId: 'b' } },
        { itemId: 'b', code: 'contestLegs', params: { otherItemId: 'a' } },
      ],
    });
    expect(codesOf(createContestLeg('a', 9, 1), createContestLeg('b', 10, 1))).toEqual([]);
  });

  it('HR-11.2: a contest is correlated with the legs of the game that links it or that it belongs to', () => {
    const refused = ['correlatedLegs', 'correlatedLegs'];
    const linking = createGameLeg('a', SPREAD, { correlation: [9] });
    expect(codesOf(linking, createContestLeg('b', 9, 1))).toEqual(refused);
    expect(codesOf(createContestLeg('b', 9, 1), linking)).toEqual(refused);
    expect(codesOf(createGameLeg('a', SPREAD), createContestLeg('b', 9, 1, 1))).toEqual(refused);
    expect(codesOf(createContestLeg('a', 9, 1, 1), createContestLeg('b', 10, 1, 1))).toEqual(refused);
    expect(codesOf(linking, createContestLeg('b', 10, 1, 2))).toEqual([]);
  });

  it('HR-85.4: contests that the book says are related are refused together, whichever of them says so', () => {
    const division: LegToCompare = {
      itemId: 'a',
      pick: { type: 'C', contestNum: 9, contestantNum: 1 },
      quote: createContestQuote({ contestNum: 9, contestantNum: 1, related: [10] }),
    };
    const wins = createContestLeg('b', 10, 1);
    const refused = ['correlatedLegs', 'correlatedLegs'];
    expect(codesOf(division, wins)).toEqual(refused);
    expect(codesOf(wins, division)).toEqual(refused);
    expect(find(division, wins).excluded).toEqual([[0, 1]]);
    expect(codesOf(division, createContestLeg('c', 11, 1))).toEqual([]);
    const placed = createPlacedLeg(division.pick, correlationOfQuote(division.quote));
    expect(findLegConflicts([wins], [placed]).errors.map(({ code }) => code)).toEqual(['correlatedLegs']);
  });

  it('HR-11.2: a leg whose line the book no longer has is compared all the same', () => {
    const unknown: LegToCompare = { itemId: 'a', pick: SPREAD, quote: null };
    expect(find(unknown, createGameLeg('b', MONEY_LINE)).excluded).toEqual([[0, 1]]);
  });

  it('HR-11.2, VAL1-40: a leg is compared with the accepted legs, which the refusal names by their pick', () => {
    const legs = [createGameLeg('a', MONEY_LINE), createGameLeg('b', { ...SPREAD, gameNum: 2 })];
    expect(findLegConflicts(legs, [createPlacedLeg(TOTAL)]).errors).toEqual([]);
    expect(findLegConflicts(legs, [createPlacedLeg(TOTAL), createPlacedLeg(SPREAD)])).toEqual({
      excluded: [],
      errors: [{ itemId: 'a', code: 'correlatedLegs', params: { otherPick: 'G.1.0.S.team1' } }],
    });
  });

  it('HR-11.2: accepted contests and games link as new ones do', () => {
    const contest: WagerPick = { type: 'C', contestNum: 9, contestantNum: 2 };
    const codes = (leg: LegToCompare, placed: PlacedLeg) =>
      findLegConflicts([leg], [placed]).errors.map(({ code }) => code);
    const ofGame = createPlacedLeg(contest, { contestGameNum: 1 });
    expect(codes(createContestLeg('a', 9, 1), createPlacedLeg(contest))).toEqual(['contestLegs']);
    expect(codes(createContestLeg('a', 9, 1), createPlacedLeg(SPREAD, { linkedContests: [9] }))).toEqual([
      'correlatedLegs',
    ]);
    expect(codes(createContestLeg('a', 9, 1, 1), createPlacedLeg(SPREAD))).toEqual(['correlatedLegs']);
    expect(codes(createGameLeg('a', SPREAD, { correlation: [9] }), createPlacedLeg(contest))).toEqual([
      'correlatedLegs',
    ]);
    expect(codes(createGameLeg('a', SPREAD), ofGame)).toEqual(['correlatedLegs']);
    expect(codes(createContestLeg('a', 10, 1, 1), ofGame)).toEqual(['correlatedLegs']);
    expect(codes(createContestLeg('a', 10, 1), createPlacedLeg(contest))).toEqual([]);
    expect(codes(createContestLeg('a', 10, 1, 2), ofGame)).toEqual([]);
  });

  it('HR-11.2: the order of the legs changes nothing but their indexes', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const forwards = find(...legs);
        const backwards = find(...legs.toReversed());
        const last = legs.length - 1;
        expect(new Set(backwards.excluded.map(([a, b]) => `${last - b},${last - a}`))).toEqual(
          new Set(forwards.excluded.map(String)),
        );
        const asText = (errors: typeof forwards.errors) =>
          errors.map((error) => JSON.stringify(error)).toSorted();
        expect(asText(backwards.errors)).toEqual(asText(forwards.errors));
      }),
    );
  });

  it('HR-11.2, HR-15.3, HR-25.8: an accepted leg refuses just what it would refuse on one ticket', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        for (const [at, leg] of legs.entries()) {
          const others = legs.filter((other) => other !== leg);
          const placed = others.map(({ pick, quote }) => createPlacedLeg(pick, correlationOfQuote(quote)));
          const codesOfLeg = find(leg, ...others).errors.filter(({ itemId }) => itemId === String(at));
          const alone = findLegConflicts([leg], placed).errors;
          expect(alone.map(({ code }) => code)).toEqual(codesOfLeg.map(({ code }) => code));
        }
      }),
    );
  });
});

describe('legs of which one makes the other likelier', () => {
  const judge = (side: GamePick, spread1: number, totalPoints: number, isPlaced = false) => {
    const legs = [side, TOTAL].map(
      (pick, at): LegToCompare => ({
        itemId: String(at),
        pick,
        quote: createGameQuote({ spread1, spread2: 0 - spread1, totalPoints }),
      }),
    );
    const [first, second] = legs;
    return isPlaced
      ? findLegConflicts([first!], [createPlacedLeg(second!.pick)]).errors.map(({ code }) => code)
      : findLegConflicts(legs, []).errors.map(({ code }) => code);
  };

  it('HR-85.1: a side and the total of its period are refused where the spread is 30 % of the total or more', () => {
    for (const side of [SPREAD, MONEY_LINE]) {
      expect(judge(side, -13, 44)).toEqual([]);
      expect(judge(side, -13.5, 45)).toEqual(['correlatedLegs', 'correlatedLegs']);
      expect(judge(side, 20, 45)).toEqual(['correlatedLegs', 'correlatedLegs']);
      expect(judge(side, 20, 45, true)).toEqual(['correlatedLegs']);
    }
  });

  it('HR-85.1: a line without a spread or a total says nothing of it', () => {
    const legs = [MONEY_LINE, TOTAL].map(
      (pick, at): LegToCompare => ({
        itemId: String(at),
        pick,
        quote: createGameQuote({ spread1: null, spread2: null, totalPoints: 44 }),
      }),
    );
    expect(findLegConflicts(legs, []).excluded).toEqual([]);
  });
});
