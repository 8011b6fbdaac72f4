import { describe, expect, it } from 'vitest';
import { createGameWager, readScore } from '../../../testing/game-wagers.ts';
import { createScore } from '../../../testing/book-fixtures.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager } from './grade-game-wager.ts';

/** `WW`, `XX`; null while it isn't decided. */
const grade = (wager: GameWagerToGrade, score: GameScore): string | null =>
  gradeGameWager(wager, score)?.result.join('') ?? null;

describe('how far a game must have gone', () => {
  it.each([
    ['Football', 'NFL', 55],
    ['Football', 'College Football', 55],
    ['Basketball', 'NBA', 43],
    ['Basketball', 'College Basketball', 35],
    ['Hockey', 'NHL', 55],
    ['Soccer', 'England Premier League', 90],
  ])('HR-70.1: %s, %s has action from minute %i on', (sportType, sportSubType, minutes) => {
    const side = createGameWager(sportType, 'S', 'team1', { sportSubType, finalLine: 0.5 });
    const segments = { NBA: '30-20 30-20 30-20 10-9', 'College Basketball': '30-20 30-29' }[sportSubType];
    const score = readScore(segments ?? '1-0 1-0 1-0 1-0');
    const at = (playedMinutes: number) => grade(side, { ...score, playedMinutes });
    expect([at(minutes), at(minutes - 1)]).toEqual(['WW', 'XX']);
  });

  it('HR-70.3: a final without segments is taken at its word', () => {
    for (const sportType of ['Football', 'Basketball', 'Baseball', 'Hockey'])
      expect(grade(createGameWager(sportType, 'M', 'team1'), createScore({ score1: 3, score2: 2 }))).toBe(
        'WW',
      );
  });

  it('HR-70.4: what the league calls official counts, and what it doesn’t is no action', () => {
    const three = readScore('7-3 7-3 7-3');
    const side = createGameWager('Football', 'M', 'team1');
    expect(grade(side, { ...three, official: true })).toBe('WW');
    expect(grade(side, { ...three, official: false })).toBe('XX');
    // The score doesn't tell which of the quarters it lists.
    const first = createGameWager('Football', 'M', 'team1', { periodNumber: 3 });
    expect(grade(first, { ...three, official: false })).toBe('WW');
    const third = createGameWager('Football', 'M', 'team1', { periodNumber: 5 });
    expect(grade(third, { ...three, official: true })).toBeNull();
    expect(grade(third, { ...three, official: false })).toBe('XX');
  });
});

