import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { createContestLine, createGame } from '@lineboard/domain/testing/book-fixtures';
import { FAKE_STORE } from '../fakes/fake-book.ts';
import { emptyLine } from '../../src/lines/feeds/timeline/empty-line.ts';
import type { HistoricalGame, HistoricalLine } from '../../src/lines/feeds/replay/historical-game.ts';
import { KILL_FEED } from '../kill/killable-gateway.ts';
import type { PlayedContest, SeasonPlay } from './files/season-play.ts';

/** How a game ends: most end as their file says, some only after detours. */
export type Fate =
  | 'final'
  | 'corrected'
  /** A wrong final is withdrawn, and the game goes on for a while. */
  | 'takenBack'
  /** The final comes first, its period scores later. */
  | 'withoutPeriods'
  | 'cancelled'
  | 'cancelledFirst'
  | 'cancelledLast';

/**
 * A game from a file as the season offers it. Prices and scores are the file's; everything that no file has is invented
 * around them.
 */
export interface SeasonGame {
  gameNum: number;
  played: HistoricalGame;
  fate: Fate;
  /** The game and its lines at the opening; by the closing another pitcher may be listed. */
  opening: { game: Game; lines: GameLine[] };
  closing: { game: Game; lines: GameLine[] };
  /** The file that it comes from. */
  file: string;
  /** false: it stands for contests that belong to no game, and no game of this number is on the board. */
  isGame: boolean;
  /** The lines between opening and closing, in order: each is sent while tickets are placed. */
  moves: readonly SeasonMove[];
  /** The file's contests; for some games the contest on an odd or even total, otherwise empty. */
  contest: ContestLine[];
  /** The outcomes of the file's contests, by contest and contestant, `9.1`; empty where the total decides them. */
  outcomes: ReadonlyMap<string, 'W' | 'L' | 'P'>;
  /** The pitchers; null in other sports. */
  starters: readonly [string | null, string | null];
}

/** Lines and contestants of a game that change from a moment on. */
interface SeasonMove {
  lines: GameLine[];
  contest: ContestLine[];
}

const FATES: Readonly<Record<number, Fate>> = {
  2: 'withoutPeriods',
  3: 'corrected',
  5: 'takenBack',
  7: 'cancelled',
  11: 'corrected',
  12: 'takenBack',
  14: 'cancelledFirst',
  15: 'withoutPeriods',
  17: 'cancelledLast',
};
const FATES_REPEAT_AFTER = 19;

const FIRST_CONTEST = 1_000_000_000;
/** The first number for the files' own contests; each game has a range of numbers. */
const FIRST_OF_FILES = 1_500_000_000;
const MOST_CONTESTS = 1_000;
const EVERY_SO_MANY = { contest: 4, restricted: 61, noPointBuying: 13, circled: 9, held: 53 };
const CIRCLED_MAX_CENTS = 6_000;

/**
 * @param at its place in the season, which decides what happens to the game, so that even a short season has everything
 */
export const createSeasonGame = (
  played: HistoricalGame,
  at: number,
  kickOffMs: number,
  { moves = [], periods = [] }: Partial<Pick<SeasonPlay, 'moves' | 'periods'>> = {},
): SeasonGame => {
  const gameNum = at + 1;
  const isEvery = (count: number, rest = 1): boolean => at % count === rest;
  const contestNum = isEvery(EVERY_SO_MANY.contest) ? FIRST_CONTEST + gameNum : null;
  const isBaseball = played.sportType === 'Baseball';
  const listed = isBaseball ? ([`Pitcher ${at}A`, `Pitcher ${at}B`] as const) : ([null, null] as const);
  // Files take turns: without the second term, all games of a file would have the same parity.
  const isNew = isBaseball && (at + Math.floor(at / 6)) % 2 === 1;
  const starters = isNew
    ? ([`Pitcher ${at}C`, at % 4 === 1 ? `Pitcher ${at}D` : listed[1]] as const)
    : listed;
  const game = createGame({
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
    correlation: contestNum === null ? [] : [contestNum],
  });
  const status: Partial<GameLine> = {
    ...(isEvery(EVERY_SO_MANY.circled) && { spreadLineStatus: 'I', spreadMaxWagerCents: CIRCLED_MAX_CENTS }),
    ...(isEvery(EVERY_SO_MANY.held) && { totalsStatus: 'H' }),
  };
  const linesOf = (line: HistoricalLine): GameLine[] => [
    { ...createLine(gameNum, 0, kickOffMs, line), ...createTeamTotals(line), ...status },
    ...(periods.length > 0
      ? periods.map(([number, ofPeriod]) => createLine(gameNum, number, kickOffMs, ofPeriod))
      : createPeriodLines(gameNum, kickOffMs, played, line)),
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
    file: '',
    isGame: true,
    moves: moves.map((line) => ({ lines: linesOf(line), contest: [] })),
    contest: contestNum === null ? [] : createContest(contestNum, game),
    outcomes: new Map(),
    starters,
  };
};

