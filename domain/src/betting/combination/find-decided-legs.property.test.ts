import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGameQuote } from '../../../testing/ticket-fixtures.ts';
import { type GamePick, type Market, type Side, SIDES_OF } from '../../ground/pick/pick.ts';
import { gradeStraight } from '../grading/grade-straight.ts';
import { findDecidedLegs, type FormedLeg } from './find-decided-legs.ts';
import { findGameModel } from './game-model.ts';
import { formOfLeg } from './leg-form.ts';

const LEAGUE = { sportType: 'Basketball', sportSubType: 'NCAAB' } as const;
const MODEL = findGameModel(LEAGUE)!;

const createFormedLeg = (
  periodNumber: number,
  market: Market,
  side: Side,
  points: number | null,
): FormedLeg => {
  const pick: GamePick = { type: 'G', gameNum: 1, periodNumber, market, side };
  return {
    pick,
    points,
    quote: createGameQuote({ periodNumber, moneyLineDraw: null }, LEAGUE),
    pitcher1ReqFlag: true,
    pitcher2ReqFlag: true,
    form: formOfLeg(MODEL, pick)!,
  };
};

const anyHalves = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((halves) => halves / 2);

/** Legs of a game and its halves with few points, so that all scores can be tried. */
const anyLeg = fc
  .tuple(fc.constantFrom(0, 1, 2), fc.constantFrom('S' as const, 'M' as const, 'L' as const, 'E' as const))
  .chain(([periodNumber, market]) => {
    const sides = SIDES_OF[market].filter((side) => side !== 'draw');
    const points = market === 'M' ? fc.constant(null) : market === 'S' ? anyHalves(-2, 2) : anyHalves(0.5, 2);
    return fc
      .tuple(fc.constantFrom(...sides), points)
      .map(([side, at]) => createFormedLeg(periodNumber, market, side, at));
  });

const MOST_POINTS = 6;
const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
const HALVES = POINTS.flatMap((one) => POINTS.map((two) => [one, two] as const));
const GAMES = HALVES.flatMap((first) => HALVES.map((second) => [first, second] as const));

/** For each game that can be played, which legs win: by the rules of grading alone. */
const play = (legs: readonly FormedLeg[]): boolean[][] =>
  GAMES.map(([first, second]) =>
    legs.map(({ pick: { market, side, periodNumber }, points }) => {
      const scores = periodNumber === 0 ? [first, second] : [periodNumber === 1 ? first : second];
      const [score1, score2] = [0, 1].map((team) => scores.reduce((sum, score) => sum + score[team]!, 0)) as [
        number,
        number,
      ];
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
        const faults = findDecidedLegs([one, other]);
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

  it('HR-64.3: legs that some score has win are never refused as contradictory, and those named have none', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 3, maxLength: 5 }), (legs) => {
        const played = play(legs);
        for (const { code, legs: named } of findDecidedLegs(legs)) {
          if (code !== 'contradictory') continue;
          found += 1;
          expect(played.some((wins) => named.every((at) => wins[at] === true))).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(20);
  });
});
