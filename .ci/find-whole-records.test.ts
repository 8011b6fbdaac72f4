import { expect, it } from 'vitest';
import { findWholeRecords } from './find-whole-records.ts';

const SCORE =
  'gameNum: 1, phase, clock: "", score1: 0, score2: 0, segments: [], startingPitcher1: null, playedMinutes: null, ' +
  'official: null, playedHalves: null, scheduledInnings: null, winner: null, ' +
  'absent: null, rounds: null, roundSeconds: null, roundsChanged: null, holes1: null, holes2: null, situation: null';

it('an object with every field of a record is reported, wherever it is', () => {
  const whole = `{ ${SCORE}, startingPitcher2: null }`;
  expect(findWholeRecords('a.ts', `const one = 1;\nconst score = ${whole};`)).toEqual([
    { line: 2, record: 'GameScore' },
  ]);
  expect(findWholeRecords('a.tsx', `const page = <Score score={{ ...${whole} }} />;`)).toHaveLength(1);
  expect(findWholeRecords('a.ts', `const row = { kind: 'score', ...more, ${whole.slice(1)};`)).toHaveLength(
    1,
  );
});

it('an object that differs from the example is no record', () => {
  expect(findWholeRecords('a.ts', `const score = createScore({ ${SCORE} });`)).toEqual([]);
  expect(findWholeRecords('a.ts', 'const score = createScore({ score1: 3 });')).toEqual([]);
});
