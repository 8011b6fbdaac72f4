import { LIVE_BOARDS, LIVE_SPORTS } from '@lineboard/domain/sandbox/live-boards';
import { expect, it } from 'vitest';
import { listLiveMatches } from './list-live-matches.ts';

const FROM_MS = 1_7915_000_000_000;
const MINUTE_MS = 60_000;
const DAY = Array.from({ length: 1_440 }, (_, minute) => FROM_MS + minute * MINUTE_MS);
const MOST_PERIODS = { soccer: 2, basketball: 4, hockey: 3, football: 4, handball: 2 };
const SCORES: Readonly<Record<string, readonly [number, number]>> = {
  soccer: [0, 15],
  basketball: [60, 160],
  hockey: [0, 15],
  football: [0, 80],
  handball: [10, 50],
};

it.each(LIVE_BOARDS)('on %s something is played at every minute, and most of the board is', (board) => {
  for (const wallMs of DAY) {
    const playing = listLiveMatches(board, wallMs).filter(({ phase }) => phase === 'playing');
    expect(playing.length).toBeGreaterThan(0);
  }
  const shown = DAY.flatMap((wallMs) => listLiveMatches(board, wallMs));
  expect(shown.filter(({ phase }) => phase === 'playing').length / shown.length).toBeGreaterThan(0.6);
});

it('each board has clubs of its own, and one has every sport', () => {
  const clubsOf = (board: (typeof LIVE_BOARDS)[number]) =>
    new Set(
      DAY.flatMap((wallMs) => listLiveMatches(board, wallMs)).flatMap(({ home, away }) => [home, away]),
    );
  const clubs = LIVE_BOARDS.flatMap((board) => [...clubsOf(board)]);
  expect(new Set(clubs).size).toBe(clubs.length);
  const sports = listLiveMatches('liveBettingIDS', FROM_MS).map(({ sport }) => sport);
  expect(new Set(sports)).toEqual(new Set(LIVE_SPORTS));
});

it.each(LIVE_BOARDS)(
  'on %s clocks run with time, periods follow one another, and no goal is taken back',
  (board) => {
    for (let place = 0; place < listLiveMatches(board, FROM_MS).length; place += 1) {
      let before = listLiveMatches(board, FROM_MS)[place]!;
      for (let wallMs = FROM_MS + 15_000; wallMs < FROM_MS + 4 * 3_600_000; wallMs += 15_000) {
        const match = listLiveMatches(board, wallMs)[place]!;
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
  },
);

it('matches end as those of their sport do', () => {
  const ended = LIVE_BOARDS.flatMap((board) =>
    DAY.flatMap((wallMs) => listLiveMatches(board, wallMs)),
  ).filter(({ phase }) => phase === 'over');
  for (const { sport, period, homeScore, awayScore } of ended) {
    expect(period).toBe(MOST_PERIODS[sport]);
    const [least, most] = SCORES[sport]!;
    for (const score of [homeScore, awayScore]) {
      expect(score).toBeGreaterThanOrEqual(least);
      expect(score).toBeLessThanOrEqual(most);
    }
  }
  expect(new Set(ended.map(({ homeScore, awayScore }) => `${homeScore}-${awayScore}`)).size).toBeGreaterThan(
    20,
  );
});
