import type { SportType } from '@lineboard/domain/ground/sport/sports';
import { hockey } from '@lineboard/domain/ground/sport/rows/hockey';
import { basketball } from '@lineboard/domain/ground/sport/rows/basketball';
import { createGameNumbers } from './game-number.ts';
import type { HistoricalGame, HistoricalLine, RejectedRow } from './historical-game.ts';
import type { HistoryRow } from './history-rows.ts';
import { createEveningSchedule, parseSeasonDay } from './kickoff-time.ts';
import { pairRows, type RowPair } from './pair-rows.ts';
import { readCollegeLine } from './read-college-line.ts';
import { readHockeyLine } from './read-hockey-line.ts';

interface SheetKind {
  sportType: SportType;
  sportSubType: string;
  segmentColumns: readonly string[];
  readLine(pair: RowPair, when: 'Open' | 'Close'): HistoricalLine;
}

const KINDS = {
  hockeySheet: {
    sportType: hockey.sportType,
    sportSubType: 'NHL',
    segmentColumns: ['1st', '2nd', '3rd'],
    readLine: readHockeyLine,
  },
  collegeSheet: {
    sportType: basketball.sportType,
    sportSubType: 'College Basketball',
    segmentColumns: ['1st', '2nd'],
    readLine: readCollegeLine,
  },
} as const satisfies Record<string, SheetKind>;

/**
 * The sheets of the sportsbookreviewsonline archive: two rows a game, rotation numbers, points by segment, opening and
 * closing lines. They have no year: it is the season's.
 */
export const parseSheet = (
  layout: keyof typeof KINDS,
  rows: readonly HistoryRow[],
  rejected: RejectedRow[],
  season: number,
): HistoricalGame[] => {
  const kind: SheetKind = KINDS[layout];
  const gameNumOf = createGameNumbers(
    `${layout} ${season} ${rows[0]?.text('Date') ?? ''} ${rows[0]?.text('Team') ?? ''}`,
  );
  const kickoffOf = createEveningSchedule();
  const games: HistoricalGame[] = [];
  for (const pair of pairRows(rows, rejected)) {
    const { visitor, home } = pair;
    const day = parseSeasonDay(visitor.text('Date'), season);
    const score1 = visitor.score('Final');
    const score2 = home.score('Final');
    const segments = score1 === null || score2 === null ? null : readSegments(pair, kind, score1, score2);
    if (day === null || score1 === null || score2 === null || segments === null) {
      const reason =
        day === null ? 'noDate' : score1 === null || score2 === null ? 'noFinal' : 'scoreContradicts';
      rejected.push({ row: visitor.row, reason }, { row: home.row, reason });
      continue;
    }
    games.push({
      gameNum: gameNumOf(visitor.row),
      row: visitor.row,
      sportType: kind.sportType,
      sportSubType: kind.sportSubType,
      team1: nameOf(visitor),
      team2: nameOf(home),
      rotation1: visitor.whole('Rot') ?? 0,
      season,
      kickoffMs: kickoffOf(day),
      open: kind.readLine(pair, 'Open'),
      close: kind.readLine(pair, 'Close'),
      score1,
      score2,
      segments,
    });
  }
  return games;
};

/** Sheets write some names without their spaces: "WestVirginia". */
const nameOf = (row: HistoryRow): string =>
  row
    .text('Team')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .slice(0, 80);

/**
 * What the final has beyond the segments is overtime. @returns null when the segments have more than the final; none at
 * all when one of them is missing
 */
const readSegments = (
  { visitor, home }: RowPair,
  { segmentColumns }: SheetKind,
  score1: number,
  score2: number,
): Array<readonly [number, number]> | null => {
  const segments: Array<readonly [number, number]> = [];
  let [rest1, rest2] = [score1, score2];
  for (const column of segmentColumns) {
    const [points1, points2] = [visitor.score(column), home.score(column)];
    if (points1 === null || points2 === null) return [];
    segments.push([points1, points2]);
    rest1 -= points1;
    rest2 -= points2;
  }
  if (rest1 < 0 || rest2 < 0) return null;
  if (rest1 > 0 || rest2 > 0) segments.push([rest1, rest2]);
  return segments;
};