describe('a game that was stopped', () => {
  it('HR-71.1: a part that was played to its end stands, called off or final', () => {
    for (const phase of ['cancelled', 'final'] as const) {
      const score = readScore('7-3 3-10 7-0', { phase, playedMinutes: 44 });
      const of = (periodNumber: number) =>
        grade(createGameWager('Football', 'M', 'team1', { periodNumber }), score);
      expect([1, 3, 4].map(of)).toEqual(['LL', 'WW', 'LL']);
      // The third quarter was under way, the rest never began.
      expect([5, 6, 2, 0].map(of)).toEqual(['XX', 'XX', 'XX', 'XX']);
    }
    const untimed = readScore('7-3 3-10 7-0', { phase: 'cancelled' });
    const of = (periodNumber: number) =>
      grade(createGameWager('Football', 'M', 'team1', { periodNumber }), untimed);
    expect([1, 5].map(of)).toEqual(['LL', 'XX']);
  });

  it('HR-71.2: a total that was passed stands, the over won and the under lost', () => {
    const score = readScore('7-3 3-10 7-0', { phase: 'cancelled' });
    const at = (side: 'over' | 'under', finalLine: number, periodNumber = 0) =>
      grade(createGameWager('Football', 'L', side, { finalLine, periodNumber }), score);
    expect([at('over', 29.5), at('under', 29.5)]).toEqual(['WW', 'LL']);
    // On the number it may still push, and a half that could push is not decided.
    expect([at('over', 30), at('under', 30), at('over', 29.75), at('over', 45)]).toEqual([
      'XX',
      'XX',
      'XX',
      'XX',
    ]);
    expect([at('over', 6.5, 5), at('under', 6.5, 5), at('over', 7.5, 5)]).toEqual(['WW', 'LL', 'XX']);
    const team = (side: 'team1Over' | 'team2Under', finalLine: number) =>
      grade(createGameWager('Football', 'E', side, { finalLine }), score);
    expect([team('team1Over', 16.5), team('team2Under', 12.5), team('team2Under', 14)]).toEqual([
      'WW',
      'LL',
      'XX',
    ]);
    const extra = readScore('1-0 0-1 2-0', { phase: 'cancelled' });
    // What was scored in extra time isn’t soccer’s total.
    expect(grade(createGameWager('Soccer', 'L', 'over', { finalLine: 2.5 }), extra)).toBe('XX');
    expect(grade(createGameWager('Soccer', 'L', 'over', { finalLine: 1.5 }), extra)).toBe('WW');
  });

  it('HR-71.3: a three-way draw is never decided early, nor is a side', () => {
    const score = readScore('1-1 0-0', { phase: 'final', playedMinutes: 70 });
    for (const side of ['team1', 'draw', 'team2'] as const)
      expect(grade(createGameWager('Soccer', 'M', side, { threeWay: true }), score)).toBe('XX');
    expect(
      grade(
        createGameWager('Football', 'S', 'team1', { finalLine: 60 }),
        readScore('9-0', { phase: 'cancelled' }),
      ),
    ).toBe('XX');
  });

  it('HR-71.4: read strictly, a full game’s total needs the whole game', () => {
    const score = readScore('7-3 3-10 7-0', { phase: 'cancelled' });
    const strict = (periodNumber: number) =>
      gradeGameWager(createGameWager('Football', 'L', 'over', { finalLine: 6.5, periodNumber }), score, {
        decidedStands: false,
      })?.result.join('');
    expect([0, 20, 5].map(strict)).toEqual(['XX', 'XX', 'WW']);
  });
});

describe('baseball', () => {
  const innings = (count: number, homeLeads = false) =>
    Array.from({ length: count }, () => (homeLeads ? '0-1' : '1-0')).join(' ');
  const moneyLine = createGameWager('Baseball', 'M', 'team1');
  const runLine = createGameWager('Baseball', 'S', 'team1', { finalLine: -1.5 });
  const over = createGameWager('Baseball', 'L', 'over', { finalLine: 20.5 });

  it('HR-72.1: a money line is official after 5 innings, 4½ when the home team leads', () => {
    expect(grade(moneyLine, readScore(innings(4)))).toBe('XX');
    expect(grade(moneyLine, readScore(innings(5)))).toBe('WW');
    const half = (homeLeads: boolean, playedHalves: number) =>
      grade(moneyLine, readScore(innings(5, homeLeads), { playedHalves }));
    expect([half(true, 9), half(true, 8), half(false, 9), half(false, 10)]).toEqual(['LL', 'XX', 'XX', 'WW']);
  });

  it('HR-72.2: run lines and totals need 9 innings, 8½ when the home team leads', () => {
    for (const wager of [runLine, over]) {
      expect(grade(wager, readScore(innings(8)))).toBe('XX');
      expect(grade(wager, readScore(innings(9)))).not.toBe('XX');
      expect(grade(wager, readScore(innings(9, true), { playedHalves: 17 }))).toBe('LL');
      expect(grade(wager, readScore(innings(9), { playedHalves: 16 }))).toBe('XX');
    }
  });

  it('HR-72.5: of a game scheduled for 7 they need 7 innings, 6½ when the home team leads', () => {
    const scheduled = { scheduledInnings: 7 };
    expect(grade(runLine, readScore(innings(7), scheduled))).toBe('WW');
    expect(grade(runLine, readScore(innings(6), scheduled))).toBe('XX');
    expect(grade(over, readScore(innings(7, true), { ...scheduled, playedHalves: 13 }))).toBe('LL');
  });

  it('HR-72.3: a called game goes by its last full inning, unless the home team tied or went ahead in its half', () => {
    // Six full innings 3 : 2, then the visitor scored twice in the top of the seventh.
    const visitor = readScore('1-0 0-1 1-0 0-1 1-0 0-0 2-0', { playedHalves: 13 });
    expect(grade(createGameWager('Baseball', 'S', 'team1', { finalLine: -1.5 }), visitor)).toBe('XX');
    const ahead = (text: string, playedHalves: number) =>
      grade(createGameWager('Baseball', 'M', 'team2'), readScore(text, { playedHalves }));
    // 1 : 2 after six; the visitor goes ahead in the seventh, the home team doesn’t answer.
    expect(ahead('1-0 0-1 0-1 0-0 0-0 0-0 3-0', 13)).toBe('WW');
    // It does: 4 : 5 as it was called.
    expect(ahead('1-0 0-1 0-1 0-0 0-0 0-0 3-3', 13)).toBe('WW');
    // 2 : 1 after six, 2 : 3 in its half of the seventh.
    expect(ahead('1-0 1-1 0-0 0-0 0-0 0-0 0-2', 13)).toBe('WW');
    // 2 : 1 after six, 2 : 2 in its half.
    expect(ahead('1-0 1-1 0-0 0-0 0-0 0-0 0-1', 13)).toBe('PP');
    // A walk-off ends the game in the bottom of the ninth.
    expect(ahead('1-0 1-1 0-0 0-0 0-0 0-0 0-0 0-0 0-2', 17)).toBe('WW');
  });

  it('HR-72.4: first five needs five full innings, 4½ when the home team leads', () => {
    const first = createGameWager('Baseball', 'L', 'over', { finalLine: 4.5, periodNumber: 1 });
    expect(grade(first, readScore(innings(5)))).toBe('WW');
    expect(grade(first, readScore(innings(4)))).toBe('XX');
    expect(grade(first, readScore(innings(5, true), { playedHalves: 9 }))).toBe('WW');
    const side = createGameWager('Baseball', 'M', 'team1', { periodNumber: 1 });
    expect(grade(side, readScore(innings(5), { playedHalves: 9 }))).toBe('XX');
    // A part that was played to its end stands, whatever became of the game.
    expect(grade(side, readScore(innings(7), { phase: 'cancelled' }))).toBe('WW');
  });
});

