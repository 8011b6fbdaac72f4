import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../../ground/pick/pick.ts';
import { findSport } from '../../ground/sport/sports.ts';
import { jointNormalBelow } from '../joint-price/joint-normal.ts';
import { covariancesOf, findGameModel, GAME_MODELS, type GameModel, partsOfPeriod } from './game-model.ts';
import { correlateForms, formOfLeg, type LegForm } from './leg-form.ts';

const NFL = findGameModel({ sportType: 'Football', sportSubType: 'NFL' })!;
const NBA = findGameModel({ sportType: 'Basketball', sportSubType: 'NBA' })!;

const SIDES: readonly Side[] = [
  'team1',
  'team2',
  'over',
  'under',
  'team1Over',
  'team1Under',
  'team2Over',
  'team2Under',
];

const formsOf = (
  model: GameModel,
  legs: ReadonlyArray<readonly [periodNumber: number, side: Side]>,
): LegForm[] => legs.map(([periodNumber, side]) => formOfLeg(model, { periodNumber, side })!);

const correlationOf = (model: GameModel, ...legs: Parameters<typeof formsOf>[1]): number =>
  correlateForms(formsOf(model, legs), covariancesOf(model))[0]![1]!;

/** The sum of all figures, each times the weights of its row and its column. */
const formOf = (matrix: ReadonlyArray<readonly number[]>, weights: readonly number[]): number =>
  matrix.reduce(
    (sum, row, at) => sum + row.reduce((part, figure, k) => part + figure * weights[at]! * weights[k]!, 0),
    0,
  );

const anyModel = fc.constantFrom(...GAME_MODELS);

/** Any legs of a model, on any of its periods. */
const anyForms = anyModel.chain((model) => {
  const periods = findSport(model.sportType)!.periods.map(({ periodNumber }) => periodNumber);
  const known = periods.filter((periodNumber) => partsOfPeriod(model, periodNumber) !== null);
  return fc.record({
    model: fc.constant(model),
    legs: fc.array(fc.tuple(fc.constantFrom(...known), fc.constantFrom(...SIDES)), {
      minLength: 2,
      maxLength: 8,
    }),
  });
});

