import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HistoricalGame, ParsedHistory } from './historical-game.ts';
import { parseHistory } from './parse-history.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../testing/samples/${name}`, import.meta.url), 'utf8');

const parse = (name: string, season: number | null = null): ParsedHistory => {
  const result = parseHistory(sample(name), season);
  if (!result.ok) throw new Error(result.mistake);
  return result.history;
};

const byHome = (history: ParsedHistory, team2: string): HistoricalGame => {
  const found = history.games.find((game) => game.team2 === team2);
  if (found === undefined) throw new Error(`no game at ${team2}`);
  return found;
};

describe('nflverse files', () => {
  const history = parse('nflverse.csv');

  it('gives the visitor the points that the home team is favoured by', () => {
    expect(byHome(history, 'Chicago Bears').close).toMatchObject({
      spread1: 3,
      spreadAdj1: -112,
      spreadAdj2: 102,
      moneyLine1: 150,
      moneyLine2: -170,
      totalPoints: 43,
      over: -115,
      under: -105,
    });
    expect(byHome(history, 'Dallas Cowboys').close.spread1).toBe(-6.5);
  });

  it('reads kick-off as Eastern time', () => {
    expect(new Date(byHome(history, 'Chicago Bears').kickoffMs).toISOString()).toBe(
      '2031-09-05T00:20:00.000Z',
    );
  });

  it('HR-2.1: writes -100 as +100 and takes no price between', () => {
    expect(byHome(history, 'Miami Dolphins').close).toMatchObject({
      spread1: 0,
      moneyLine1: 100,
      over: null,
      under: null,
    });
    expect(byHome(history, 'Las Vegas Raiders').close).toMatchObject({ moneyLine1: null, moneyLine2: 120 });
    expect(history.ignored).toEqual([{ row: 8, field: 'away_moneyline', value: '-55.0' }]);
  });

  it('refuses games without a final or a day, by row', () => {
    expect(history.rejected).toEqual([
      { row: 6, reason: 'noFinal' },
      { row: 7, reason: 'noDate' },
    ]);
  });
});

describe('hockey sheets', () => {
  const history = parse('hockey_sheet_2021.csv', 2021);

  it('counts what the final has beyond the periods as overtime', () => {
    const game = byHome(history, 'Northfield');
    expect(game.segments).toEqual([
      [1, 0],
      [0, 2],
      [2, 1],
      [0, 1],
    ]);
    expect([game.score1, game.score2, game.rotation1]).toEqual([3, 4, 1]);
    expect(game.open).toMatchObject({ moneyLine1: 140, moneyLine2: -160, totalPoints: 6, spread1: null });
    expect(game.close).toMatchObject({
      spread1: 1.5,
      spreadAdj1: -165,
      spreadAdj2: 145,
      totalPoints: 5.5,
      over: -125,
      under: 105,
    });
  });

  it('leaves out puck lines that contradict each other and keeps the game', () => {
    expect(byHome(history, 'Granite Falls').close).toMatchObject({
      spread1: null,
      moneyLine1: -110,
      totalPoints: 6,
    });
    expect(byHome(history, 'Granite Falls').open?.totalPoints).toBeNull();
  });

  it('takes neutral pairs and refuses rows that lost the other, and finals below their periods', () => {
    expect(byHome(history, 'Riverton').team1).toBe('Stonewall');
    expect(history.rejected).toEqual([
      { row: 6, reason: 'unpaired' },
      { row: 7, reason: 'unpaired' },
      { row: 10, reason: 'scoreContradicts' },
      { row: 11, reason: 'scoreContradicts' },
    ]);
  });

  it.each([
    [
      'totals that can be none',
      [
        'Harbor City,1,0,2,3,140,155,1.5,-165,-110,6,-110,5.5',
        'Northfield,0,2,1,4,-160,-180,-1.5,145,-110,6,-110,5.5',
      ],
      'implausible',
    ],
    [
      'puck lines that can be none',
      [
        'Harbor City,1,0,2,3,140,155,-165,1.5,6,-110,6,-125',
        'Northfield,0,2,1,4,-160,-180,165,-1.5,6,-110,6,105',
      ],
      'implausible',
    ],
    [
      'a control character',
      [
        'Harbor\u0007City,1,0,2,3,140,155,1.5,-165,6,-110,6,-125',
        'Northfield,0,2,1,4,-160,-180,-1.5,145,6,-110,6,105',
      ],
      'badText',
    ],
    [
      'a mark that turns the text',
      [
        'Harbor City,1,0,2,3,140,155,1.5,-165,6,-110,6,-125',
        'North\u202efield,0,2,1,4,-160,-180,-1.5,145,6,-110,6,105',
      ],
      'badText',
    ],
  ])('refuses a game with %s, and keeps the others', (_, [visitor, home], reason) => {
    const lines = sample('hockey_sheet_2021.csv').split('\n');
    lines.splice(1, 2, `1103,1,V,${visitor}`, `1103,2,H,${home}`);
    const result = parseHistory(lines.join('\n'), 2021);
    if (!result.ok) throw new Error(result.mistake);
    expect(result.history.games.map(({ team2 }) => team2)).toEqual(
      history.games.slice(1).map(({ team2 }) => team2),
    );
    expect(result.history.rejected.at(-1)).toEqual({ row: 2, reason });
  });

  it("puts spring into the season's second year and staggers the evening", () => {
    expect(new Date(byHome(history, 'Riverton').kickoffMs).toISOString()).toBe('2022-02-13T00:00:00.000Z');
    const evening = ['Northfield', 'Granite Falls'].map((team) => byHome(history, team).kickoffMs);
    expect(evening[1]! - evening[0]!).toBe(20 * 60_000);
  });

  it('says that it needs a season', () => {
    expect(parseHistory(sample('hockey_sheet_2021.csv'), null)).toEqual({
      ok: false,
      mistake: 'seasonUnknown',
    });
  });
});

