import { expect, it } from 'vitest';
import { findFinals } from './find-finals.ts';
import { createPlay, NO_LINE, type SeasonPlay } from './season-play.ts';

const play = (file: string, team1: string, more: Partial<SeasonPlay> = {}, score = 0): SeasonPlay =>
  createPlay(
    file,
    {
      sportType: 'Football',
      sportSubType: 'NFL',
      team1,
      team2: 'Hosts',
      kickoffMs: Date.UTC(2025, 8, 5, file === 'odds' ? 0 : 3),
      open: null,
      close: { ...NO_LINE, totalPoints: 44 },
      score1: score,
      score2: score,
      segments: [],
    },
    more,
  );

it('ends a game without a final as another file does, and draws the others, the same each time', () => {
  const odds = [play('odds', 'Guests', { isOver: false }), play('odds', 'Others', { isOver: false })];
  const read = () => findFinals([...odds, play('results', 'Guests', {}, 31)], 1);
  const { plays, notes } = read();
  expect(plays[0]?.game).toMatchObject({ score1: 31, score2: 31 });
  expect(plays[1]?.game.score1).toBeGreaterThan(10);
  expect(plays.every(({ isOver }) => isOver)).toBe(true);
  expect(notes).toEqual(['odds has no results: 1 games end as another file tells, 1 as drawn']);
  expect(read()).toEqual({ plays, notes });
});