describe('what legs are sums of', () => {
  it('HR-65.2: every model has two symmetric matrices, of its margins and its totals, that leave no direction out', () => {
    for (const model of GAME_MODELS)
      for (const matrix of [covariancesOf(model).margins, covariancesOf(model).totals]) {
        expect(matrix).toHaveLength(model.parts.length);
        expect(matrix.map((_, at) => matrix.map((row) => row[at]))).toEqual(matrix);
        fc.assert(
          fc.property(
            fc.array(fc.integer({ min: -9, max: 9 }), { minLength: matrix.length, maxLength: matrix.length }),
            (weights) => {
              fc.pre(weights.some((weight) => weight !== 0));
              expect(formOf(matrix, weights)).toBeGreaterThan(0);
            },
          ),
        );
      }
  });

  it('HR-65.2: correlations of any legs are symmetric, within one, and positive semidefinite', () => {
    fc.assert(
      fc.property(
        anyForms,
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 8, maxLength: 8 }),
        ({ model, legs }, weights) => {
          const matrix = correlateForms(formsOf(model, legs), covariancesOf(model));
          for (const [at, row] of matrix.entries())
            for (const [k, figure] of row.entries()) {
              expect(figure).toBe(matrix[k]![at]);
              expect(Math.abs(figure)).toBeLessThanOrEqual(1 + 1e-12);
            }
          expect(formOf(matrix, weights)).toBeGreaterThan(-1e-9);
        },
      ),
    );
  });

  it('HR-65.2: a period is the sum of its segments, and a team has half of its total and margin', () => {
    const game = formOfLeg(NFL, { periodNumber: 0, side: 'team2' })!;
    const halves = formsOf(NFL, [
      [1, 'team2'],
      [2, 'team2'],
    ]);
    expect(game.margins).toEqual(halves[0]!.margins.map((share, at) => share + halves[1]!.margins[at]!));
    expect(formOfLeg(NFL, { periodNumber: 0, side: 'team1Over' })).toEqual({
      margins: [-0.5, -0.5, -0.5, -0.5, -0.5],
      totals: [0.5, 0.5, 0.5, 0.5, 0.5],
    });
    // An alternate line is about the game.
    expect(formOfLeg(NFL, { periodNumber: 25, side: 'under' })).toEqual(
      formOfLeg(NFL, { periodNumber: 0, side: 'under' }),
    );
    // The first half and the regulation have no overtime.
    expect(formOfLeg(NBA, { periodNumber: 1, side: 'over' })?.totals).toEqual([1, 1, 0, 0, 0]);
    expect(formOfLeg(NBA, { periodNumber: 10, side: 'over' })?.totals).toEqual([1, 1, 1, 1, 0]);
    expect(formOfLeg(NBA, { periodNumber: 2, side: 'over' })?.totals).toEqual([0, 0, 1, 1, 1]);
  });

  it('HR-65.2: a half pulls against the other one, less than halves that know nothing of each other', () => {
    const halfAndGame = (model: GameModel): number => correlationOf(model, [1, 'team2'], [0, 'team2']);
    expect(halfAndGame(NBA)).toBeGreaterThan(0.58);
    expect(halfAndGame(NBA)).toBeLessThan(0.65);
    expect(halfAndGame(NFL)).toBeGreaterThan(0.67);
    expect(halfAndGame(NFL)).toBeLessThan(0.74);
  });

  it('HR-65.2: sides and totals are independent, a team’s points go with both, opposite sides are opposite', () => {
    expect(correlationOf(NBA, [0, 'team1'], [0, 'over'])).toBe(0);
    expect(correlationOf(NBA, [0, 'team1'], [0, 'team1Over'])).toBeGreaterThan(0.5);
    expect(correlationOf(NBA, [0, 'team1'], [0, 'team2Over'])).toBeLessThan(-0.5);
    expect(correlationOf(NBA, [0, 'over'], [0, 'team2Under'])).toBeLessThan(-0.5);
    expect(correlationOf(NBA, [0, 'team1'], [0, 'team2'])).toBeCloseTo(-1, 12);
    expect(correlationOf(NFL, [1, 'over'], [0, 'over'])).toBeGreaterThan(0.5);
  });

  it('HR-65.1: the joint probability of any legs is within what their own ones allow, and less with one more', () => {
    fc.assert(
      fc.property(
        anyForms,
        fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 8, maxLength: 8 }),
        ({ model, legs }, all) => {
          const matrix = correlateForms(formsOf(model, legs), covariancesOf(model));
          const below = all.slice(0, legs.length);
          const joint = jointNormalBelow(below, matrix);
          const own = below.map((bound) => jointNormalBelow([bound], [[1]]));
          expect(joint).toBeLessThanOrEqual(Math.min(...own) + 2e-4);
          expect(joint).toBeGreaterThan(own.reduce((sum, one) => sum + one, 1 - own.length) - 2e-4);
          const fewer = jointNormalBelow(
            below.slice(1),
            matrix.slice(1).map((row) => row.slice(1)),
          );
          expect(joint).toBeLessThanOrEqual(fewer + 4e-4);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the model of a league', () => {
  it('HR-65.2: is its own, else its sport’s, else none', () => {
    const nameOf = (sportType: 'Football' | 'Basketball' | 'Soccer', sportSubType: string) =>
      findGameModel({ sportType, sportSubType })?.name;
    expect(nameOf('Football', 'NFL')).toBe('nfl');
    expect(nameOf('Football', ' College Football ')).toBe('collegeFootball');
    expect(nameOf('Basketball', 'WNBA')).toBe('nba');
    expect(nameOf('Basketball', 'ncaab')).toBe('collegeBasketball');
    expect(nameOf('Basketball', '__proto__')).toBe('nba');
    expect(nameOf('Soccer', 'EPL')).toBeUndefined();
  });

  it('HR-65.2: names leagues that their sport knows, and parts that its segments are', () => {
    for (const { sportType, leagues, parts } of GAME_MODELS) {
      const row = findSport(sportType)!;
      for (const league of leagues ?? []) expect([...row.leagues.keys()]).toContain(league);
      const segments = parts.flatMap((one) => (one.segments === null ? [] : [one.segments]));
      expect(segments[0]![0]).toBe(0);
      expect(segments.at(-1)![1]).toBe(row.segments.count - 1);
      for (const [at, [first]] of segments.slice(1).entries()) expect(first).toBe(segments[at]![1] + 1);
      expect(parts.filter(({ overtime }) => overtime)).toHaveLength(1);
    }
  });

  it('HR-64.1: has no form for a period that it doesn’t tell apart', () => {
    const modelOf = (sportSubType: string) => findGameModel({ sportType: 'Basketball', sportSubType })!;
    expect(formOfLeg(modelOf('NCAAB'), { periodNumber: 3, side: 'over' })).toBeNull();
    expect(formOfLeg(modelOf('NCAAB'), { periodNumber: 2, side: 'over' })?.totals).toEqual([0, 1, 1]);
    expect(formOfLeg(modelOf('NBA'), { periodNumber: 99, side: 'over' })).toBeNull();
    expect(formOfLeg(modelOf('NBA'), { periodNumber: 0, side: 'draw' })).toBeNull();
    const mlb = findGameModel({ sportType: 'Baseball', sportSubType: 'MLB' })!;
    expect(formOfLeg(mlb, { periodNumber: 1, side: 'over' })).toBeNull();
    expect(formOfLeg(mlb, { periodNumber: 0, side: 'over' })?.totals).toEqual([1]);
    const college = findGameModel({ sportType: 'Football', sportSubType: 'COLLEGE FOOTBALL' })!;
    // Its game counts overtime, its regulation doesn't, and nothing is known of the two apart.
    expect(formOfLeg(college, { periodNumber: 10, side: 'over' })).toBeNull();
  });
});
