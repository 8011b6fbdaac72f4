import { createGameRow } from '@lineboard/domain/testing/feed-fixtures';

const KICKOFF_MS = Date.UTC(2031, 8, 7, 17);

type Row = Record<string, unknown>;

/** Rows as a line mover writes them. The same teams meet again a minute later under the next number. */
export const pushedGame = (gameNum: number, fields: Row = {}): Row => ({
  ...createGameRow({
    gameNum,
    team1Id: 'Bears',
    team2Id: 'Lions',
    gameDateTimeMs: KICKOFF_MS + ((gameNum - 1) % 100_000) * 60_000,
    includeTeamTotals: false,
  }),
  ...fields,
});

/** A row with what moved of a line. */
export const movedLine = (gameNum: number, fields: Row = {}): Row => ({
  kind: 'line',
  gameNum,
  periodNumber: 0,
  store: 'main',
  ...fields,
});

/** The home team gives 3 at −110, as in `createItem`. */
export const pushedLine = (gameNum: number, fields: Row = {}): Row =>
  movedLine(gameNum, { spread1: 3, spread2: -3, spreadAdj1: -110, spreadAdj2: -110, ...fields });

export const pushedScore = (gameNum: number, score1: number, score2: number, fields: Row = {}): Row => ({
  kind: 'score',
  gameNum,
  phase: 'final',
  score1,
  score2,
  ...fields,
});

/** By number: no two of a contest have one name. */
const CONTESTANTS: Readonly<Record<number, string>> = { 1: 'A', 2: 'B', 3: 'C', 4: 'D' };

export const pushedContestLine = (contestNum: number, fields: Row = {}): Row => ({
  kind: 'contestLine',
  contestNum,
  contestantNum: 1,
  store: 'main',
  contestType: 'Golf',
  contestType2: 'Tour',
  contestType3: 'Winner',
  contestDesc: 'Open – Winner',
  contestantName: `${CONTESTANTS[Number(fields['contestantNum'] ?? 1)] ?? 'E'}. Player`,
  wagerCutoffMs: KICKOFF_MS,
  moneyLine: 500,
  ...fields,
});