describe('a fight', () => {
  it('HR-79.2: a draw that wasn’t offered pushes, one that was loses for both', () => {
    const drawn = createScore({ score1: 0, score2: 0 });
    expect(grade(createGameWager('Fighting', 'M', 'team1'), drawn)).toBe('PP');
    expect(grade(createGameWager('Fighting', 'M', 'team1', { threeWay: true }), drawn)).toBe('LL');
  });
});

describe('overtime, market by market', () => {
  it('HR-74.1, HR-74.2: counts for game, second half and team totals, not for the last quarter or period', () => {
    const score = readScore('10-10 10-10 10-10 10-10 7-0');
    const side = (periodNumber: number) =>
      grade(createGameWager('Football', 'M', 'team1', { periodNumber }), score);
    expect([0, 2, 20, 6].map(side)).toEqual(['WW', 'WW', 'WW', 'PP']);
    const team = createGameWager('Football', 'E', 'team1Over', { finalLine: 40.5 });
    expect(grade(team, score)).toBe('WW');
    const hockey = readScore('1-1 0-0 1-1 1-0');
    expect(grade(createGameWager('Hockey', 'M', 'team1', { periodNumber: 3 }), hockey)).toBe('PP');
    expect(grade(createGameWager('Hockey', 'M', 'team1', { threeWay: true }), hockey)).toBe('LL');
  });

  it('HR-74.3: a three-way or soccer final that doesn’t tell the regulation score waits, also when it is level', () => {
    for (const [score1, score2] of [
      [1, 1],
      [2, 1],
    ] as const) {
      const score = createScore({ score1, score2 });
      for (const side of ['team1', 'draw', 'team2'] as const)
        expect(grade(createGameWager('Soccer', 'M', side, { threeWay: true }), score)).toBeNull();
      expect(grade(createGameWager('Soccer', 'M', 'team1'), score)).toBeNull();
    }
    expect(grade(createGameWager('Soccer', 'M', 'draw', { threeWay: true }), readScore('1-0 0-0 0-1'))).toBe(
      'LL',
    );
    expect(
      grade(
        createGameWager('Hockey', 'M', 'draw', { threeWay: true }),
        createScore({ score1: 3, score2: 2 }),
      ),
    ).toBeNull();
  });
});
