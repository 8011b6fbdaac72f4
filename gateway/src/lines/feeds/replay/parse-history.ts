import type {
  HistoricalGame,
  HistoryLayout,
  IgnoredField,
  ParsedHistory,
  RejectedRow,
} from './historical-game.ts';
import { readRows } from './history-rows.ts';
import { judgeHistoricalGame } from './judge-historical-game.ts';
import { parseBaseballRows } from './parse-baseball-rows.ts';
import { parseFootballData } from './parse-football-data.ts';
import { parseNflverse } from './parse-nflverse.ts';
import { parseSheet } from './parse-sheet.ts';

/** Columns that only this layout has. */
const SIGNATURES: ReadonlyArray<readonly [HistoryLayout, readonly string[]]> = [
  ['nflverse', ['game_id', 'gameday', 'away_team', 'home_team', 'spread_line']],
  ['baseballRows', ['seas', 'date', 'v_team', 'h_team', 'v_ml_close']],
  ['footballData', ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG']],
  ['hockeySheet', ['Date', 'Rot', 'VH', 'Team', 'Final', 'PuckLine']],
  ['collegeSheet', ['Date', 'Rot', 'VH', 'Team', '1st', '2nd', 'Final', 'ML', '2H']],
];

export type HistoryMistake = 'layoutUnknown' | 'seasonUnknown' | 'notCsv';

export type ParseHistoryResult =
  | { ok: true; history: ParsedHistory }
  | { ok: false; mistake: HistoryMistake };

/** @param season first year of the season; needed by the sheets, which write days without a year */
export const parseHistory = (text: string, season: number | null): ParseHistoryResult => {
  const ignored: IgnoredField[] = [];
  const rejected: RejectedRow[] = [];
  let read: ReturnType<typeof readRows>;
  try {
    read = readRows(text, ignored);
  } catch {
    return { ok: false, mistake: 'notCsv' };
  }
  const { columns, rows } = read;
  const layout = SIGNATURES.find(([, needed]) => needed.every((name) => columns.includes(name)))?.[0];
  if (layout === undefined) return { ok: false, mistake: 'layoutUnknown' };
  const isSheet = layout === 'hockeySheet' || layout === 'collegeSheet';
  if (isSheet && season === null) return { ok: false, mistake: 'seasonUnknown' };
  const games = ((): HistoricalGame[] => {
    switch (layout) {
      case 'nflverse':
        return parseNflverse(rows, rejected);
      case 'baseballRows':
        return parseBaseballRows(rows, rejected);
      case 'footballData':
        return parseFootballData(rows, rejected);
      case 'hockeySheet':
      case 'collegeSheet':
        return parseSheet(layout, rows, rejected, season ?? 0);
    }
  })();
  const right = games.filter((game) => {
    const reason = judgeHistoricalGame(game);
    if (reason !== null) rejected.push({ row: game.row, reason });
    return reason === null;
  });
  return { ok: true, history: { layout, games: right, rejected, ignored } };
};
