import { describe, expect, it } from 'vitest';
import { createGame, createScore, KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import { formatScoresTime, isToday, listScoreWeeks, MOST_SCORE_WEEK, TODAY_INDEX } from './score-weeks.ts';
import type { ScoreRecord } from './scores-answer.schema.ts';
import { isScoreShown, selectOnePerEvent } from './select-shown-scores.ts';

const record = (eventId: number, score: ScoreRecord['score']): ScoreRecord => {
  const { sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs } = createGame();
  return { eventId, sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs, score };
};

describe('weeks of scores', () => {
  it('ENT2-48: have an index and their days from Monday to Sunday, the current week first', () => {
    // A Sunday: the week ends with it.
    expect(listScoreWeeks('2026-11-22').slice(1, 3)).toEqual([
      { index: 0, dateRange: { from: '2026-11-16', to: '2026-11-22' } },
      { index: 1, dateRange: { from: '2026-11-09', to: '2026-11-15' } },
    ]);
    expect(listScoreWeeks('2026-11-22').at(-1)?.index).toBe(MOST_SCORE_WEEK);
  });

  it('ENT2-49: begin with index -1, which is today', () => {
    expect(listScoreWeeks('2026-11-22')[0]).toEqual({
      index: -1,
      dateRange: { from: '2026-11-22', to: '2026-11-22' },
    });
    expect([TODAY_INDEX, 0, 1].map(isToday)).toEqual([true, false, false]);
  });

  it('CALL2-35: have the timestamp in the form YYYYMMDD HH:mm:ss', () => {
    expect(formatScoresTime(KICK_OFF_MS)).toBe('20261122 18:00:00');
  });
});

describe('records of scores', () => {
  it('VAL2-75: list a game once, by the record that knows more', () => {
    const [bare, early, late] = [
      record(1, null),
      record(1, createScore({ version: 2 })),
      record(1, createScore({ version: 3 })),
    ];
    for (const said of [
      [bare, early, late],
      [late, early, bare],
    ])
      expect(selectOnePerEvent([...said, record(2, null)])).toEqual([late, record(2, null)]);
  });

  it('SCR2-65: leave out only games that are over when finals are hidden, and keep those that were called off', () => {
    const phases = ['scheduled', 'live', 'final', 'postponed', 'cancelled'] as const;
    const shown = (showFinals: boolean) =>
      phases.filter((phase) => isScoreShown({ score: createScore({ phase }) }, showFinals));
    expect(shown(true)).toEqual(phases);
    expect(shown(false)).toEqual(['scheduled', 'live', 'postponed', 'cancelled']);
    expect(isScoreShown({ score: null }, false)).toBe(true);
  });
});
