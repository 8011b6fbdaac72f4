import {
  type ExpectedResult,
  expectMoneyLine,
  expectSpread,
  expectThreeWay,
  expectTotal,
} from './expected-result.ts';

/** What the file says about the game that begins on a line of it (the heading is line 1). */
export interface ExpectedGame {
  row: number;
  results: ExpectedResult[];
}

type Row = Readonly<Record<string, string>>;

const isNumber = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text.trim());

/** All of them numbers, else null: a market with something missing expects nothing. */
const numbers = (row: Row, ...columns: string[]): number[] | null => {
  const texts = columns.map((column) => row[column]);
  return texts.every(isNumber) ? texts.map(Number) : null;
};

const expectNflverse = (row: Row): ExpectedResult[] => {
  const results: ExpectedResult[] = [];
  // `result` is home less away, `spread_line` what home is favoured by.
  const spread = numbers(row, 'result', 'spread_line');
  if (spread !== null) results.push(...expectSpread(-spread[0]!, spread[1]!));
  const total = numbers(row, 'total', 'total_line');
  if (total !== null) results.push(...expectTotal(total[0]!, total[1]!));
  const money = numbers(row, 'result', 'away_moneyline', 'home_moneyline');
  if (money !== null) results.push(...expectMoneyLine(-money[0]!));
  return results;
};

const expectBaseball = (row: Row): ExpectedResult[] => {
  const final = numbers(row, 'v_final', 'h_final');
  if (final === null) return [];
  const [visitor, home] = [final[0]!, final[1]!];
  const results: ExpectedResult[] = [];
  const runLine = numbers(row, 'v_rl', 'h_rl');
  if (runLine !== null && runLine[0]! + runLine[1]! === 0)
    results.push(...expectSpread(visitor - home, runLine[0]!));
  const total = numbers(row, 'ou_close');
  if (total !== null) results.push(...expectTotal(visitor + home, total[0]!));
  if (numbers(row, 'v_ml_close', 'h_ml_close') !== null) results.push(...expectMoneyLine(visitor - home));
  return results;
};

const expectFootballData = (row: Row): ExpectedResult[] => {
  const goals = numbers(row, 'FTHG', 'FTAG');
  if (goals === null) return [];
  const [home, away] = [goals[0]!, goals[1]!];
  const results = expectThreeWay(row['FTR'] ?? '');
  // The handicap is the home team's.
  const handicap = numbers(row, 'AHCh');
  if (handicap !== null) results.push(...expectSpread(away - home, 0 - handicap[0]!));
  results.push(...expectTotal(home + away, 2.5));
  return results;
};

const expectHockey = (visitor: Row, home: Row): ExpectedResult[] => {
  const final = numbers({ v: visitor['Final']!, h: home['Final']! }, 'v', 'h');
  if (final === null) return [];
  const margin = final[0]! - final[1]!;
  const results: ExpectedResult[] = [];
  const puck = numbers({ v: visitor['PuckLine']!, h: home['PuckLine']! }, 'v', 'h');
  if (puck !== null && puck[0]! + puck[1]! === 0) results.push(...expectSpread(margin, puck[0]!));
  const total = numbers(visitor, 'CloseOU');
  if (total !== null) results.push(...expectTotal(final[0]! + final[1]!, total[0]!));
  if (numbers({ v: visitor['Close']!, h: home['Close']! }, 'v', 'h') !== null)
    results.push(...expectMoneyLine(margin));
  return results;
};

const expectCollege = (visitor: Row, home: Row): ExpectedResult[] => {
  const final = numbers({ v: visitor['Final']!, h: home['Final']! }, 'v', 'h');
  if (final === null) return [];
  const margin = final[0]! - final[1]!;
  const results: ExpectedResult[] = [];
  const figureOf = (row: Row): number | null =>
    row['Close'] === 'pk' ? 0 : (numbers(row, 'Close')?.[0] ?? null);
  const [first, second] = [figureOf(visitor), figureOf(home)];
  // The larger of the two is the total, the other one what that row's team gives.
  if (first !== null && second !== null && Math.max(first, second) > 60 && Math.min(first, second) < 60) {
    results.push(...expectSpread(margin, first < second ? 0 - first : second));
    results.push(...expectTotal(final[0]! + final[1]!, Math.max(first, second)));
  }
  const money = numbers({ v: visitor['ML']!, h: home['ML']! }, 'v', 'h');
  if (money !== null && money.every((price) => Math.abs(price) >= 100))
    results.push(...expectMoneyLine(margin));
  return results;
};

/** Reads a file by itself, sharing nothing with the replay's parsers: they are what is being checked. */
export const expectedOfFile = (text: string): ExpectedGame[] => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = (lines[0] ?? '').split(',');
  const rows = lines.slice(1).map((line): Row => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']));
  });
  const filled = rows
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ line }) => lines[line - 1] !== '');
  const oneRow = columns.includes('spread_line')
    ? expectNflverse
    : columns.includes('v_final')
      ? expectBaseball
      : columns.includes('FTHG')
        ? expectFootballData
        : null;
  if (oneRow !== null) return filled.map(({ row, line }) => ({ row: line, results: oneRow(row) }));
  const twoRows = columns.includes('PuckLine') ? expectHockey : expectCollege;
  return filled.flatMap(({ row, line }, index) => {
    const next = filled[index + 1]?.row;
    const paired =
      next !== undefined &&
      next['Date'] === row['Date'] &&
      Number(next['Rot']) === Number(row['Rot']) + 1 &&
      Number(row['Rot']) % 2 === 1;
    return paired ? [{ row: line, results: twoRows(row, next) }] : [];
  });
};
