import type { HistoricalGame, HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';

/** A contest's prices at one moment, in the contestants' order; null where there is no price. */
export interface ContestPrices {
  prices: ReadonlyArray<number | null>;
  /** H: shown but not bettable, as while the exchange had suspended the market. */
  status: 'O' | 'H';
}

export interface PlayedContest {
  /** The three levels of the menu, and the subject. */
  menu: readonly [string, string, string];
  description: string;
  contestants: readonly string[];
  /** The opening prices, and every change until the closing. */
  history: readonly ContestPrices[];
  /** The outcomes in the contestants' order; null where the file doesn't have them. */
  outcomes: ReadonlyArray<'W' | 'L' | 'P'> | null;
}

/** One event of a file: a game with its lines, or only contests. */
export interface SeasonPlay {
  /** The file's name. */
  file: string;
  /** The points are 0 where the file has no final. For contests without a game it only names the event. */
  game: HistoricalGame;
  /** Whether it is a game on the board; false for contests without one. */
  isGame: boolean;
  /** false: the file has no final; it comes from another file, or is drawn. */
  isOver: boolean;
  /** The lines between the opening and the closing one, in order. */
  moves: readonly HistoricalLine[];
  /** The lines of the game's periods in the file, by number. */
  periods: ReadonlyArray<readonly [periodNumber: number, line: HistoricalLine]>;
  contests: readonly PlayedContest[];
}

/** The events of a file that are played, and the rejected ones. */
export interface ReadPlays {
  plays: SeasonPlay[];
  /** The number of games, or their rows, that are left out, by reason. */
  rejected: ReadonlyMap<string, number>;
}

export const NO_LINE: HistoricalLine = {
  spread1: null,
  spreadAdj1: null,
  spreadAdj2: null,
  moneyLine1: null,
  moneyLine2: null,
  moneyLineDraw: null,
  totalPoints: null,
  over: null,
  under: null,
};

/** The price for files that have points without prices: the usual one at most books. */
export const USUAL_PRICE = -110;

/** Creates a counter of reasons. */
export const createRejections = (): {
  add: (reason: string) => void;
  counts: ReadonlyMap<string, number>;
} => {
  const counts = new Map<string, number>();
  return { counts, add: (reason) => void counts.set(reason, (counts.get(reason) ?? 0) + 1) };
};

/** Creates the event of a game that only has lines and a score. */
export const createPlay = (
  file: string,
  game: Omit<HistoricalGame, 'gameNum' | 'row' | 'rotation1' | 'season'>,
  more: Partial<Pick<SeasonPlay, 'isGame' | 'isOver' | 'moves' | 'periods' | 'contests'>> = {},
): SeasonPlay => ({
  file,
  game: {
    ...game,
    gameNum: 0,
    row: 0,
    rotation1: 0,
    season: new Date(game.kickoffMs).getUTCFullYear(),
  },
  isGame: true,
  isOver: true,
  moves: [],
  periods: [],
  contests: [],
  ...more,
});
