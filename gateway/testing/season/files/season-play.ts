import type { HistoricalGame, HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';

/** A contest's prices at one moment, in the contestants' order; null where there is none. */
export interface ContestPrices {
  prices: ReadonlyArray<number | null>;
  /** H: shown and not bettable, as while the exchange had suspended the market. */
  status: 'O' | 'H';
}

export interface PlayedContest {
  /** Three levels of the menu and what it is about. */
  menu: readonly [string, string, string];
  description: string;
  contestants: readonly string[];
  /** As it opened, and every change until it closed. */
  history: readonly ContestPrices[];
  /** In the contestants' order; null where the file doesn't tell how it ended. */
  outcomes: ReadonlyArray<'W' | 'L' | 'P'> | null;
}

/** One event of a file: a game with what was bet on it, or contests alone. */
export interface SeasonPlay {
  /** The file's name. */
  file: string;
  /** With points of 0 where the file doesn't tell how it ended. Of contests without a game it names the event alone. */
  game: HistoricalGame;
  /** What is on the board: a game, or contests that belong to none. */
  isGame: boolean;
  /** false: the file has no final; it comes from another file, or is drawn. */
  isOver: boolean;
  /** Lines between the opening and the closing one, in their order. */
  moves: readonly HistoricalLine[];
  /** Lines of the game's periods that the file has, by number. */
  periods: ReadonlyArray<readonly [periodNumber: number, line: HistoricalLine]>;
  contests: readonly PlayedContest[];
}

/** What a file is played as, and what of it isn't played. */
export interface ReadPlays {
  plays: SeasonPlay[];
  /** Games, or their rows, that are left out, by reason. */
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

/** The price for files that have points without prices: what most books ask for them. */
export const USUAL_PRICE = -110;

/** Counts reasons. */
export const createRejections = (): {
  add: (reason: string) => void;
  counts: ReadonlyMap<string, number>;
} => {
  const counts = new Map<string, number>();
  return { counts, add: (reason) => void counts.set(reason, (counts.get(reason) ?? 0) + 1) };
};

/** A game of which nothing but lines and score is known to matter. */
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
