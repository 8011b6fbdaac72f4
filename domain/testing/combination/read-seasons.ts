import type { ModelName } from '../../src/betting/combination/covariances.ts';
import { fairProbabilityOf } from '../../src/ground/price/fair-probability.ts';
import { isAmericanPrice } from '../../src/ground/price/american-price.ts';
import type { PlayedGame, SeasonFile, Seasons } from './played-game.ts';
import { readSheet, type Sheet, type SheetRow } from './read-sheet.ts';

type Pair = readonly [score1: number, score2: number];

/** A game as a file has it: null where a score or a line is missing. */
interface ReadGame {
  season: string;
  favored: number | null;
  totalLine: number | null;
  /** Regulation parts in order. */
  parts: ReadonlyArray<readonly [number | null, number | null]>;
  /** null: the parts are the whole game. */
  final: readonly [number | null, number | null] | null;
}

interface Layout {
  model: ModelName;
  /** Sheets by which a file is known; a second one is joined to the first. */
  columns: readonly (readonly string[])[];
  read: (sheets: readonly Sheet[]) => ReadGame[];
}

const chancesOf = (price1: number | null, price2: number | null): number | null => {
  if (!isAmericanPrice(price1) || !isAmericanPrice(price2)) return null;
  const { numerator, denominator } = fairProbabilityOf([price1, price2], 1);
  return Number(numerator) / Number(denominator) - 0.5;
};

/** Sheets with a row for each team, the visitor's first. */
const pairsOf = ({ rows }: Sheet): Array<[SheetRow, SheetRow]> =>
  rows.flatMap((row, at): Array<[SheetRow, SheetRow]> => (at % 2 === 0 ? [[row, rows[at + 1] ?? row]] : []));

const byKey = (rows: readonly SheetRow[], keyOf: (row: SheetRow) => string): Map<string, SheetRow> =>
  new Map(rows.map((row) => [keyOf(row), row]));

const minus = (figure: number | null): number | null => (figure === null ? null : -figure);

const readFootball = ([sheet]: readonly Sheet[]): ReadGame[] =>
  sheet!.rows.map((row) => {
    const [spread, total] = [row.number('home_close_spread'), row.number('close_over_under')];
    const isKnown = spread !== null && total !== null;
    // In some rows of this archive the spread and the total are interchanged; the sign has stayed where it was.
    const isTurned = isKnown && Math.abs(spread) > total;
    return {
      season: row.text('season'),
      favored: isTurned ? -Math.sign(spread) * total : minus(spread),
      totalLine: isTurned ? Math.abs(spread) : total,
      parts: ['1st', '2nd', '3rd', '4th'].map((quarter) => [
        row.number(`away_${quarter}Qtr`),
        row.number(`home_${quarter}Qtr`),
      ]),
      final: [row.number('away_final'), row.number('home_final')],
    };
  });

const readCollegeFootball = ([games, odds]: readonly Sheet[]): ReadGame[] => {
  const lines = byKey(odds!.rows, (row) => row.text('event_id'));
  return games!.rows.map((row) => {
    const line = lines.get(row.text('event_id'));
    return {
      season: row.text('season'),
      favored: minus(line?.number('spread_close_home') ?? null),
      totalLine: line?.number('total_close') ?? null,
      parts: [[row.number('away_score'), row.number('home_score')]],
      final: null,
    };
  });
};

const readBasketball = ([scores, lines]: readonly Sheet[]): ReadGame[] => {
  const scoreOf = byKey(scores!.rows, (row) => `${row.text('GAME_ID')} ${row.text('TEAM_ID')}`);
  const away = lines!.rows.filter((row) => row.text('Location') === 'away');
  const home = byKey(
    lines!.rows.filter((row) => row.text('Location') === 'home'),
    (row) => row.text('GameId'),
  );
  return away.flatMap((row) => {
    const [gameId, other] = [row.text('GameId'), home.get(row.text('GameId'))];
    const [one, two] = [row, other].map((side) => scoreOf.get(`${gameId} ${side?.text('TeamId') ?? ''}`));
    if (one === undefined || two === undefined) return [];
    return [
      {
        season: '2018-19',
        favored: row.number('Average_Line_Spread'),
        totalLine: row.number('Average_Line_OU'),
        parts: [1, 2, 3, 4].map((quarter) => [
          one.number(`PTS_QTR${quarter}`),
          two.number(`PTS_QTR${quarter}`),
        ]),
        final: [one.number('PTS'), two.number('PTS')],
      },
    ];
  });
};

