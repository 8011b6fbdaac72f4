import { expect, it } from 'vitest';
import { parseArchiveJson } from './parse-archive-json.ts';
import { parseCollegeFootball } from './parse-college-football.ts';
import { parseExchangeSoccer } from './parse-exchange-soccer.ts';
import { parseExchangeStream } from './parse-exchange-stream.ts';
import { parseMultibook } from './parse-multibook.ts';
import { parseNbaLines } from './parse-nba-lines.ts';
import { parseNbaMovement } from './parse-nba-movement.ts';
import { parseNhlProps } from './parse-nhl-props.ts';
import { NO_LINE } from './season-play.ts';

const csv = (...rows: Array<Record<string, string | number>>): string =>
  [Object.keys(rows[0]!), ...rows.map(Object.values)].map((cells) => cells.join(',')).join('\n');
const jsonl = (...rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

it('joins college football’s lines and results, and names a game that has none', () => {
  const odds = {
    provider: 'X',
    spread_open_home: '-2.5',
    spread_close_home: '-3.0',
    spread_open_away: '2.5',
  };
  const rest = {
    spread_close_away: '3.0',
    total_open: '49.5',
    total_close: '51.5',
    ml_home: '-140.0',
    ml_away: '120.0',
  };
  const results = csv({
    kickoff_utc: '2025-08-23T16:00Z',
    home_team: 'Hill State',
    away_team: 'Lake Tech',
    home_score: '21.0',
    away_score: '24.0',
    event_id: 1,
  });
  const lines = csv({ event_id: 1, ...odds, ...rest }, { event_id: 2, ...odds, ...rest });
  const { plays, rejected } = parseCollegeFootball('f', lines, results);
  expect([...rejected]).toEqual([['no result', 1]]);
  expect(plays).toMatchObject([
    {
      game: {
        team1: 'Lake Tech',
        team2: 'Hill State',
        kickoffMs: Date.UTC(2025, 7, 23, 16),
        score1: 24,
        score2: 21,
        open: { spread1: 2.5, totalPoints: 49.5 },
        close: {
          spread1: 3,
          spreadAdj1: -110,
          moneyLine1: 120,
          moneyLine2: -140,
          totalPoints: 51.5,
          under: -110,
        },
      },
    },
  ]);
});

const nbaRow = (location: string, team: number, sign: 1 | -1, points: number) => {
  const ofBook = (book: string, spread: number, ml: number) => ({
    [book === 'Open' ? 'Open_Line_ML' : `${book}_ML`]: `${ml}.0`,
    [`${book}_Line_Spread`]: sign * spread,
    [`${book}_Odds_Spread`]: '-105.0',
    [`${book}_Line_OU`]: 200 + spread,
    [`${book}_Odds_OU`]: '-110.0',
  });
  return {
    Date: '2018-10-16',
    Location: location,
    Team: `Team ${team}`,
    TeamId: team,
    GameId: '0021',
    ...ofBook('Open', 4, sign * 150),
    ...ofBook('5dimes', 4.5, sign * 160),
    ...ofBook('Pinnacle', 5.5, sign * 180),
    Pts: points,
  };
};
const quarterRow = (team: number, ...points: number[]) => ({
  GAME_ID: '0021',
  TEAM_ID: team,
  ...Object.fromEntries(points.map((each, at) => [at < 4 ? `PTS_QTR${at + 1}` : `PTS_OT${at - 3}`, each])),
});

it('moves an NBA game from book to book, and takes its quarters from the other file', () => {
  const lines = csv(nbaRow('away', 7, 1, 87), nbaRow('home', 8, -1, 88));
  const quarters = csv(quarterRow(7, 20, 20, 20, 20, 7, 0), quarterRow(8, 20, 20, 20, 20, 8, 0));
  const { plays } = parseNbaLines('f', lines, quarters);
  expect(plays).toMatchObject([
    {
      moves: [{ spread1: 4.5, moneyLine1: 160, moneyLine2: -160, totalPoints: 204.5 }],
      game: {
        open: { spread1: 4, spreadAdj1: -105, over: -110 },
        close: { spread1: 5.5, moneyLine1: 180 },
        score1: 87,
        segments: [...Array.from({ length: 4 }, () => [20, 20]), [7, 8]],
      },
    },
  ]);
  const wrong = csv(quarterRow(7, 20, 20, 20, 20, 9, 0), quarterRow(8, 20, 20, 20, 20, 8, 0));
  expect([...parseNbaLines('f', lines, wrong).rejected]).toEqual([['quarters contradict the final', 1]]);
  expect(parseNbaLines('f', lines, null).plays[0]?.game.segments).toEqual([]);
});

it('moves an NFL game over the boards of several books, and has no final for it', () => {
  const row = (bookmaker: string, market: string, name: string, price: number, point: number | '') => ({
    game_id: 'a',
    commence_time: '2025-09-05T00:20:00Z',
    home_team: 'Hosts',
    away_team: 'Guests',
    bookmaker,
    market,
    outcome_name: name,
    price,
    point,
  });
  const board = (book: string, point: number) => [
    row(book, 'h2h', 'Guests', 320, ''),
    row(book, 'h2h', 'Hosts', -410, ''),
    row(book, 'spreads', 'Guests', -112, point),
    row(book, 'spreads', 'Hosts', -108, -point),
    row(book, 'totals', 'Over', -115, 47.5),
    row(book, 'totals', 'Under', -105, 47.5),
  ];
  const { plays } = parseMultibook('f', csv(...board('A', 8.5), ...board('B', 8), ...board('C', 7.5)));
  expect(plays).toMatchObject([
    {
      isOver: false,
      game: {
        team1: 'Guests',
        open: { spread1: 8.5, spreadAdj1: -112, moneyLine1: 320, over: -115, under: -105 },
        close: { spread1: 7.5 },
      },
      moves: [{ spread1: 8 }],
    },
  ]);
});

it('reads an exchange’s three-way market, and leaves out a match whose winner isn’t its final’s', () => {
  const row = (event: number, name: string, isWinner: 0 | 1, kickOff: number, halfTime: number | '') => ({
    EVENT_DATE: '2024-10-18 00:00:00.000 Z',
    EVENT_ID: event,
    RUNNER_NAME: name,
    IS_WINNER: isWinner,
    HOME_TEAM: 'Hosts',
    AWAY_TEAM: 'Guests',
    HOME_SCORE: 1,
    AWAY_SCORE: 2,
    BEST_BACK_KICK_OFF: kickOff,
    BEST_BACK_PRICE_HALF_TIME: halfTime,
  });
  const match = (event: number, winner: string) =>
    ['Hosts', 'Guests', 'The Draw'].map((name, at) =>
      row(event, name, name === winner ? 1 : 0, [3.3, 2.34, 3.7][at]!, [3.9, 2.78, 2.6][at]!),
    );
  const { plays, rejected } = parseExchangeSoccer('f', csv(...match(1, 'Guests'), ...match(2, 'Hosts')));
  expect([...rejected]).toEqual([['the winner contradicts the final', 1]]);
  expect(plays).toMatchObject([
    {
      game: {
        open: { moneyLine1: 134, moneyLine2: 230, moneyLineDraw: 270 },
        close: { moneyLine1: 178, moneyLine2: 290, moneyLineDraw: 160 },
        score1: 2,
        score2: 1,
        segments: [
          [1, 1],
          [1, 0],
        ],
      },
    },
  ]);
});

it('corrects the archive’s swapped spread and total, and derives overtime from the points that the quarters lack', () => {
  const row = {
    season: 2019,
    date: 20190908.0,
    home_team: 'Hosts',
    away_team: 'Guests',
    ...Object.fromEntries(['1st', '2nd', '3rd', '4th'].map((name) => [`home_${name}Qtr`, '7'])),
    ...Object.fromEntries(['1st', '2nd', '3rd', '4th'].map((name) => [`away_${name}Qtr`, '7'])),
    home_final: '31',
    away_final: '28',
    home_close_ml: -190,
    away_close_ml: 160,
    home_open_spread: -4.5,
    away_open_spread: 4.5,
    open_over_under: 47.5,
    home_close_spread: -46.5,
    away_close_spread: 46.5,
    close_over_under: 3.5,
    home_2H_spread: -22.5,
    away_2H_spread: 22.5,
    '2H_total': 2.5,
  };
  const { plays, rejected } = parseArchiveJson('f', JSON.stringify([row, { ...row, home_team: 7 }]));
  expect([...rejected]).toEqual([['no team', 1]]);
  expect(plays).toMatchObject([
    {
      game: {
        open: { spread1: 4.5, totalPoints: 47.5, moneyLine1: 160 },
        close: { spread1: 3.5, totalPoints: 46.5 },
        segments: [...Array.from({ length: 4 }, () => [7, 7]), [0, 3]],
      },
      periods: [[2, { spread1: 2.5, totalPoints: 22.5 }]],
    },
  ]);
});

it('moves an NBA game with every snapshot of it, and keeps the fields that a snapshot lacks', () => {
  const look = (timestamp: string, share: number, spread: number | null, total: number | null) => ({
    game_date: '2026-04-20',
    home_team_abbr: 'SAS',
    away_team_abbr: 'POR',
    timestamp,
    home_prob: share,
    spread,
    over_under: total,
  });
  const { plays } = parseNbaMovement(
    'f',
    jsonl(
      look('2026-04-19T23', 0.8, -12.5, 222.5),
      look('2026-04-20T01', 0.5, null, null),
      look('2026-04-19T11', 0.75, null, null),
    ),
  );
  expect(plays).toMatchObject([
    {
      isOver: false,
      game: {
        open: { ...NO_LINE, moneyLine1: 300, moneyLine2: -300 },
        close: { moneyLine1: 100, moneyLine2: 100, spread1: 12.5, totalPoints: 222.5 },
      },
      moves: [{ moneyLine1: 400, moneyLine2: -400, spread1: 12.5, spreadAdj1: -110, over: -110 }],
    },
  ]);
});

it('turns players’ propositions into contests, which move from book to book', () => {
  const offer = (market: string, book: string, price: number, line: number | null, side: string) => ({
    player: 'A Skater',
    market,
    book,
    price,
    line,
    side,
    matchup: 'Hosts vs Guests',
    commence_time: '2026-01-29T00:10:00Z',
  });
  const { plays } = parseNhlProps(
    'f',
    jsonl(
      offer('player_assists', 'one', -142, 0.5, 'Over'),
      offer('player_assists', 'one', 110, 0.5, 'Under'),
      offer('player_assists', 'two', -145, 0.5, 'Over'),
      offer('player_goal_scorer_anytime', 'one', 250, null, 'Yes'),
    ),
  );
  expect(plays).toMatchObject([
    {
      isGame: true,
      game: { sportType: 'Hockey', team1: 'Guests', team2: 'Hosts' },
      contests: [
        {
          description: 'A Skater, player assists, 0.5',
          contestants: ['Over', 'Under'],
          history: [{ prices: [-142, 110] }, { prices: [-145, null] }],
        },
        { contestants: ['Yes'], history: [{ prices: [250] }], outcomes: null },
      ],
    },
  ]);
});

it('turns an exchange’s market into one contest: trades are prices, suspension holds it, the end decides it', () => {
  const definition = (status: string, ...states: string[]) => ({
    marketType: 'PLACE',
    marketTime: '2022-04-19T18:26:00.000Z',
    status,
    runners: states.map((state, at) => ({ id: 9 - at, status: state, name: `Runner ${9 - at}` })),
  });
  const message = (change: object) => ({ op: 'mcm', mc: [{ id: '1.5', ...change }] });
  const stream = [
    message({ marketDefinition: definition('OPEN', 'ACTIVE', 'ACTIVE'), rc: [{ id: 9, ltp: 3 }] }),
    message({ rc: [{ id: 8, ltp: 1.5 }] }),
    message({ rc: [{ id: 8, ltp: 1.5 }] }),
    message({ marketDefinition: definition('SUSPENDED', 'ACTIVE', 'ACTIVE') }),
  ];
  const closed = message({ marketDefinition: definition('CLOSED', 'WINNER', 'LOSER') });
  expect(parseExchangeStream('f', jsonl(...stream, closed)).plays).toMatchObject([
    {
      isGame: false,
      contests: [
        {
          contestants: ['Runner 8', 'Runner 9'],
          history: [
            { prices: [null, 200], status: 'O' },
            { prices: [-200, 200], status: 'O' },
            { prices: [-200, 200], status: 'H' },
          ],
          outcomes: ['L', 'W'],
        },
      ],
    },
  ]);
  expect([...parseExchangeStream('f', jsonl(...stream)).rejected]).toEqual([['the market did not close', 1]]);
});
