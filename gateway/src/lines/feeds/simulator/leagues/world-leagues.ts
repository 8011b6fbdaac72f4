import type { League, SportModel } from './league.ts';

const MINUTE_MS = 60_000;
const at = (hour: number, minute = 0): number => hour * 60 + minute;
const list = (names: string): readonly string[] => names.trim().split(/\s*[,\n]\s*/);

const RUGBY_MODEL: SportModel = {
  marginDeviation: 13.5,
  totalDeviation: 13,
  totalMean: 50,
  totalSpread: 3,
  homeAdvantage: 4,
  strengthSpread: 6,
  marginDrift: 0.8,
  totalDrift: 0.8,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [{ points: 7, width: 0.5 }],
};

const OFFERED = {
  overtime: 'none',
  teamTotals: true,
  alternatePoints: [],
  hasSpread: true,
  hasTotal: true,
  inPlay: true,
  preventPointBuying: true,
  props: [],
} as const;

export const PREMIERSHIP_RUGBY: League = {
  ...OFFERED,
  leagueIndex: 13,
  sportType: 'Rugby',
  sportSubType: 'England Premiership',
  rotationBase: 210_001,
  kickoffs: {
    every: 'week',
    slots: [
      [4, at(14, 45), 1],
      [5, at(9), 2],
      [5, at(11, 30), 1],
      [6, at(10), 1],
    ],
  },
  model: RUGBY_MODEL,
  scoring: 'rugby',
  segments: [
    { label: '1H', lengthMs: 43 * MINUTE_MS, breakMs: 12 * MINUTE_MS },
    { label: '2H', lengthMs: 44 * MINUTE_MS, breakMs: 0 },
  ],
  periods: [{ periodNumber: 1, share: 0.48, fixedSpread: null }],
  holdMs: 25_000,
  names: list(`
    Bath, Bristol, Exeter, Gloucester, Harlequins, Leicester, Newcastle, Northampton, Sale, Saracens
  `),
};

const VOLLEYBALL_MODEL: SportModel = {
  marginDeviation: 12,
  totalDeviation: 22,
  totalMean: 178,
  totalSpread: 4,
  homeAdvantage: 2.5,
  strengthSpread: 5,
  marginDrift: 0.6,
  totalDrift: 1,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [],
};

export const SUPERLEGA: League = {
  ...OFFERED,
  leagueIndex: 14,
  sportType: 'Volleyball',
  sportSubType: 'Italy SuperLega',
  rotationBase: 220_001,
  kickoffs: {
    every: 'week',
    slots: [
      [2, at(14, 30), 2],
      [5, at(12), 1],
      [6, at(11), 2],
      [6, at(13), 1],
    ],
  },
  model: VOLLEYBALL_MODEL,
  scoring: 'sets',
  teamTotals: false,
  segments: [1, 2, 3, 4, 5].map((set) => ({
    label: `Set ${set}`,
    lengthMs: (set === 5 ? 17 : 26) * MINUTE_MS,
    breakMs: 3 * MINUTE_MS,
  })),
  periods: [{ periodNumber: 1, share: 0.27, fixedSpread: null }],
  holdMs: 5_000,
  names: list(`
    Cisterna, Civitanova, Grottazzolina, Milano, Modena, Monza, Padova, Perugia, Piacenza, Taranto, Trentino, Verona
  `),
};

const CRICKET_MODEL: SportModel = {
  marginDeviation: 30,
  totalDeviation: 38,
  totalMean: 334,
  totalSpread: 10,
  homeAdvantage: 3,
  strengthSpread: 9,
  marginDrift: 1.5,
  totalDrift: 3,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [],
};

export const BIG_BASH: League = {
  ...OFFERED,
  leagueIndex: 15,
  sportType: 'Cricket',
  sportSubType: 'Australia Big Bash',
  rotationBase: 230_001,
  kickoffs: {
    every: 'week',
    slots: [
      [1, at(3, 15), 1],
      [3, at(3, 15), 1],
      [4, at(3, 15), 1],
      [5, at(2), 1],
      [5, at(5, 15), 1],
    ],
  },
  model: CRICKET_MODEL,
  scoring: 'cricket',
  segments: [
    { label: '1', lengthMs: 90 * MINUTE_MS, breakMs: 15 * MINUTE_MS },
    { label: '2', lengthMs: 90 * MINUTE_MS, breakMs: 0 },
  ],
  periods: [],
  // A run comes with nearly every ball.
  holdMs: 0,
  names: list(`
    Adelaide Strikers, Brisbane Heat, Hobart Hurricanes, Melbourne Renegades, Melbourne Stars, Perth Scorchers
    Sydney Sixers, Sydney Thunder
  `),
};