/** On one row the total stands, on the favorite's the points that it gives. */
const readCollegeBasketball = ([sheet]: readonly Sheet[]): ReadGame[] =>
  pairsOf(sheet!).map(([away, home]) => {
    const close = (row: SheetRow): number | null => (row.text('Close') === 'pk' ? 0 : row.number('Close'));
    const [one, two] = [close(away), close(home)];
    const isKnown = one !== null && two !== null;
    const isTotalFirst = isKnown && one > two;
    return {
      season: '2017-18',
      favored: isKnown ? (isTotalFirst ? two : -one) : null,
      totalLine: isKnown ? Math.max(one, two) : null,
      parts: ['1st', '2nd'].map((half) => [away.number(half), home.number(half)]),
      final: [away.number('Final'), home.number('Final')],
    };
  });

const readHockey = ([sheet]: readonly Sheet[]): ReadGame[] =>
  pairsOf(sheet!).map(([away, home]) => ({
    season: '2021-22',
    favored: chancesOf(away.number('Close'), home.number('Close')),
    totalLine: away.number('CloseOU'),
    parts: ['1st', '2nd', '3rd'].map((period) => [away.number(period), home.number(period)]),
    final: [away.number('Final'), home.number('Final')],
  }));

const readBaseball = ([sheet]: readonly Sheet[]): ReadGame[] =>
  sheet!.rows.map((row) => ({
    season: row.text('seas'),
    favored: chancesOf(row.number('v_ml_close'), row.number('h_ml_close')),
    totalLine: row.number('ou_close'),
    parts: [[row.number('v_final'), row.number('h_final')]],
    final: null,
  }));

const LAYOUTS: readonly Layout[] = [
  { model: 'nfl', columns: [['home_1stQtr', 'home_close_spread']], read: readFootball },
  {
    model: 'collegeFootball',
    columns: [
      ['event_id', 'home_conf', 'home_score'],
      ['event_id', 'spread_close_home', 'total_close'],
    ],
    read: readCollegeFootball,
  },
  {
    model: 'nba',
    columns: [
      ['GAME_ID', 'TEAM_ID', 'PTS_QTR1', 'PTS'],
      ['GameId', 'TeamId', 'Average_Line_Spread', 'Average_Line_OU'],
    ],
    read: readBasketball,
  },
  { model: 'collegeBasketball', columns: [['VH', '1st', '2nd', 'Close', '2H']], read: readCollegeBasketball },
  { model: 'nhl', columns: [['VH', '1st', '2nd', '3rd', 'Close', 'CloseOU']], read: readHockey },
  { model: 'mlb', columns: [['seas', 'v_final', 'v_ml_close', 'ou_close']], read: readBaseball },
];

/** @returns null where a score or a line is missing, or the parts have more points than the game */
const completeGame = ({ season, favored, totalLine, parts, final }: ReadGame): PlayedGame | null => {
  const known = parts.filter((scores): scores is Pair => scores[0] !== null && scores[1] !== null);
  if (favored === null || totalLine === null || known.length < parts.length) return null;
  if (final === null) return { season, favored, totalLine, parts: known };
  const [score1, score2] = final;
  if (score1 === null || score2 === null) return null;
  const sumOf = (team: 0 | 1): number => known.reduce((sum, scores) => sum + scores[team], 0);
  const overtime: Pair = [score1 - sumOf(0), score2 - sumOf(1)];
  return overtime[0] < 0 || overtime[1] < 0
    ? null
    : { season, favored, totalLine, parts: [...known, overtime] };
};

export interface ReadSeasons {
  seasons: Seasons;
  /** The names of files that no league can be fitted to. */
  leftOut: readonly string[];
  /** The number of games that something is missing of. */
  incomplete: number;
}

const hasColumns = ({ columns }: Sheet, wanted: readonly string[]): boolean =>
  wanted.every((column) => columns.includes(column));

const joinSheets = (sheets: readonly Sheet[]): Sheet => ({
  columns: sheets[0]!.columns,
  rows: sheets.flatMap(({ rows }) => rows),
});

/** Finds the leagues whose files are all there; the games stay in the order of their files. */
export const readSeasons = (files: readonly SeasonFile[]): ReadSeasons => {
  const sheets = files.map(({ name, text }) => ({ name, sheet: readSheet(text) }));
  const used = new Set<string>();
  const seasons = new Map<ModelName, PlayedGame[]>();
  let incomplete = 0;
  for (const { model, columns, read } of LAYOUTS) {
    const found = columns.map((wanted) => sheets.filter(({ sheet }) => hasColumns(sheet, wanted)));
    if (found.some((files) => files.length === 0)) continue;
    for (const { name } of found.flat()) used.add(name);
    const games = read(found.map((files) => joinSheets(files.map(({ sheet }) => sheet))));
    const complete = games.map(completeGame).filter((game) => game !== null);
    incomplete += games.length - complete.length;
    seasons.set(model, complete);
  }
  const leftOut = files.map(({ name }) => name).filter((name) => !used.has(name));
  return { seasons, leftOut, incomplete };
};
