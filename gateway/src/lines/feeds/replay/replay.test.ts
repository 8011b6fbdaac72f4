import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ToldBook } from '../../../../testing/fakes/told-book.ts';
import { createBookClock } from '../../../ground/clock/book-clock.ts';
import { TimelineBook } from '../timeline/timeline-book.ts';
import { createReplayFeed, createReplayWorld } from './create-replay-feed.ts';
import type { HistoricalGame } from './historical-game.ts';
import { parseHistory } from './parse-history.ts';
import { createReplayEntity } from './replay-entity.ts';
import { DEFAULT_REPLAY_OPTIONS } from './replay-options.ts';
import { replaySpan, selectGames } from './replay-span.ts';

const gamesOf = (name: string, season: number | null = null): HistoricalGame[] => {
  const text = readFileSync(new URL(`../../../../testing/samples/${name}`, import.meta.url), 'utf8');
  const result = parseHistory(text, season);
  if (!result.ok) throw new Error(result.mistake);
  return result.history.games;
};

const GAMES = [
  ...gamesOf('nflverse.csv'),
  ...gamesOf('hockey_sheet_2021.csv', 2021),
  ...gamesOf('college_sheet_2017.csv', 2017),
  ...gamesOf('baseball_rows.csv'),
  ...gamesOf('football_data.csv'),
];

describe('a replayed game', () => {
  it('opens at the opening line and closes at the closing one, with prices all the way', () => {
    for (const game of GAMES) {
      const entity = createReplayEntity(game, DEFAULT_REPLAY_OPTIONS);
      const moments: number[] = [];
      for (let ms = entity.opensMs; ms < game.kickoffMs; ms = entity.nextChangeMs(ms)) moments.push(ms);
      expect(moments.length).toBeGreaterThan(5);
      const lines = moments.map((ms) => entity.recordsAt(ms).lines[0]!);
      if (game.open !== null && game.open.totalPoints !== null)
        expect(lines[0]!.totalPoints).toBe(game.open.totalPoints);
      expect(lines.at(-1)).toMatchObject({
        spread1: game.close.spread1,
        spreadAdj1: game.close.spreadAdj1,
        moneyLine2: game.close.moneyLine2,
        moneyLineDraw: game.close.moneyLineDraw,
        totalPoints: game.close.totalPoints,
        ttlPtsAdj2: game.close.under,
      });
      for (const line of lines) {
        for (const price of [
          line.spreadAdj1,
          line.spreadAdj2,
          line.moneyLine1,
          line.moneyLine2,
          line.ttlPtsAdj1,
        ]) {
          expect(price === null || isAmericanPrice(price)).toBe(true);
        }
        for (const points of [line.spread1, line.totalPoints]) {
          expect(points === null || Number.isInteger(points * 4)).toBe(true);
        }
        if (line.spread1 !== null) expect(Object.is(line.spread2, 0 - line.spread1)).toBe(true);
      }
    }
  });

  it('takes its line down at kick-off', () => {
    const [game] = GAMES;
    const entity = createReplayEntity(game!, DEFAULT_REPLAY_OPTIONS);
    const before = entity.recordsAt(game!.kickoffMs - 1);
    expect([before.lines[0]?.disabled, before.score]).toEqual([false, null]);
    const after = entity.recordsAt(game!.kickoffMs);
    expect([after.lines[0]?.disabled, after.lines[0]?.moneyLine1, after.score?.phase]).toEqual([
      true,
      null,
      'live',
    ]);
  });

  it('ends with the score of the file, never going back on the way', () => {
    for (const game of GAMES) {
      const entity = createReplayEntity(game, DEFAULT_REPLAY_OPTIONS);
      let last = 0;
      let score = entity.recordsAt(game.kickoffMs).score!;
      for (let ms = game.kickoffMs; ms < Infinity; ms = entity.nextChangeMs(ms)) {
        score = entity.recordsAt(ms).score!;
        expect(score.score1 + score.score2).toBeGreaterThanOrEqual(last);
        last = score.score1 + score.score2;
      }
      expect(score).toMatchObject({
        phase: 'final',
        score1: game.score1,
        score2: game.score2,
        segments: game.segments,
      });
    }
  });
});

describe('a replay', () => {
  it('continues after a restart as if it had never been away', () => {
    const games = gamesOf('nflverse.csv').filter(({ season }) => season === 2031);
    const world = createReplayWorld(games, DEFAULT_REPLAY_OPTIONS);
    const { startsMs } = replaySpan(games)!;
    const step = fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 86_400_000 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const book = new TimelineBook(world);
        const listener = new ToldBook();
        listener.tell(book.imageAt(startsMs));
        let atMs = startsMs;
        for (const ms of steps) listener.tell(book.advanceTo((atMs += ms)));
        const fresh = new ToldBook();
        fresh.tell(new TimelineBook(world).imageAt(atMs));
        expect(listener.differencesFrom(fresh)).toEqual([]);
      }),
    );
  });

  it('still tells finals to a book that was away for a day', () => {
    const games = gamesOf('nflverse.csv').slice(0, 1);
    const book = new ToldBook();
    book.tell(
      new TimelineBook(createReplayWorld(games, DEFAULT_REPLAY_OPTIONS)).imageAt(
        games[0]!.kickoffMs + 28 * 3_600_000,
      ),
    );
    expect([...book.scores.values()]).toMatchObject([{ phase: 'final', score1: 20, score2: 23 }]);
  });

  it('begins a day and a half before the first kick-off of what was chosen', () => {
    const games = gamesOf('nflverse.csv');
    expect(selectGames(games, { season: 2032, from: null }).map(({ team2 }) => team2)).toEqual([
      'Las Vegas Raiders',
    ]);
    const later = selectGames(games, { season: 2031, from: '2031-09-07' });
    expect(later.length).toBe(3);
    expect(replaySpan(later)?.startsMs).toBe(Date.UTC(2031, 8, 7, 17) - 36 * 3_600_000);
    expect(replaySpan([])).toBeNull();
  });

  it('writes its image to the log', async () => {
    const games = gamesOf('football_data.csv');
    const clock = createBookClock({ bookMs: replaySpan(games)!.startsMs, wallMs: Date.now(), speed: 600 });
    const book = new ToldBook();
    const feed = createReplayFeed(games, clock, { feedId: 'old' });
    await feed.start(book);
    await feed.stop();
    expect(book.games.size).toBeGreaterThan(0);
    expect([...book.games.values()]).toMatchObject([{ feedId: 'old' }, {}, {}].slice(0, book.games.size));
  });
});
