import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { Game } from '@lineboard/domain/line/game';
import type { GameLine } from '@lineboard/domain/line/game-line';
import { FAKE_STORE } from '../fakes/fake-book.ts';
import { emptyLine } from '../../src/feeds/timeline/empty-line.ts';
import type { HistoricalGame, HistoricalLine } from '../../src/feeds/replay/historical-game.ts';
import { KILL_FEED } from '../kill/killable-gateway.ts';

/** How a game ends: most as their file says, some only in the end. */
export type Fate =
  | 'final'
  | 'corrected'
  /** The wrong final is taken back, and the game goes on for a while. */
  | 'takenBack'
  /** The final comes first, its period scores later. */
  | 'withoutPeriods'
  | 'cancelled'
  | 'cancelledFirst'
  | 'cancelledLast';

/** A game of a file as the season offers it. Prices and scores are the file's; what no file has is made up around them. */
export interface SeasonGame {
  gameNum: number;
  played: HistoricalGame;
  fate: Fate;
  /** As it opens, and as it closes: by then another pitcher may be listed. */
  opening: { game: Game; lines: GameLine[] };
  closing: { game: Game; lines: GameLine[] };
  /** Whether the total is odd or even, bet on as a contest that belongs to the game; null for most games. */
  contest: ContestLine[] | null;
  /** Who pitches; null in other sports. */
  starters: readonly [string | null, string | null];
}

const FATES: Readonly<Record<number, Fate>> = {
  1: 'withoutPeriods',
  3: 'corrected',
  5: 'takenBack',
  7: 'cancelled',
  11: 'corrected',
  12: 'takenBack',
  14: 'cancelledFirst',
  16: 'withoutPeriods',
  17: 'cancelledLast',
};
const FATES_REPEAT_AFTER = 19;

const FIRST_CONTEST = 1_000_000_000;
const EVERY_SO_MANY = { contest: 4, restricted: 61, noPointBuying: 13, circled: 9, held: 53 };
const CIRCLED_MAX_CENTS = 6_000;

/** @param at its place in the season: it decides what happens to the game, so that a short season has everything, too */
export const createSeasonGame = (played: HistoricalGame, at: number, kickOffMs: number): SeasonGame => {
  const gameNum = at + 1;
  const isEvery = (count: number, rest = 1): boolean => at % count === rest;
  const contestNum = isEvery(EVERY_SO_MANY.contest) ? FIRST_CONTEST + gameNum : null;
  const isBaseball = played.sportType === 'Baseball';
  const listed = isBaseball ? ([`Pitcher ${at}A`, `Pitcher ${at}B`] as const) : ([null, null] as const);
  // Files take turns: without the second part a file would have all of its games at one parity.
  const isNew = isBaseball && (at + Math.floor(at / 6)) % 2 === 1;
  const starters = isNew
    ? ([`Pitcher ${at}C`, at % 4 === 1 ? `Pitcher ${at}D` : listed[1]] as const)
    : listed;
  const game: Game = {
    gameNum,
    feedId: KILL_FEED.feedId,
    sportType: played.sportType,
    sportSubType: played.sportSubType,
    team1Id: played.team1,
    team2Id: played.team2,
    team1RotNum: played.rotation1,
    team2RotNum: played.rotation1 + 1,
    gameDateTimeMs: kickOffMs,
    listedPitcher1: listed[0],
    listedPitcher2: listed[1],
    preventPointBuyingFlag: isEvery(EVERY_SO_MANY.noPointBuying),
    parlayRestriction: isEvery(EVERY_SO_MANY.restricted) ? 'D' : null,
    includeTeamTotals: true,
    correlation: contestNum === null ? [] : [contestNum],
    isTitle: false,
    isSpotlight: false,
  };
  const status: Partial<GameLine> = {
    ...(isEvery(EVERY_SO_MANY.circled) && { spreadLineStatus: 'I', spreadMaxWagerCents: CIRCLED_MAX_CENTS }),
    ...(isEvery(EVERY_SO_MANY.held) && { totalsStatus: 'H' }),
  };
  const linesOf = (line: HistoricalLine): GameLine[] => [
    { ...createLine(gameNum, 0, kickOffMs, line), ...createTeamTotals(line), ...status },
    ...createPeriodLines(gameNum, kickOffMs, played, line),
  ];
  const repriced = isNew ? reprice(played.close) : played.close;
  return {
    gameNum,
    played,
    fate: FATES[at % FATES_REPEAT_AFTER] ?? 'final',
    opening: { game, lines: linesOf(merge(played.open, played.close)) },
    closing: {
      game: { ...game, listedPitcher1: starters[0], listedPitcher2: starters[1] },
      lines: linesOf(repriced),
    },
    contest: contestNum === null ? null : createContest(contestNum, game),
    starters,
  };
};

