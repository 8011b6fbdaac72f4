import { soccer } from '@lineboard/domain/ground/sport/rows/soccer';
import { epochMsOfZoned } from '../zoned-time.ts';
import { createGameNumbers } from './game-number.ts';
import type { HistoricalGame, HistoricalLine, RejectedRow } from './historical-game.ts';
import type { HistoryRow } from './history-rows.ts';
import { LONDON, parseBritishDay, parseMinutes } from './kickoff-time.ts';

const DIVISIONS: ReadonlyMap<string, string> = new Map([
  ['E0', 'England Premier League'],
  ['E1', 'England Championship'],
  ['SP1', 'Spain La Liga'],
  ['D1', 'Germany Bundesliga'],
  ['I1', 'Italy Serie A'],
  ['F1', 'France Ligue 1'],
  ['N1', 'Netherlands Eredivisie'],
  ['P1', 'Portugal Primeira Liga'],
]);

/** The books whose prices are taken, the sharpest first. Columns of totals and handicaps shorten its name. */
const BOOKS = [
  { result: 'PS', other: 'P' },
  { result: 'Avg', other: 'Avg' },
  { result: 'B365', other: 'B365' },
] as const;

/**
 * football-data.co.uk: decimal prices; a C before the market's letters is the closing price, without it an earlier one.
 */
export const parseFootballData = (rows: readonly HistoryRow[], rejected: RejectedRow[]): HistoricalGame[] => {
  const first = rows[0];
  const gameNumOf = createGameNumbers(
    `footballData ${first?.text('Div') ?? ''} ${first?.text('Date') ?? ''}`,
  );
  const games: HistoricalGame[] = [];
  for (const row of rows) {
    const day = parseBritishDay(row.text('Date'));
    const [team2, team1] = [row.text('HomeTeam'), row.text('AwayTeam')];
    const [score2, score1] = [row.score('FTHG'), row.score('FTAG')];
    if (day === null || score1 === null || score2 === null || team1 === '' || team2 === '') {
      rejected.push({
        row: row.row,
        reason: day === null ? 'noDate' : team1 === '' || team2 === '' ? 'noTeam' : 'noFinal',
      });
      continue;
    }
    const segments = readHalves(row, score1, score2);
    if (segments === null) {
      rejected.push({ row: row.row, reason: 'scoreContradicts' });
      continue;
    }
    const month = new Date(day * 86_400_000);
    games.push({
      gameNum: gameNumOf(row.row),
      row: row.row,
      sportType: soccer.sportType,
      sportSubType: DIVISIONS.get(row.text('Div')) ?? row.text('Div'),
      team1,
      team2,
      rotation1: 200_001 + 2 * (games.length % 400),
      season: month.getUTCFullYear() - (month.getUTCMonth() < 6 ? 1 : 0),
      kickoffMs: epochMsOfZoned(day, parseMinutes(row.text('Time')) ?? 15 * 60, LONDON),
      open: lineOf(row, ''),
      close: lineOf(row, 'C'),
      score1,
      score2,
      segments,
    });
  }
  return games;
};

const readHalves = (
  row: HistoryRow,
  score1: number,
  score2: number,
): Array<readonly [number, number]> | null => {
  const [half2, half1] = [row.score('HTHG'), row.score('HTAG')];
  if (half1 === null || half2 === null) return [];
  if (half1 > score1 || half2 > score2) return null;
  return [
    [half1, half2],
    [score1 - half1, score2 - half2],
  ];
};

/** The prices of the first book that has all of these columns. */
const firstComplete = <K extends string>(
  row: HistoryRow,
  columnsOf: (book: (typeof BOOKS)[number]) => Record<K, string>,
): Record<K, number> | null => {
  for (const book of BOOKS) {
    const columns = Object.entries<string>(columnsOf(book)) as Array<[K, string]>;
    const prices = columns.map(([key, column]) => [key, row.decimalPrice(column)] as const);
    if (prices.every(([, price]) => price !== null)) return Object.fromEntries(prices) as Record<K, number>;
  }
  return null;
};

const lineOf = (row: HistoryRow, when: '' | 'C'): HistoricalLine => {
  const result = firstComplete(row, ({ result: book }) => ({
    home: `${book}${when}H`,
    draw: `${book}${when}D`,
    away: `${book}${when}A`,
  }));
  const totals = firstComplete(row, ({ other }) => ({
    over: `${other}${when}>2.5`,
    under: `${other}${when}<2.5`,
  }));
  const handicap = row.points(when === 'C' ? 'AHCh' : 'AHh');
  const sides = firstComplete(row, ({ other }) => ({
    home: `${other}${when}AHH`,
    away: `${other}${when}AHA`,
  }));
  const hasSpread = handicap !== null && sides !== null;
  return {
    spread1: hasSpread ? 0 - handicap : null,
    spreadAdj1: hasSpread ? sides.away : null,
    spreadAdj2: hasSpread ? sides.home : null,
    moneyLine1: result?.away ?? null,
    moneyLine2: result?.home ?? null,
    moneyLineDraw: result?.draw ?? null,
    totalPoints: totals === null ? null : 2.5,
    over: totals?.over ?? null,
    under: totals?.under ?? null,
  };
};