/** @param at as in `createSeasonGame` */
export const createPlayedGame = (play: SeasonPlay, at: number, kickOffMs: number): SeasonGame => {
  const { file, isGame, contests } = play;
  const game: SeasonGame = {
    ...createSeasonGame({ ...play.game, rotation1: play.game.rotation1 || 2 * at + 1 }, at, kickOffMs, play),
    file,
    isGame,
  };
  if (contests.length === 0) return game;
  const { gameNum, opening, closing } = game;
  const linesAt = (step: number): ContestLine[] =>
    contests.flatMap((contest, index) => {
      const contestNum = FIRST_OF_FILES + gameNum * MOST_CONTESTS + index;
      return createContestants(contestNum, contest, step, isGame ? opening.game : null, kickOffMs);
    });
  const steps = Math.max(...contests.map(({ history }) => history.length));
  const told = Array.from({ length: steps }, (_, step) => linesAt(step));
  const outcomes = contests.flatMap((contest, index) =>
    (contest.outcomes ?? []).map(
      (outcome, place) =>
        [`${FIRST_OF_FILES + gameNum * MOST_CONTESTS + index}.${place + 1}`, outcome] as const,
    ),
  );
  const alone = ({ game: of }: SeasonGame['opening']): SeasonGame['opening'] => ({
    game: { ...of, correlation: [] },
    lines: [],
  });
  return {
    ...game,
    opening: alone(opening),
    closing: alone(closing),
    moves: told.slice(1).map((contest) => ({ lines: [], contest })),
    contest: told[0] ?? [],
    outcomes: new Map(outcomes),
  };
};

/** Files have less data on openings: missing fields open as they closed. */
const merge = (open: HistoricalLine | null, close: HistoricalLine): HistoricalLine => {
  if (open === null) return close;
  const isSpread = open.spread1 !== null && open.spreadAdj1 !== null && open.spreadAdj2 !== null;
  return {
    ...open,
    ...(!isSpread && { spread1: close.spread1, spreadAdj1: close.spreadAdj1, spreadAdj2: close.spreadAdj2 }),
  };
};

/** The money line with a new pitcher, which no file has. */
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
  doubtedMarkets: '',
});

/** Derives team totals from total and spread, because no file has them. */
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

const FIRST_HALF = 1;
const FIRST_QUARTER = 3;
/** The divisors for invented period lines: a half and a quarter of the full game's points. */
const PARTS: Readonly<Record<number, number>> = { [FIRST_HALF]: 2, [FIRST_QUARTER]: 4 };

/** Lines for the first periods of sports whose file has their scores: invented prices on numbers that are hit often. */
const createPeriodLines = (
  gameNum: number,
  kickOffMs: number,
  { sportType, segments }: HistoricalGame,
  line: HistoricalLine,
): GameLine[] => {
  if (segments.length === 0) return [];
  if (sportType === 'Football' || sportType === 'Basketball') {
    const isInQuarters = segments.length >= 4;
    return [FIRST_HALF, ...(isInQuarters ? [FIRST_QUARTER] : [])].map((number) =>
      createLine(gameNum, number, kickOffMs, partOf(line, PARTS[number] ?? 1)),
    );
  }
  if (sportType !== 'Hockey' && sportType !== 'Soccer') return [];
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

const partOf = (line: HistoricalLine, parts: number): HistoricalLine => {
  const toHalf = (points: number | null): number | null =>
    points === null ? null : Math.round((points / parts) * 2) / 2 + 0;
  return {
    ...line,
    spread1: toHalf(line.spread1),
    totalPoints: toHalf(line.totalPoints),
    moneyLineDraw: null,
  };
};

/** A file's contest at a moment; one with a shorter history stays at its last state. */
const createContestants = (
  contestNum: number,
  { menu, description, contestants, history }: PlayedContest,
  step: number,
  game: Game | null,
  kickOffMs: number,
): ContestLine[] => {
  const now = history[Math.min(step, history.length - 1)];
  return contestants.map((contestantName, at) =>
    createContestLine({
      contestNum,
      contestantNum: at + 1,
      feedId: KILL_FEED.feedId,
      store: FAKE_STORE,
      contestType: menu[0],
      contestType2: menu[1],
      contestType3: menu[2],
      contestDesc: description,
      contestantName,
      rotNum: at + 1,
      moneyLine: now?.prices[at] ?? null,
      status: now?.status ?? 'H',
      wagerCutoffMs: kickOffMs,
      gameNum: game?.gameNum ?? null,
      version: 0,
    }),
  );
};

const createContest = (contestNum: number, game: Game): ContestLine[] =>
  [
    { contestantName: 'Odd', moneyLine: -105 },
    { contestantName: 'Even', moneyLine: -115 },
  ].map((contestant, at) =>
    createContestLine({
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
      wagerCutoffMs: game.gameDateTimeMs,
      gameNum: game.gameNum,
      version: 0,
    }),
  );