/** Files know less of openings: what is missing opens as it closed. */
const merge = (open: HistoricalLine | null, close: HistoricalLine): HistoricalLine => {
  if (open === null) return close;
  const isSpread = open.spread1 !== null && open.spreadAdj1 !== null && open.spreadAdj2 !== null;
  return {
    ...open,
    ...(!isSpread && { spread1: close.spread1, spreadAdj1: close.spreadAdj1, spreadAdj2: close.spreadAdj2 }),
  };
};

/** What a new pitcher makes of the money line; the file knows of none. */
const reprice = (line: HistoricalLine): HistoricalLine => ({
  ...line,
  moneyLine1: line.moneyLine1 === null ? null : 125,
  moneyLine2: line.moneyLine2 === null ? null : -145,
});

const createLine = (
  gameNum: number,
  periodNumber: number,
  kickOffMs: number,
  line: Partial<HistoricalLine>,
): GameLine => ({
  ...emptyLine(gameNum, periodNumber, FAKE_STORE, kickOffMs, false),
  spread1: line.spread1 ?? null,
  spread2: line.spread1 === undefined || line.spread1 === null ? null : 0 - line.spread1,
  spreadAdj1: line.spreadAdj1 ?? null,
  spreadAdj2: line.spreadAdj2 ?? null,
  moneyLine1: line.moneyLine1 ?? null,
  moneyLine2: line.moneyLine2 ?? null,
  moneyLineDraw: line.moneyLineDraw ?? null,
  totalPoints: line.totalPoints ?? null,
  ttlPtsAdj1: line.over ?? null,
  ttlPtsAdj2: line.under ?? null,
  version: 0,
});

/** No file has team totals: they follow from total and spread. */
const createTeamTotals = ({ totalPoints, spread1 }: HistoricalLine): Partial<GameLine> => {
  if (totalPoints === null) return {};
  const toHalf = (points: number): number => Math.max(0.5, Math.round(points * 2) / 2);
  return {
    team1TotalPoints: toHalf((totalPoints - (spread1 ?? 0)) / 2),
    team1TtlPtsAdj1: -115,
    team1TtlPtsAdj2: -105,
    team2TotalPoints: toHalf((totalPoints + (spread1 ?? 0)) / 2),
    team2TtlPtsAdj1: 100,
    team2TtlPtsAdj2: -120,
  };
};

/** First periods of hockey and soccer, where the file has their scores: made-up prices, on numbers that are hit often. */
const createPeriodLines = (
  gameNum: number,
  kickOffMs: number,
  { sportType, segments }: HistoricalGame,
  line: HistoricalLine,
): GameLine[] => {
  if (segments.length === 0 || (sportType !== 'Hockey' && sportType !== 'Soccer')) return [];
  const draw = sportType === 'Soccer' ? { moneyLineDraw: 115 } : {};
  const first = {
    moneyLine1: line.moneyLine1,
    moneyLine2: line.moneyLine2,
    totalPoints: 1,
    over: -125,
    under: 105,
  };
  return [createLine(gameNum, 1, kickOffMs, { ...first, ...draw })];
};

const createContest = (contestNum: number, game: Game): ContestLine[] =>
  [
    { contestantName: 'Odd', moneyLine: -105 },
    { contestantName: 'Even', moneyLine: -115 },
  ].map((contestant, at) => ({
    ...contestant,
    contestNum,
    contestantNum: at + 1,
    feedId: KILL_FEED.feedId,
    store: FAKE_STORE,
    contestType: game.sportType,
    contestType2: game.sportSubType,
    contestType3: 'Odd or even',
    contestDesc: `${game.team1Id} at ${game.team2Id}: total points`,
    rotNum: 9_001 + at,
    status: 'O',
    maxWagerCents: null,
    wagerCutoffMs: game.gameDateTimeMs,
    disabled: false,
    gameNum: game.gameNum,
    outcome: null,
    tied: null,
    places: null,
    isSpotlight: false,
    version: 0,
  }));
