import type { League, SportModel } from './league.ts';

const MINUTE_MS = 60_000;
const at = (hour: number, minute = 0): number => hour * 60 + minute;
const list = (names: string): readonly string[] => names.trim().split(/\s*[,\n]\s*/);

const SOCCER_MODEL: SportModel = {
  marginDeviation: 1.65,
  totalDeviation: 1.65,
  totalMean: 2.75,
  totalSpread: 0.25,
  homeAdvantage: 0.3,
  strengthSpread: 0.45,
  marginDrift: 0.1,
  totalDrift: 0.1,
  fixedSpread: null,
  pointStep: 0.25,
  keyNumbers: [],
};

const SOCCER = {
  sportType: 'Soccer',
  model: SOCCER_MODEL,
  scoring: 'goals',
  overtime: 'none',
  segments: [
    { label: '1H', lengthMs: 47 * MINUTE_MS, breakMs: 15 * MINUTE_MS },
    { label: '2H', lengthMs: 50 * MINUTE_MS, breakMs: 0 },
  ],
  periods: [{ periodNumber: 1, share: 0.45, fixedSpread: null }],
  teamTotals: true,
  alternatePoints: [-1.5, -1, -0.5, 0.5, 1, 1.5],
  hasSpread: true,
  hasTotal: true,
  inPlay: true,
  holdMs: 20_000,
  preventPointBuying: true,
  props: [{ what: 'Shots on Target', mean: 1.5 }],
} as const;

export const PREMIER_LEAGUE: League = {
  ...SOCCER,
  leagueIndex: 6,
  sportSubType: 'England Premier League',
  rotationBase: 200_001,
  kickoffs: {
    every: 'week',
    slots: [
      [5, at(7, 30), 1],
      [5, at(10), 4],
      [5, at(12, 30), 1],
      [6, at(9), 2],
      [6, at(11, 30), 1],
      [0, at(15), 1],
    ],
  },
  names: list(`
    Arsenal, Aston Villa, Bournemouth, Brentford, Brighton, Burnley, Chelsea, Crystal Palace, Everton, Fulham
    Leeds United, Liverpool, Manchester City, Manchester United, Newcastle United, Nottingham Forest, Sunderland
    Tottenham Hotspur, West Ham United, Wolverhampton
  `),
};

export const LA_LIGA: League = {
  ...SOCCER,
  leagueIndex: 7,
  sportSubType: 'Spain La Liga',
  rotationBase: 200_101,
  kickoffs: {
    every: 'week',
    slots: [
      [4, at(15), 1],
      [5, at(8), 1],
      [5, at(10, 15), 1],
      [5, at(12, 30), 1],
      [5, at(15), 1],
      [6, at(8), 1],
      [6, at(10, 15), 1],
      [6, at(12, 30), 1],
      [6, at(15), 1],
      [0, at(15), 1],
    ],
  },
  names: list(`
    Alavés, Athletic Bilbao, Atlético Madrid, Barcelona, Celta Vigo, Elche, Espanyol, Getafe, Girona, Levante
    Mallorca, Osasuna, Rayo Vallecano, Real Betis, Real Madrid, Real Oviedo, Real Sociedad, Sevilla, Valencia, Villarreal
  `),
};

export const MLS: League = {
  ...SOCCER,
  leagueIndex: 8,
  sportSubType: 'USA MLS',
  rotationBase: 200_201,
  kickoffs: {
    every: 'week',
    slots: [
      [2, at(19, 30), 3],
      [5, at(19, 30), 6],
      [5, at(20, 30), 3],
      [5, at(22, 30), 3],
    ],
  },
  names: list(`
    Atlanta United, Austin FC, Charlotte FC, Chicago Fire, FC Cincinnati, Colorado Rapids, Columbus Crew, D.C. United
    FC Dallas, Houston Dynamo, Inter Miami, LA Galaxy, Los Angeles FC, Minnesota United, CF Montréal, Nashville SC
    New England Revolution, New York City FC, New York Red Bulls, Orlando City, Philadelphia Union, Portland Timbers
    Real Salt Lake, San Diego FC, San Jose Earthquakes, Seattle Sounders, Sporting Kansas City, St. Louis City
    Toronto FC, Vancouver Whitecaps
  `),
};
