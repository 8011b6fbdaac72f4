import type { HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';
import { type HistoryRow, readRows } from '../../../src/lines/feeds/replay/history-rows.ts';
import { createEveningSchedule, parseIsoDay } from '../../../src/lines/feeds/replay/kickoff-time.ts';
import { createPlay, createRejections, NO_LINE, type ReadPlays } from './season-play.ts';

/** The sharpest last: its line is the closing one. The opening line is no book's. */
const BOOKS = ['5dimes', 'Heritage', 'Bovada', 'Betonline', 'Pinnacle'] as const;

const QUARTERS = ['PTS_QTR1', 'PTS_QTR2', 'PTS_QTR3', 'PTS_QTR4'];
const OVERTIMES = Array.from({ length: 10 }, (_, at) => `PTS_OT${at + 1}`);

/**
 * NBA lines of five books, two rows a game with the visitor's first. A game opens at the opening line and moves from
 * book to book.
 *
 * @param quarters the points by quarter of the same games, in a file of their own; null where there is none
 */
export const parseNbaLines = (file: string, lines: string, quarters: string | null): ReadPlays => {
  const quarterRows = quarters === null ? [] : readRows(quarters, []).rows;
  const points = new Map(quarterRows.map((row) => [`${row.text('GAME_ID')} ${row.text('TEAM_ID')}`, row]));
  const rejected = createRejections();
  const kickoffOf = createEveningSchedule();
  const plays = [...Map.groupBy(readRows(lines, []).rows, (row) => row.text('GameId'))].flatMap(
    ([id, rows]) => {
      const visitor = rows.find((row) => row.text('Location') === 'away');
      const home = rows.find((row) => row.text('Location') === 'home');
      const day = parseIsoDay(visitor?.text('Date') ?? '');
      const [score1, score2] = [visitor?.score('Pts') ?? null, home?.score('Pts') ?? null];
      if (!visitor || !home || day === null || score1 === null || score2 === null) {
        rejected.add(!visitor || !home ? 'one row of two' : day === null ? 'no day' : 'no final');
        return [];
      }
      const ofTeam = (row: HistoryRow) => points.get(`${id} ${row.text('TeamId')}`);
      const segments = readSegments(ofTeam(visitor), ofTeam(home));
      const sum = (side: 0 | 1): number => segments.reduce((all, segment) => all + segment[side], 0);
      if (segments.length > 0 && (sum(0) !== score1 || sum(1) !== score2)) {
        rejected.add('quarters contradict the final');
        return [];
      }
      const books = BOOKS.map((book) => lineOf(visitor, home, book)).filter(
        (line) => line.moneyLine1 !== null || line.spread1 !== null || line.totalPoints !== null,
      );
      return [
        createPlay(
          file,
          {
            sportType: 'Basketball',
            sportSubType: 'NBA',
            team1: visitor.text('Team'),
            team2: home.text('Team'),
            kickoffMs: kickoffOf(day),
            open: lineOf(visitor, home, 'Open'),
            close: books.at(-1) ?? NO_LINE,
            score1,
            score2,
            segments,
          },
          { moves: books.slice(0, -1) },
        ),
      ];
    },
  );
  return { plays, rejected: rejected.counts };
};

const lineOf = (visitor: HistoryRow, home: HistoryRow, book: string): HistoricalLine => {
  const name = book === 'Open' ? 'Open_Line_ML' : `${book}_ML`;
  const [spread, given] = [visitor.points(`${book}_Line_Spread`), home.points(`${book}_Line_Spread`)];
  const isMirrored = spread !== null && given !== null && spread === 0 - given;
  const [total, other] = [visitor.points(`${book}_Line_OU`), home.points(`${book}_Line_OU`)];
  const isOne = total !== null && total === other;
  return {
    spread1: isMirrored ? spread : null,
    spreadAdj1: isMirrored ? visitor.price(`${book}_Odds_Spread`) : null,
    spreadAdj2: isMirrored ? home.price(`${book}_Odds_Spread`) : null,
    moneyLine1: visitor.price(name),
    moneyLine2: home.price(name),
    moneyLineDraw: null,
    totalPoints: isOne ? total : null,
    over: isOne ? visitor.price(`${book}_Odds_OU`) : null,
    under: isOne ? home.price(`${book}_Odds_OU`) : null,
  };
};

/** Overtimes that weren't played are written as 0 to 0. */
const readSegments = (
  visitor: HistoryRow | undefined,
  home: HistoryRow | undefined,
): Array<readonly [number, number]> => {
  if (visitor === undefined || home === undefined) return [];
  const read = (column: string) => [visitor.score(column) ?? 0, home.score(column) ?? 0] as const;
  const overtimes = OVERTIMES.map(read).filter(([team1, team2]) => team1 + team2 > 0);
  return [...QUARTERS.map(read), ...overtimes];
};
