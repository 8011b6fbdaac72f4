import { describe, expect, it } from 'vitest';
import { createConditions, createLegToCombine as leg } from '../../../testing/combination-fixtures.ts';
import { KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import type { CombinationFault } from './combination-fault.ts';
import { type CombinationConditions, type LegToCombine, offerCombination } from './offer-combination.ts';

const side = leg({}, -3.5);
const over = leg({ market: 'L', side: 'over' }, 44.5);
const half = (pick: Partial<GamePick>, points: number | null): LegToCombine =>
  leg({ periodNumber: 1, ...pick }, points);

const faultsOf = (
  legs: readonly LegToCombine[],
  conditions: CombinationConditions = createConditions(),
): readonly CombinationFault[] => {
  const offered = offerCombination(legs, conditions);
  return 'faults' in offered ? offered.faults : [];
};

const factorOf = (legs: readonly LegToCombine[], conditions = createConditions()): number => {
  const offered = offerCombination(legs, conditions);
  if ('faults' in offered) throw new Error(JSON.stringify(offered.faults));
  return Number(offered.factor.numerator) / Number(offered.factor.denominator);
};

describe('legs of one game as one leg', () => {
  it('HR-64.1: 2 to 8 of them are looked at', () => {
    expect(faultsOf([side])).toEqual([{ code: 'legCount', legs: [] }]);
    expect(faultsOf([])).toEqual([{ code: 'legCount', legs: [] }]);
    expect(faultsOf(Array.from({ length: 9 }, () => over))).toEqual([{ code: 'legCount', legs: [] }]);
    expect(faultsOf(Array.from({ length: 100_000 }, () => over))).toEqual([{ code: 'legCount', legs: [] }]);
    expect(faultsOf([side, over])).toEqual([]);
  });

  it('HR-64.1: spread, money line, total and team totals of the game and its periods go together', () => {
    expect(
      faultsOf([
        side,
        over,
        leg({ market: 'E', side: 'team2Over' }, 20.5),
        half({ market: 'M', side: 'team2' }, null),
        half({ market: 'L', side: 'under' }, 21.5),
      ]),
    ).toEqual([]);
  });

  it('HR-64.1: nothing begins after the game has', () => {
    const late = { ...createConditions(), bookMs: KICK_OFF_MS };
    expect(faultsOf([side, over], late)).toEqual([{ code: 'begun', legs: [] }]);
    const live = { ...createConditions(), score: { phase: 'live' as const } };
    expect(faultsOf([side, over], live)).toEqual([{ code: 'begun', legs: [] }]);
  });

  it('HR-64.1: a leg of another game or of a contest is named, and a league without a model is refused', () => {
    expect(faultsOf([side, leg({ gameNum: 2, market: 'L', side: 'over' }, 44.5)])).toEqual([
      { code: 'otherGame', legs: [1] },
    ]);
    const contest: LegToCombine = { ...over, pick: { type: 'C', contestNum: 9, contestantNum: 2 } };
    expect(faultsOf([contest, side])).toEqual([{ code: 'otherGame', legs: [0] }]);
    const soccer = createConditions([{}], { sportType: 'Soccer', sportSubType: 'EPL' });
    expect(faultsOf([side, over], soccer)).toEqual([{ code: 'notOffered', legs: [] }]);
    const unknown = createConditions([{}], { sportType: '__proto__' });
    expect(faultsOf([side, over], unknown)).toEqual([{ code: 'notOffered', legs: [] }]);
    const college = createConditions(undefined, { sportSubType: 'COLLEGE FOOTBALL' });
    expect(faultsOf([over, half({ side: 'team1' }, -1.5)], college)).toEqual([
      { code: 'notOffered', legs: [1] },
    ]);
  });

  it('HR-64.2: no draw, no money line beside a draw, no quarter line', () => {
    const threeWay = createConditions([{ moneyLineDraw: 900 }]);
    const moneyLine = leg({ market: 'M', side: 'team1' }, null);
    const draw = leg({ market: 'M', side: 'draw' }, null);
    expect(faultsOf([moneyLine, over], threeWay)).toEqual([{ code: 'draw', legs: [0] }]);
    expect(faultsOf([over, draw], threeWay)).toEqual([{ code: 'draw', legs: [1] }]);
    expect(faultsOf([over, draw])).toEqual([{ code: 'draw', legs: [1] }]);
    const quarters = createConditions([{ spread1: -3.25, spread2: 3.25, totalPoints: 44.75 }]);
    expect(faultsOf([leg({}, -3.25), leg({ market: 'L', side: 'over' }, 44.75)], quarters)).toEqual([
      { code: 'quarterLine', legs: [0] },
      { code: 'quarterLine', legs: [1] },
    ]);
  });

  it('HR-64.2: a baseball leg is listed for both', () => {
    const baseball = createConditions([{ spread1: -1.5, spread2: 1.5, totalPoints: 8.5 }], {
      sportType: 'Baseball',
      sportSubType: 'MLB',
      listedPitcher1: 'Cole',
      listedPitcher2: 'Sale',
    });
    const total = leg({ market: 'L', side: 'over' }, 8.5);
    expect(faultsOf([leg({}, -1.5), total], baseball)).toEqual([]);
    expect(faultsOf([leg({}, -1.5, { pitcher2ReqFlag: false }), total], baseball)).toEqual([
      { code: 'unlisted', legs: [0] },
    ]);
    expect(faultsOf([leg({}, -1.5), { ...total, pitcher1ReqFlag: false }], baseball)).toEqual([
      { code: 'unlisted', legs: [1] },
    ]);
  });

  it('HR-67.1: other lines of the game, be they at the same number, move no price', () => {
    const alone = factorOf([side, over]);
    const alternate = {
      periodNumber: 20,
      spreadAdj1: 150,
      spreadAdj2: -180,
      ttlPtsAdj1: 150,
      ttlPtsAdj2: -180,
    };
    expect(factorOf([side, over], createConditions([alternate, {}]))).toBe(alone);
    expect(factorOf([side, over], createConditions([{}, alternate]))).toBe(alone);
    const suspended = { disabled: true };
    const around = [-3, -4].map((spread1, at) => ({ periodNumber: 20 + at, spread1, spread2: -spread1 }));
    expect(faultsOf([side, over], createConditions([suspended, ...around]))).toEqual([
      { code: 'noLine', legs: [0] },
      { code: 'noLine', legs: [1] },
    ]);
  });

  it('HR-64.5: no bought points: every leg has its line’s own number', () => {
    expect(faultsOf([leg({}, -3), over])).toEqual([{ code: 'boughtPoints', legs: [0] }]);
    expect(faultsOf([side, leg({ market: 'L', side: 'over' }, null)])).toEqual([
      { code: 'boughtPoints', legs: [1] },
    ]);
  });

  it('HR-64.3: what contradicts within a period is named', () => {
    const other = leg({ side: 'team2' }, 3.5);
    expect(faultsOf([side, over, other])).toEqual([{ code: 'contradictory', legs: [0, 2] }]);
    expect(faultsOf([leg({ market: 'M', side: 'team2' }, null), side, over])).toEqual([
      { code: 'contradictory', legs: [0, 1] },
    ]);
    // 24 points, 20 points and a total below 44.5 leave none: 25 + 21 > 44.
    const three = [
      leg({ market: 'E', side: 'team1Over' }, 24),
      leg({ market: 'E', side: 'team2Over' }, 20.5),
      leg({ market: 'L', side: 'under' }, 44.5),
    ];
    expect(faultsOf(three)).toEqual([{ code: 'contradictory', legs: [0, 1, 2] }]);
    expect(faultsOf(three.slice(0, 2))).toEqual([]);
  });

  it('HR-64.3: what contradicts in two periods is named', () => {
    const lines = [{ totalPoints: 20.5 }, { periodNumber: 1, totalPoints: 21.5, team1TotalPoints: 21.5 }];
    const conditions = createConditions(lines);
    const under = leg({ market: 'L', side: 'under' }, 20.5);
    expect(faultsOf([side, under, half({ market: 'L', side: 'over' }, 21.5)], conditions)).toEqual([
      { code: 'contradictory', legs: [1, 2] },
    ]);
    expect(faultsOf([half({ market: 'E', side: 'team1Over' }, 21.5), side, under], conditions)).toEqual([
      { code: 'contradictory', legs: [0, 2] },
    ]);
    // A team with 20 points at most that wins by 11 leaves no half with 41.
    const low = createConditions([
      { spread1: -10.5, spread2: 10.5, team1TotalPoints: 20.5 },
      { periodNumber: 1, totalPoints: 40.5 },
    ]);
    const lopsided = [
      leg({}, -10.5),
      half({ market: 'L', side: 'over' }, 40.5),
      leg({ market: 'E', side: 'team1Under' }, 20.5),
    ];
    expect(faultsOf(lopsided, low)).toEqual([{ code: 'contradictory', legs: [0, 1, 2] }]);
    expect(faultsOf(lopsided.slice(1), low)).toEqual([]);
    // Two halves of 21.5 or more and a game of at most 42 contradict each other, and no two of them do.
    const halves = createConditions([
      { totalPoints: 42.5 },
      { periodNumber: 1, totalPoints: 21.5 },
      { periodNumber: 2, totalPoints: 20.5 },
    ]);
    const three = [
      half({ market: 'L', side: 'over' }, 21.5),
      leg({ periodNumber: 2, market: 'L', side: 'over' }, 20.5),
      leg({ market: 'L', side: 'under' }, 42.5),
    ];
    expect(faultsOf(three, halves)).toEqual([{ code: 'contradictory', legs: [0, 1, 2] }]);
    expect(faultsOf(three.slice(1), halves)).toEqual([]);
    const wider = createConditions([{ totalPoints: 43.5 }, ...halves.offer.lines.slice(1)]);
    expect(faultsOf([...three.slice(0, 2), leg({ market: 'L', side: 'under' }, 43.5)], wider)).toEqual([]);
  });

  it('HR-64.3: overtime turns a game only where regulation ends level', () => {
    const numbers = [3, 4, 5, 6];
    const four = numbers.map((periodNumber) => leg({ periodNumber, side: 'team2' }, -0.5));
    const quarters = numbers.map((periodNumber) => ({ periodNumber, spread1: 0.5, spread2: -0.5 }));
    const conditions = createConditions([{}, ...quarters]);
    expect(faultsOf(four, conditions)).toEqual([]);
    const other = leg({ market: 'M', side: 'team1' }, null);
    expect(faultsOf([...four, other], conditions)).toEqual([
      { code: 'contradictory', legs: [0, 1, 2, 3, 4] },
    ]);
    expect(faultsOf([...four.slice(1), other], conditions)).toEqual([]);
  });

  it('HR-64.3: nobody scores half a point', () => {
    const spreads = [leg({}, 0.5), leg({ periodNumber: 20, side: 'team2' }, 0.5)];
    const totals = [
      leg({ market: 'L', side: 'over' }, 44.5),
      leg({ periodNumber: 20, market: 'L', side: 'under' }, 45.5),
    ];
    const conditions = createConditions([
      { spread1: 0.5, spread2: -0.5 },
      { periodNumber: 20, spread1: -0.5, spread2: 0.5, totalPoints: 45.5 },
    ]);
    expect(faultsOf([...spreads, totals[0]!], conditions)).toEqual([]);
    expect(faultsOf([...spreads, ...totals], conditions)).toEqual([
      { code: 'contradictory', legs: [0, 1, 2, 3] },
    ]);
  });

  it('HR-64.3: where no final is level, a game that nobody is bet to win is none', () => {
    const conditions = [
      { spread1: 0.5, spread2: -0.5 },
      { periodNumber: 20, spread1: -0.5, spread2: 0.5 },
    ];
    const both = [leg({}, 0.5), leg({ periodNumber: 20, side: 'team2' }, 0.5)];
    expect(faultsOf(both, createConditions(conditions))).toEqual([]);
    const college = createConditions(conditions, { sportSubType: 'COLLEGE FOOTBALL' });
    expect(faultsOf(both, college)).toEqual([{ code: 'contradictory', legs: [0, 1] }]);
  });

  it('HR-64.3: a leg that decides another is named first', () => {
    const moneyLine = leg({ market: 'M', side: 'team1' }, null);
    expect(faultsOf([over, moneyLine, side])).toEqual([{ code: 'implied', legs: [2, 1] }]);
    const dog = leg({ side: 'team2' }, 3.5);
    expect(faultsOf([dog, leg({ market: 'M', side: 'team2' }, null)])).toEqual([
      { code: 'implied', legs: [1, 0] },
    ]);
    // A favorite that wins by less than it gives: both can be true, and neither decides the other.
    expect(faultsOf([dog, moneyLine])).toEqual([]);
    expect(faultsOf([side, side])).toEqual([{ code: 'implied', legs: [0, 1] }]);
    const alternates = createConditions([{}, { periodNumber: 20, totalPoints: 40.5 }]);
    expect(faultsOf([leg({ periodNumber: 20, market: 'L', side: 'over' }, 40.5), over], alternates)).toEqual([
      { code: 'implied', legs: [1, 0] },
    ]);
  });

  it('HR-64.3: a leg of a period that decides one of the game is named first', () => {
    const lines = createConditions([
      { team2TotalPoints: 20.5 },
      { periodNumber: 1, totalPoints: 44.5, team2TotalPoints: 20.5 },
    ]);
    expect(faultsOf([over, half({ market: 'L', side: 'over' }, 44.5)], lines)).toEqual([
      { code: 'implied', legs: [1, 0] },
    ]);
    expect(
      faultsOf(
        [leg({ market: 'E', side: 'team2Over' }, 20.5), half({ market: 'E', side: 'team2Over' }, 20.5)],
        lines,
      ),
    ).toEqual([{ code: 'implied', legs: [1, 0] }]);
  });

  it('HR-65.1: a leg whose probability the book can’t say is named', () => {
    const held = createConditions([{ totalsStatus: 'H' }]);
    expect(faultsOf([side, over], held)).toEqual([{ code: 'held', legs: [1] }]);
    const silent = createConditions([{}]);
    expect(faultsOf([side, over], { ...silent, offer: { ...silent.offer, feedUp: false } })).toEqual([
      { code: 'stale', legs: [0] },
      { code: 'stale', legs: [1] },
    ]);
    expect(faultsOf([side, over], createConditions([{ ttlPtsAdj2: null }]))).toEqual([
      { code: 'noLine', legs: [1] },
    ]);
    expect(faultsOf([side, leg({ periodNumber: 4 }, -3.5)])).toEqual([{ code: 'noLine', legs: [1] }]);
    const hostile = leg({ side: '__proto__' as 'team1' }, null);
    expect(faultsOf([hostile, over])).toEqual([{ code: 'noLine', legs: [0] }]);
  });
});

describe('what legs of one game are worth', () => {
  it('HR-66.1: is 1 ÷ (fair probability × 1.07), down to four places, for two that are independent', () => {
    // Side and total: ½ × the over’s share of −105 and −115.
    const [overShare, underShare] = [105 / 205, 115 / 215];
    const fair = 0.5 * (overShare / (overShare + underShare));
    expect(factorOf([side, over])).toBe(Math.floor(10_000 / (fair * 1.07)) / 10_000);
  });

  it('HR-66.1: has 2 % more of a margin for each leg after the second', () => {
    const third = half({ market: 'L', side: 'over' }, 21.5);
    const two = factorOf([over, third]);
    const three = factorOf([side, over, third]);
    // The side is independent of both totals, at ½.
    expect(three).toBeCloseTo((two * 1.07 * 2) / 1.09, 2);
  });

  it('HR-65.1: is less for legs that go together and more for legs that don’t', () => {
    const [half1, half2] = [half({}, -1.5), half({ side: 'team2' }, 1.5)];
    expect(factorOf([side, half1])).toBeLessThan(factorOf([side, over]) - 0.5);
    expect(factorOf([side, half2])).toBeGreaterThan(factorOf([side, over]) + 0.5);
  });

  it('HR-66.2: is never more than 1.5 times the product', () => {
    const legs = [leg({ side: 'team1' }, -3.5), leg({ market: 'E', side: 'team1Under' }, 24)];
    // 21/11 × 200/100 × 1.5 = 5.7272…
    expect(factorOf(legs)).toBe(5.7272);
  });

  it('HR-66.2: is never less than the longest leg pays, which isn’t rounded', () => {
    const lines = [
      { spread1: -3.5, spreadAdj1: -110 },
      { periodNumber: 20, spread1: -2.5, spread2: 2.5, spreadAdj1: -130, spreadAdj2: 110 },
    ];
    const close = createConditions([
      ...lines,
      {
        periodNumber: 1,
        moneyLine1: -2_000,
        moneyLine2: 1_200,
        spread1: 10.5,
        spread2: -10.5,
        spreadAdj1: -20_000,
        spreadAdj2: 4_000,
      },
    ]);
    const offered = offerCombination([side, half({}, 10.5)], close);
    expect(offered).toMatchObject({ factor: { numerator: 21n, denominator: 11n } });
  });

  it('HR-66.3: is the same whatever the order of the legs, to the last bit of what is kept', () => {
    const legs = [
      side,
      over,
      leg({ market: 'E', side: 'team2Over' }, 20.5),
      half({ market: 'M', side: 'team1' }, null),
      half({ market: 'L', side: 'under' }, 21.5),
    ];
    const first = offerCombination(legs, createConditions());
    expect('factor' in first).toBe(true);
    for (let turn = 1; turn < legs.length; turn += 1) {
      expect(offerCombination([...legs.slice(turn), ...legs.slice(0, turn)], createConditions())).toEqual(
        first,
      );
      expect(offerCombination(legs.toReversed(), createConditions())).toEqual(first);
    }
  });
});
