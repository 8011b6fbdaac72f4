import fc from 'fast-check';
import { rowOfSport, rulesOfLeague, SPORT_TYPES, type League } from '../src/sport/sports.ts';
import { sumSegments } from '../src/score/period-score.ts';
import type { GameScore } from '../src/score/game-score.ts';
import { createScore } from './book-fixtures.ts';

/** A sport and any league that its row names, or one that nobody has heard of. */
export const anyLeague: fc.Arbitrary<League> = fc.constantFrom(...SPORT_TYPES).chain((sportType) =>
  fc.record({
    sportType: fc.constant(sportType),
    sportSubType: fc.constantFrom('Somewhere Else', ...rowOfSport(sportType).leagues.keys()),
  }),
);

type Part = readonly [number, number];

const anyPart: fc.Arbitrary<Part> = fc.tuple(fc.nat(30), fc.nat(30));
const anySet: fc.Arbitrary<Part> = fc
  .constantFrom<Part>([6, 0], [6, 4], [7, 5], [7, 6])
  .chain((set) => fc.constantFrom<Part>(set, [set[1], set[0]]));

/** Parts of a whole game, and what was played after a level regulation. */
const anyPoints = (league: League): fc.Arbitrary<Partial<GameScore>> => {
  const { regulationSegments, mayTie, hasInnings } = rulesOfLeague(league);
  const count = regulationSegments ?? rowOfSport(league.sportType).segments.count;
  return fc
    .record({
      parts: fc.array(anyPart, { minLength: count, maxLength: count }),
      extra: anyPart,
      goesOn: fc.boolean(),
    })
    .map(({ parts, extra, goesOn }) => {
      const sum = sumSegments(parts);
      if (sum.score1 !== sum.score2 || (mayTie && !goesOn)) return { segments: parts, ...sum };
      const more: Part = mayTie || extra[0] !== extra[1] ? extra : [extra[0] + 1, extra[1]];
      const segments = [...parts, more];
      return { segments, ...sumSegments(segments), ...(hasInnings && { playedHalves: null }) };
    });
};

const anySets: fc.Arbitrary<Partial<GameScore>> = fc
  .record({ sets: fc.array(anySet, { minLength: 2, maxLength: 2 }), last: anySet })
  .map(({ sets, last }) => {
    const first = sets.filter(([one, two]) => one > two).length;
    const segments = first === 1 ? [...sets, last] : sets;
    const score1 = segments.filter(([one, two]) => one > two).length;
    return { segments, score1, score2: segments.length - score1 };
  });

const anyFight: fc.Arbitrary<Partial<GameScore>> = fc
  .record({
    winner: fc.constantFrom(null, 1 as const, 2 as const),
    rounds: fc.nat(12),
    roundSeconds: fc.nat(300),
  })
  .map(({ winner, ...ended }) => ({
    winner,
    ...ended,
    score1: Number(winner === 1),
    score2: Number(winner === 2),
  }));

const anyStrokes: fc.Arbitrary<Partial<GameScore>> = fc
  .array(fc.tuple(fc.integer({ min: 60, max: 90 }), fc.integer({ min: 60, max: 90 })), {
    minLength: 4,
    maxLength: 5,
  })
  .map((segments) => ({ segments, ...sumSegments(segments) }));

/** A final that the league's scoring can produce, told whole. */
export const anyFinal = (league: League): fc.Arbitrary<GameScore> => {
  const { scoring } = rulesOfLeague(league);
  const told = {
    points: anyPoints(league),
    sets: anySets,
    decision: anyFight,
    strokes: anyStrokes,
  }[scoring];
  return told.map((part) => createScore({ phase: 'final', segments: [], ...part }));
};
