import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import {
  createContestLine,
  createGame,
  createLine,
  createScore,
} from '@lineboard/domain/testing/book-fixtures';
import { Subject } from 'rxjs';
import type { BookView } from '../../src/lines/book/book-view.ts';
import type { ToldScore } from '../../src/lines/book/told-score.ts';

/** A book whose lines a test sets by hand. */
export interface FakeBook extends BookView {
  accepting: boolean;
  confirmedAgoMs: number;
  putGame(game: Partial<Game> & { gameNum: number }, line?: Partial<GameLine>): void;
  moveLine(gameNum: number, fields: Partial<GameLine>): void;
  putContest(line: Partial<ContestLine> & { contestNum: number; contestantNum: number }): void;
  removeGame(gameNum: number): void;
  removeContest(contestNum: number): void;
  say(score: Partial<GameScore> & { gameNum: number }): void;
  decide(
    contestNum: number,
    contestantNum: number,
    outcome: ContestLine['outcome'],
    deadHeat?: Pick<ContestLine, 'tied' | 'places'>,
  ): void;
  setFeed(state: 'up' | 'down' | 'starting'): void;
}

const NO_DEAD_HEAT: Pick<ContestLine, 'tied' | 'places'> = { tied: null, places: null };

export const FAKE_STORE = 'main';

/** Kick-offs of fake games lie after this, so nothing is live unless a test says so. */
const FAR_MS = 4_000_000_000_000;

const createFakeGame = (game: Partial<Game>): Game =>
  createGame({
    feedId: 'fake',
    team1Id: 'Visitors',
    team2Id: 'Homers',
    team1RotNum: 101,
    team2RotNum: 102,
    gameDateTimeMs: FAR_MS,
    ...game,
  });

const createFakeLine = (gameNum: number, line: Partial<GameLine>, version: number): GameLine =>
  createLine({
    gameNum,
    store: FAKE_STORE,
    periodWagerCutoffMs: FAR_MS,
    spread1: 3,
    spread2: -3,
    moneyLine1: 140,
    moneyLine2: -160,
    totalPoints: 44,
    ttlPtsAdj1: -110,
    ttlPtsAdj2: -110,
    team1TotalPoints: 20.5,
    team1TtlPtsAdj1: -115,
    team1TtlPtsAdj2: -105,
    team2TotalPoints: 23.5,
    team2TtlPtsAdj1: -115,
    team2TtlPtsAdj2: -105,
    ...line,
    version,
  });

export const createFakeBook = (): FakeBook => {
  const games = new Map<number, Game>();
  const lines = new Map<number, GameLine>();
  const contests = new Map<string, ContestLine>();
  const scores = new Map<number, GameScore>();
  const scores$ = new Subject<ToldScore>();
  const outcomes$ = new Subject<ContestLine>();
  let clk = 0;
  let feed: 'up' | 'down' | 'starting' = 'up';

  return {
    accepting: true,
    confirmedAgoMs: 0,
    get position() {
      return { epoch: 'fake', clk };
    },
    quote: (pick, store): Quote | null => {
      if (store !== FAKE_STORE) return null;
      if (pick.type === 'C') {
        const line = contests.get(`${pick.contestNum}.${pick.contestantNum}`);
        return line === undefined ? null : { type: 'C', line, feedUp: feed === 'up' };
      }
      const game = games.get(pick.gameNum);
      const line = lines.get(pick.gameNum);
      if (game === undefined || line === undefined) return null;
      return { type: 'G', game, line: { ...line, periodNumber: pick.periodNumber }, feedUp: feed === 'up' };
    },
    game: (gameNum) => games.get(gameNum) ?? null,
    score: (gameNum) => scores.get(gameNum) ?? null,
    inspect: (gameNum) => {
      const [line, score] = [lines.get(gameNum), scores.get(gameNum) ?? null];
      return {
        game: games.get(gameNum) ?? null,
        lines: line === undefined ? [] : [{ said: line, shown: line, isHeld: false }],
        saidScore: score,
        shownScore: score,
        override: null,
      };
    },
    contest: (contestNum) => [...contests.values()].filter((line) => line.contestNum === contestNum),
    feeds: () => [{ feedId: 'fake', state: feed, sinceMs: 0 }],
    scores$,
    outcomes$,
    putGame: (game, line = {}) => {
      clk += 1;
      games.set(game.gameNum, createFakeGame(game));
      lines.set(game.gameNum, createFakeLine(game.gameNum, line, clk));
    },
    moveLine: (gameNum, fields) => {
      clk += 1;
      const before = lines.get(gameNum);
      if (before !== undefined) lines.set(gameNum, { ...before, ...fields, version: clk });
    },
    putContest: (line) => {
      clk += 1;
      const contestLine = createContestLine({
        feedId: 'fake',
        store: FAKE_STORE,
        contestantName: `Golfer ${line.contestantNum}`,
        moneyLine: 1200,
        wagerCutoffMs: FAR_MS,
        ...line,
        version: clk,
      });
      contests.set(`${line.contestNum}.${line.contestantNum}`, contestLine);
    },
    removeGame: (gameNum) => {
      clk += 1;
      games.delete(gameNum);
      lines.delete(gameNum);
    },
    removeContest: (contestNum) => {
      clk += 1;
      for (const [key, line] of contests) if (line.contestNum === contestNum) contests.delete(key);
    },
    say: (said) => {
      clk += 1;
      const score = createScore({ ...said, version: clk });
      scores.set(score.gameNum, score);
      scores$.next({ ...score, feedId: games.get(score.gameNum)?.feedId ?? 'fake' });
    },
    decide: (contestNum, contestantNum, outcome, { tied, places } = NO_DEAD_HEAT) => {
      clk += 1;
      const key = `${contestNum}.${contestantNum}`;
      const before = contests.get(key);
      if (before === undefined) return;
      const line = { ...before, outcome, tied, places, version: clk };
      contests.set(key, line);
      outcomes$.next(line);
    },
    setFeed: (state) => {
      feed = state;
    },
  };
};