describe('college basketball sheets', () => {
  const history = parse('college_sheet_2017.csv', 2017);

  it('tells the total from the points, whichever row they are on', () => {
    expect(byHome(history, 'Pinecrest').close).toMatchObject({
      spread1: 7,
      totalPoints: 143,
      moneyLine1: 260,
      moneyLine2: -330,
    });
    expect(byHome(history, 'Port Arden').close).toMatchObject({ spread1: -5.5, totalPoints: 152 });
    expect(byHome(history, 'Elmhurst State').open).toMatchObject({ spread1: -2, totalPoints: 138 });
  });

  it("reads a pick'em as no points, no line as none, two totals as neither", () => {
    expect(byHome(history, 'Elmhurst State').close).toMatchObject({ spread1: 0, totalPoints: 139.5 });
    expect(byHome(history, 'Bridgeport').close).toMatchObject({
      spread1: null,
      totalPoints: null,
      moneyLine1: null,
    });
    expect(byHome(history, 'Moorfield').open).toMatchObject({ spread1: null, totalPoints: null });
    expect(byHome(history, 'Moorfield').close).toMatchObject({
      spread1: 3,
      totalPoints: 151,
      moneyLine1: null,
    });
  });

  it('keeps halves, and overtime as a third segment', () => {
    expect(byHome(history, 'Elmhurst State').segments).toEqual([
      [35, 33],
      [30, 32],
      [7, 5],
    ]);
    expect(byHome(history, 'Pinecrest').team1).toBe('Oak Ridge');
  });
});

describe('baseball rows', () => {
  const history = parse('baseball_rows.csv');

  it('takes the run line only where its sides mirror each other', () => {
    expect(byHome(history, 'BBB').close).toMatchObject({
      spread1: -1.5,
      spreadAdj1: 110,
      spreadAdj2: -130,
      totalPoints: 8.5,
    });
    expect(byHome(history, 'FFF').close).toMatchObject({ spread1: null, moneyLine1: -220, moneyLine2: 190 });
    expect(byHome(history, 'JJJ').close.spread1).toBe(1);
  });

  it('refuses games without a final', () => {
    expect(history.rejected).toEqual([{ row: 5, reason: 'noFinal' }]);
  });
});

describe('football-data.co.uk files', () => {
  const history = parse('football_data.csv');

  it('takes the home handicap, three prices and the closing columns; decimals become the nearest American price', () => {
    expect(byHome(history, 'Northgate').close).toEqual({
      spread1: 0.75,
      spreadAdj1: 111,
      spreadAdj2: -120,
      moneyLine1: 428,
      moneyLine2: -154,
      moneyLineDraw: 323,
      totalPoints: 2.5,
      over: -159,
      under: 138,
    });
    expect(byHome(history, 'Northgate').open).toMatchObject({ spread1: 1, moneyLine2: -159 });
  });

  it('takes another book where the first has no prices', () => {
    expect(byHome(history, 'Weston').close).toMatchObject({
      moneyLine2: 135,
      moneyLineDraw: 237,
      over: -106,
      spreadAdj2: 103,
    });
  });

  it('reads London time and years of two digits', () => {
    expect(new Date(byHome(history, 'Calder').kickoffMs).toISOString()).toBe('2031-08-24T13:00:00.000Z');
  });

  it('refuses halves above the final and games not played', () => {
    expect(history.rejected).toEqual([
      { row: 6, reason: 'scoreContradicts' },
      { row: 7, reason: 'noFinal' },
    ]);
  });
});

describe('any file', () => {
  it('gives every game a number of its own that stays the same', () => {
    const numbers = ['nflverse.csv', 'baseball_rows.csv', 'football_data.csv'].flatMap((name) =>
      parse(name).games.map(({ gameNum }) => gameNum),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(parse('nflverse.csv').games.map(({ gameNum }) => gameNum)).toEqual(numbers.slice(0, 5));
    expect(numbers.every((gameNum) => gameNum > 2_000_000_000 && gameNum <= 2_147_483_647)).toBe(true);
  });

  it('is refused as a whole when its layout is unknown or it is no CSV', () => {
    expect(parseHistory('a,b\n1,2\n', null)).toEqual({ ok: false, mistake: 'layoutUnknown' });
    expect(parseHistory('', null)).toEqual({ ok: false, mistake: 'layoutUnknown' });
    expect(parseHistory('a,"b\n1,2\n', null)).toEqual({ ok: false, mistake: 'notCsv' });
  });

  it('may begin with a byte order mark and end its lines like Windows', () => {
    const text = `\uFEFF${sample('nflverse.csv').replaceAll('\n', '\r\n')}`;
    expect(parseHistory(text, null)).toEqual({ ok: true, history: parse('nflverse.csv') });
  });
});
