import type { SportType } from '@lineboard/domain/ground/sport/sports';
import {
  createContestRow,
  createFeedScore,
  createGameRow,
  createLineRow,
} from '@lineboard/domain/testing/feed-fixtures';
import type { PushedRow } from './line-mover.ts';

const HOUR_MS = 3_600_000;
/** Above the highest number of a game or contest in the opening image. */
const ROUND = 10_000;

interface PushedGame {
  gameNum: number;
  sportType: SportType;
  sportSubType: string;
  team1Id: string;
  team2Id: string;
  startsInMs?: number;
  pitchers?: readonly [string, string];
  correlation?: readonly number[];
}

export const gameRow = ({
  startsInMs = 3 * HOUR_MS,
  pitchers,
  correlation,
  ...game
}: PushedGame): PushedRow =>
  createGameRow({
    ...game,
    team1RotNum: (game.gameNum % ROUND) * 2 + 1,
    team2RotNum: (game.gameNum % ROUND) * 2 + 2,
    gameDateTimeMs: Date.now() + startsInMs,
    listedPitcher1: pitchers?.[0] ?? null,
    listedPitcher2: pitchers?.[1] ?? null,
    correlation: [...(correlation ?? [])],
  });

/** A full-game line with every market open. */
export const lineRow = (gameNum: number, changes: Record<string, unknown> = {}): PushedRow => ({
  ...createLineRow({
    gameNum,
    periodWagerCutoffMs: Date.now() + 3 * HOUR_MS,
    spread1: 3.5,
    spread2: -3.5,
    moneyLine1: 150,
    moneyLine2: -170,
    totalPoints: 47.5,
    team1TotalPoints: 21.5,
    team1TtlPtsAdj1: -110,
    team1TtlPtsAdj2: -110,
    team2TotalPoints: 25.5,
    team2TtlPtsAdj1: -110,
    team2TtlPtsAdj2: -110,
  }),
  ...changes,
});

/** Changes to a line that the book has. */
export const moveRow = (gameNum: number, changes: Record<string, unknown>): PushedRow => ({
  kind: 'line',
  gameNum,
  periodNumber: 0,
  store: 'main',
  ...changes,
});

export const scoreRow = (
  gameNum: number,
  phase: 'live' | 'final' | 'postponed',
  segments: ReadonlyArray<readonly [number, number]>,
): PushedRow => ({
  kind: 'score',
  ...createFeedScore({
    gameNum,
    phase,
    clock: phase === 'live' ? 'Q4 02:00' : '',
    score1: segments.reduce((sum, [points]) => sum + points, 0),
    score2: segments.reduce((sum, [, points]) => sum + points, 0),
    segments,
  }),
});

const contestRows = (contestNum: number, gameNum: number | null): PushedRow[] =>
  (
    [
      ['Avery Stone', 900],
      ['Casey Marlow', 1200],
    ] as const
  ).map(([contestantName, moneyLine], index) =>
    createContestRow({
      contestNum,
      contestantNum: index + 1,
      contestType: 'Football Props',
      contestType2: 'NFL Props',
      contestType3: 'First touchdown',
      contestDesc: 'First touchdown',
      contestantName,
      rotNum: 9000 + index,
      moneyLine,
      wagerCutoffMs: Date.now() + 3 * HOUR_MS,
      gameNum,
    }),
  );

/** Changes to a contestant that the book has. */
export const contestantRow = (
  contestNum: number,
  contestantNum: number,
  changes: Record<string, unknown>,
): PushedRow => ({
  kind: 'contestLine',
  contestNum,
  contestantNum,
  store: 'main',
  ...changes,
});

/** The book that every test begins with. */
const NUMBERS = {
  /** A plain game: spread, moneyline, total. */
  bears: 101,
  /** Its spread is circled at a base of 50.00. */
  lions: 102,
  /** Long names. */
  wolves: 103,
  /** This game is in play. */
  hawks: 104,
  /** Three-way prices, quarter lines. */
  united: 201,
  /** Listed pitchers. */
  harbour: 301,
  /** The contest that is linked to the first game. */
  touchdown: 7001,
} as const;

export type Games = Readonly<Record<keyof typeof NUMBERS, number>>;

/** The same games under other numbers: a game that ended in one test is over for good. @param round counted from 0 */
export const createGames = (round: number): Games => {
  const inRound = (number: number): number => round * ROUND + number;
  return {
    bears: inRound(NUMBERS.bears),
    lions: inRound(NUMBERS.lions),
    wolves: inRound(NUMBERS.wolves),
    hawks: inRound(NUMBERS.hawks),
    united: inRound(NUMBERS.united),
    harbour: inRound(NUMBERS.harbour),
    touchdown: inRound(NUMBERS.touchdown),
  };
};

export const createOpeningImage = (games: Games): PushedRow[] => {
  const football = { sportType: 'Football', sportSubType: 'NFL' } as const;
  return [
    gameRow({
      gameNum: games.bears,
      ...football,
      team1Id: 'Chicago Bears',
      team2Id: 'Green Bay Packers',
      correlation: [games.touchdown],
    }),
    lineRow(games.bears),
    lineRow(games.bears, { periodNumber: 1, spread1: 1.5, spread2: -1.5, totalPoints: 23.5 }),
    gameRow({ gameNum: games.lions, ...football, team1Id: 'Detroit Lions', team2Id: 'Dallas Cowboys' }),
    lineRow(games.lions, { spreadLineStatus: 'I', spreadMaxWagerCents: 5_000 }),
    gameRow({
      gameNum: games.wolves,
      ...football,
      team1Id: 'Northern Mountains Metropolitan Wolverines of Upper Saddle River',
      team2Id: 'ทีมฟุตบอลสมาคมกีฬาจังหวัดเชียงใหม่ ยูไนเต็ด',
    }),
    lineRow(games.wolves, { moneyLineStatus: 'H' }),
    gameRow({
      gameNum: games.hawks,
      ...football,
      team1Id: 'Seattle Seahawks',
      team2Id: 'Denver Broncos',
      startsInMs: -HOUR_MS,
    }),
    lineRow(games.hawks),
    scoreRow(games.hawks, 'live', [
      [7, 3],
      [0, 7],
      [10, 0],
    ]),
    gameRow({
      gameNum: games.united,
      sportType: 'Soccer',
      sportSubType: 'EPL',
      team1Id: 'Arsenal',
      team2Id: 'Everton',
    }),
    lineRow(games.united, {
      spread1: -0.75,
      spread2: 0.75,
      spreadAdj1: -105,
      spreadAdj2: -115,
      totalPoints: 2.5,
      moneyLine1: 120,
      moneyLine2: 210,
      moneyLineDraw: 240,
    }),
    gameRow({
      gameNum: games.harbour,
      sportType: 'Baseball',
      sportSubType: 'MLB',
      team1Id: 'Boston Red Sox',
      team2Id: 'Seattle Mariners',
      pitchers: ['J. Okafor', 'R. Delgado'],
    }),
    lineRow(games.harbour, { spread1: 1.5, spread2: -1.5, totalPoints: 8.5 }),
    ...contestRows(games.touchdown, games.bears),
  ];
};
