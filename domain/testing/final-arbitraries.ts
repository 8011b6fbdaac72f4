import fc from 'fast-check';
import { rowOfSport, rulesOfLeague, SPORT_TYPES, type League } from '../src/ground/sport/sports.ts';
import { sumSegments } from '../src/ground/score/period-score.ts';
import type { SetRules } from '../src/ground/sport/sport-row.ts';
import type { GameScore } from '../src/ground/score/game-score.schema.ts';
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
const turn = ([one, two]: Part): Part => [two, one];

/** A set that is over: won by its points, by more with the lead, or by a tie-break. */
const anySet = ({ points, lead, tieBreakAt }: SetRules, isShorterBy = 0): fc.Arbitrary<Part> => {
  const least = points - isShorterBy;
  const ways: Part[] = [
    [least, 0],
    [least, least - lead],
    [least + 1, least + 1 - lead],
  ];
  if (tieBreakAt !== null && isShorterBy === 0) ways.push([tieBreakAt, tieBreakAt - 1]);
  return fc.constantFrom(...ways, ...ways.map(turn));
};

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

const isFirst = ([one, two]: Part): boolean => one > two;

/** Draws as many sets as the match takes; the decider may be the shorter one. */
const anySets = (rules: SetRules): fc.Arbitrary<Partial<GameScore>> => {
  const { toWin, decider, points } = rules;
  const most = 2 * toWin - 1;
  return fc
    .record({
      sets: fc.array(anySet(rules), { minLength: most, maxLength: most }),
      last: anySet(rules, decider.at === most - 1 ? Math.max(0, points - decider.points) : 0),
    })
    .map(({ sets, last }) => {
      const segments: Part[] = [];
      const won = (isOfFirst: boolean): number => segments.filter((set) => isFirst(set) === isOfFirst).length;
      for (const [at, set] of sets.entries())
        if (Math.max(won(true), won(false)) < toWin) segments.push(at === most - 1 ? last : set);
      return { segments, score1: won(true), score2: won(false) };
    });
};

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
  const { scoring, sets } = rulesOfLeague(league);
  const told = {
    points: anyPoints(league),
    sets: sets === null ? fc.constant({}) : anySets(sets),
    decision: anyFight,
    strokes: anyStrokes,
  }[scoring];
  return told.map((part) => createScore({ phase: 'final', segments: [], ...part }));
};
