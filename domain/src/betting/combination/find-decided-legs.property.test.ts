import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GamePick, type Market, type Side, SIDES_OF } from '../../ground/pick/pick.ts';
import { rulesOfLeague } from '../../ground/sport/sports.ts';
import { gradeStraight } from '../grading/grade-straight.ts';
import { findDecidedLegs } from './find-decided-legs.ts';
import { listGameCourses } from './game-courses.ts';
import { findGameModel } from './game-model.ts';
import { formOfLeg } from './leg-form.ts';
import { winConditionOf } from './win-condition.ts';

const LEAGUE = { sportType: 'Basketball', sportSubType: 'NCAAB' } as const;
const MODEL = findGameModel(LEAGUE)!;
const COURSES = listGameCourses(MODEL, rulesOfLeague(LEAGUE));

interface Leg {
  pick: GamePick;
  points: number | null;
}

const createLeg = (periodNumber: number, market: Market, side: Side, points: number | null): Leg => ({
  pick: { type: 'G', gameNum: 1, periodNumber, market, side },
  points,
});

const faultsOf = (legs: readonly Leg[]) =>
  findDecidedLegs(
    legs.map(({ pick, points }) => winConditionOf(formOfLeg(MODEL, pick)!, pick, points)),
    COURSES,
  );

const anyHalves = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((halves) => halves / 2);

const REGULATION = 10;

/** Legs of a game, its halves and its regulation with few points, so that all scores can be tried. */
const anyLeg = fc
  .tuple(
    fc.constantFrom(0, 1, 2, REGULATION),
    fc.constantFrom('S' as const, 'M' as const, 'L' as const, 'E' as const),
  )
  .chain(([periodNumber, market]) => {
    const sides = SIDES_OF[market].filter((side) => side !== 'draw');
    const points = market === 'M' ? fc.constant(null) : market === 'S' ? anyHalves(-2, 2) : anyHalves(0.5, 2);
    return fc
      .tuple(fc.constantFrom(...sides), points)
      .map(([side, at]) => createLeg(periodNumber, market, side, at));
  });

const MOST_POINTS = 6;
const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
const HALVES = POINTS.flatMap((one) => POINTS.map((two) => [one, two] as const));
type Points = readonly [team1: number, team2: number];
const NONE: Points = [0, 0];
const sumOf = (one: Points, other: Points): Points => [one[0] + other[0], one[1] + other[1]];
const WON_OVERTIMES = HALVES.filter(([team1, team2]) => team1 !== team2);
/** Two halves, and overtime where they end level: one team is ahead at the end. */
const GAMES = HALVES.flatMap((first) =>
  HALVES.flatMap((second) => {
    const [team1, team2] = sumOf(first, second);
    const overtimes = team1 === team2 ? WON_OVERTIMES : [NONE];
    return overtimes.map((overtime) => ({ first, second, overtime }));
  }),
);

const pointsIn = ({ first, second, overtime }: (typeof GAMES)[number], periodNumber: number): Points => {
  if (periodNumber === 1) return first;
  if (periodNumber === 2) return sumOf(second, overtime);
  return sumOf(sumOf(first, second), periodNumber === REGULATION ? NONE : overtime);
};

/** For each game that can be played, which legs win: by the rules of grading alone. */
const play = (legs: readonly Leg[]): boolean[][] =>
  GAMES.map((game) =>
    legs.map(({ pick: { market, side, periodNumber }, points }) => {
      const [score1, score2] = pointsIn(game, periodNumber);
      return gradeStraight({ market, side, finalLine: points, threeWay: false, score1, score2 })[0] === 'W';
    }),
  );

describe('legs that decide each other', () => {
  it('HR-64.3: two legs are refused exactly where no score, or every score, has the other win too', () => {
    fc.assert(
      fc.property(anyLeg, anyLeg, (one, other) => {
        const played = play([one, other]);
        fc.pre([0, 1].every((at) => played.some((wins) => wins[at] === true)));
        const isPossible = played.some(([first, second]) => first === true && second === true);
        const isFree =
          isPossible &&
          played.some(([first, second]) => first === true && second === false) &&
          played.some(([first, second]) => first === false && second === true);
        const faults = faultsOf([one, other]);
        expect(faults.map(({ code }) => code)).toEqual(
          isFree ? [] : [isPossible ? 'implied' : 'contradictory'],
        );
        if (faults[0]?.code !== 'implied') return;
        const [from, to] = faults[0].legs as [number, number];
        expect(played.every((wins) => wins[from] !== true || wins[to] === true)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('HR-64.3: legs are refused exactly where no score has all of them win, and each one named is needed', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 3, maxLength: 5 }), (legs) => {
        const played = play(legs);
        const haveAll = (named: readonly number[]): boolean =>
          played.some((wins) => named.every((at) => wins[at] === true));
        fc.pre(legs.every((_leg, at) => haveAll([at])));
        const named = faultsOf(legs).find(({ code }) => code === 'contradictory')?.legs;
        expect(named === undefined).toBe(haveAll([...legs.keys()]));
        if (named === undefined) return;
        found += 1;
        expect(haveAll(named)).toBe(false);
        for (const left of named) expect(haveAll(named.filter((at) => at !== left))).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(found).toBeGreaterThan(20);
  });
});
