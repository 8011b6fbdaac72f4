const HOUR_MS = 3_600_000;

const game = (gameNum: number, gameDateTimeMs: number) => ({
  kind: 'game',
  gameNum,
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: 'Bears',
  team2Id: 'Lions',
  team1RotNum: 101,
  team2RotNum: 102,
  gameDateTimeMs,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
});

const line = (gameNum: number) => ({
  kind: 'line',
  gameNum,
  periodNumber: 0,
  store: 'main',
  spread1: 3,
  spread2: -3,
});

/** Rows of a game that begins in an hour. */
export const gameToCome = (gameNum: number): readonly object[] => [
  { ...game(gameNum, Date.now() + HOUR_MS) },
  { ...line(gameNum), spreadAdj1: -110, spreadAdj2: -110 },
];

/** Rows of the same game, four hours after it began. */
export const playedGame = (gameNum: number): readonly object[] => [
  { ...game(gameNum, Date.now() - 4 * HOUR_MS) },
  { kind: 'score', gameNum, phase: 'final', score1: 27, score2: 20 },
];
