import { LIVE_SPORTS } from '@lineboard/domain/sandbox/sandbox-answers';
import { expect, it } from 'vitest';
import { listLiveMatches } from './list-live-matches.ts';

const FROM_MS = 1_7915_000_000_000;
const MINUTE_MS = 60_000;
const DAY = Array.from({ length: 1_440 }, (_, minute) => FROM_MS + minute * MINUTE_MS);
const MOST_PERIODS = { soccer: 2, basketball: 4, hockey: 3 };

it('something is played at every minute, and most of the board is', () => {
  for (const wallMs of DAY) {
    const playing = listLiveMatches(wallMs).filter(({ phase }) => phase === 'playing');
    expect(playing.length).toBeGreaterThan(0);
  }
  const shown = DAY.flatMap((wallMs) => listLiveMatches(wallMs));
  expect(shown.filter(({ phase }) => phase === 'playing').length / shown.length).toBeGreaterThan(0.6);
  expect(new Set(shown.map(({ sport }) => sport))).toEqual(new Set(LIVE_SPORTS));
});

it('a match’s clock runs with time, its periods follow one another, and no goal is taken back', () => {
  for (let place = 0; place < listLiveMatches(FROM_MS).length; place += 1) {
    let before = listLiveMatches(FROM_MS)[place]!;
    for (let wallMs = FROM_MS + 15_000; wallMs < FROM_MS + 4 * 3_600_000; wallMs += 15_000) {
      const match = listLiveMatches(wallMs)[place]!;
      expect(match.clockMs).toBeGreaterThanOrEqual(0);
      const isSame = match.home === before.home;
      if (!isSame) {
        expect([before.phase, match.phase, match.period]).toEqual(['over', 'playing', 1]);
        expect([match.homeScore, match.awayScore]).toEqual([0, 0]);
      } else {
        expect(match.homeScore).toBeGreaterThanOrEqual(before.homeScore);
        expect(match.awayScore).toBeGreaterThanOrEqual(before.awayScore);
        expect(match.period - before.period).toBeOneOf([0, 1]);
        const ran = Math.abs(match.clockMs - before.clockMs);
        if (match.period === before.period && match.phase === 'playing') expect(ran).toBe(15_000);
      }
      before = match;
    }
  }
});

it('matches end as those of their sport do', () => {
  const ended = DAY.flatMap((wallMs) => listLiveMatches(wallMs)).filter(({ phase }) => phase === 'over');
  for (const { sport, period, homeScore, awayScore } of ended) {
    expect(period).toBe(MOST_PERIODS[sport]);
    const [least, most] = sport === 'basketball' ? [60, 160] : [0, 15];
    for (const score of [homeScore, awayScore]) {
      expect(score).toBeGreaterThanOrEqual(least);
      expect(score).toBeLessThanOrEqual(most);
    }
  }
  expect(new Set(ended.map(({ homeScore, awayScore }) => `${homeScore}-${awayScore}`)).size).toBeGreaterThan(
    20,
  );
});
