import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fairChance, impliedChance, sumOfChances } from '@lineboard/domain/lines/guards/chances';
import type { HistoricalGame, HistoricalLine } from '../../src/lines/feeds/replay/historical-game.ts';
import { parseNbaMovement } from '../season/files/parse-nba-movement.ts';
import { readPlays } from '../season/files/read-plays.ts';
import { NO_LINE } from '../season/files/season-play.ts';

/** One book's lines of one game, in their order, each as its file has it. */
export interface FilePath {
  label: string;
  sportType: HistoricalGame['sportType'];
  team1: string;
  team2: string;
  lines: readonly HistoricalLine[];
  /** The file has every row of it; of others it only has the ends of a day. */
  isWatched: boolean;
}

export interface FilePaths {
  paths: FilePath[];
  /** Lines that no book offers: a sure gain, or a side that covers more often than it wins. */
  leftOut: number;
}

/**
 * A row is one book's. So lines of several books, and looks at several sources, are as many paths; what a file doesn't
 * say of an opening isn't said.
 */
export const readFilePaths = (files: readonly string[]): FilePaths => {
  const watched = files.filter((file) => readFileSync(file, 'latin1').includes('"home_prob":'));
  const plays = readPlays(files.filter((file) => !watched.includes(file))).plays.filter(
    ({ isGame }) => isGame,
  );
  const paths = [
    ...plays.flatMap(({ game, moves }) =>
      [...moves, game.close].map((close) => pathOf(game, game.sportType, [game.open ?? NO_LINE, close])),
    ),
    ...watched.flatMap((file) =>
      [...bySource(readFileSync(file, 'utf8'))].flatMap(([, text]) =>
        parseNbaMovement(basename(file), text).plays.map(({ game, moves }) =>
          pathOf(game, 'Line movement', [game.open ?? NO_LINE, ...moves, game.close], true),
        ),
      ),
    ),
  ];
  const all = paths.flatMap(({ lines }) => lines);
  const right = paths.map((path) => ({
    ...path,
    lines: path.lines.filter((line) => isOfBook(line, path.sportType)),
  }));
  const leftOut = all.length - right.flatMap(({ lines }) => lines).length;
  return { paths: right.filter(({ lines }) => lines.length > 0), leftOut };
};

const pathOf = (
  { sportType, team1, team2 }: HistoricalGame,
  label: string,
  lines: readonly HistoricalLine[],
  isWatched = false,
): FilePath => ({ label, sportType, team1, team2, lines: lines.map(wholeMarkets), isWatched });

const bySource = (text: string): Map<string, string> => {
  const lines = Map.groupBy(text.split('\n'), (line) => /"source": ?"(\w+)"/.exec(line)?.[1] ?? '');
  lines.delete('');
  return new Map([...lines].map(([source, of]) => [source, of.join('\n')]));
};

/** A market of which the file lacks a figure is not offered. */
const wholeMarkets = (line: HistoricalLine): HistoricalLine => {
  const isSpread = ![line.spread1, line.spreadAdj1, line.spreadAdj2].includes(null);
  const isTotal = ![line.totalPoints, line.over, line.under].includes(null);
  const isMoney = ![line.moneyLine1, line.moneyLine2].includes(null);
  return {
    ...line,
    ...(!isSpread && { spread1: null, spreadAdj1: null, spreadAdj2: null }),
    ...(!isTotal && { totalPoints: null, over: null, under: null }),
    ...(!isMoney && { moneyLine1: null, moneyLine2: null, moneyLineDraw: null }),
  };
};

/** Prices are rounded. */
const LEAST_ASKED = 0.99;
/** Spread and total of some rows are interchanged. */
const LEAST_FOOTBALL = 25;
/** Prices that imply more were written twice, or into the wrong column: the house would keep a fifth of all stakes. */
const MOST_ASKED = 1.2;

/**
 * Judges by what must be true, whatever a guard's figures are: no book gives money away, and a team that covers −1.5
 * has won.
 */
const isOfBook = (line: HistoricalLine, sportType: string): boolean => {
  if (sportType === 'Football' && line.totalPoints !== null && line.totalPoints < LEAST_FOOTBALL)
    return false;
  const figuresOf = (one: number | null, two: number | null, third: number | null = null) => ({
    points: null,
    prices: [one, two] as const,
    third,
  });
  const money = figuresOf(line.moneyLine1, line.moneyLine2, line.moneyLineDraw);
  const spread = figuresOf(line.spreadAdj1, line.spreadAdj2);
  const sums = [money, spread, figuresOf(line.over, line.under)].map(sumOfChances);
  if (sums.some((sum) => sum !== null && (sum < LEAST_ASKED || sum > MOST_ASKED))) return false;
  // Interchanged: a team would have to score less than nothing.
  if (line.spread1 !== null && line.totalPoints !== null && Math.abs(line.spread1) >= line.totalPoints + 1)
    return false;
  const [wins, covers] = [fairChance(money), fairChance(spread)];
  if (wins === null || covers === null || line.spread1 === null || money.third !== null) return true;
  if (line.spread1 <= -0.5) return covers <= wins;
  return line.spread1 < 0.5 || wins <= covers;
};

const priceOf = (chance: number): number =>
  Math.abs(chance - 0.5) < 0.001
    ? -100
    : Math.round(chance > 0.5 ? (-100 * chance) / (1 - chance) : (100 * (1 - chance)) / chance);

const MARKETS = [
  { points: 'spread1', prices: ['spreadAdj1', 'spreadAdj2'] },
  { points: null, prices: ['moneyLine1', 'moneyLine2', 'moneyLineDraw'] },
  { points: 'totalPoints', prices: ['over', 'under'] },
] as const;

/** A line on its way from one to the other: points by the sport's steps, prices by their chances. */
export const lineBetween = (
  from: HistoricalLine,
  to: HistoricalLine,
  share: number,
  sportType: string,
): HistoricalLine => {
  if (share === 1) return to;
  const line = { ...(share < 0.5 ? from : to) };
  const isRunLine = sportType === 'Baseball' || sportType === 'Hockey';
  const step = sportType === 'Soccer' ? 0.25 : 0.5;
  for (const { points, prices } of MARKETS) {
    const pairs = prices.map((field) => [field, from[field], to[field]] as const);
    if (from[prices[0]] === null || to[prices[0]] === null) {
      // What is new is said once, whole; what goes is gone at once.
      for (const [field] of pairs) line[field] = null;
      if (points !== null) line[points] = null;
      continue;
    }
    // A run line has no steps between: it turns over as a whole.
    if (points === 'spread1' && isRunLine && from.spread1 !== to.spread1) continue;
    if (points !== null)
      line[points] = Math.round((from[points]! + (to[points]! - from[points]!) * share) / step) * step + 0;
    for (const [field, one, two] of pairs)
      if (one !== null && two !== null)
        line[field] = priceOf(impliedChance(one) + (impliedChance(two) - impliedChance(one)) * share);
  }
  return line;
};
