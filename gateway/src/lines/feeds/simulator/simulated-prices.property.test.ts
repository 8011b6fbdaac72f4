import { factorOfPrice } from '@lineboard/domain/ground/price/decimal-factor';
import { removeVig } from '@lineboard/domain/ground/price/no-vig';
import type { Rational } from '@lineboard/domain/ground/money/rational';
import { periodOfLine } from '@lineboard/domain/ground/sport/alternate-line';
import { findRegulation } from '@lineboard/domain/ground/sport/find-period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToldBook } from '../../../../testing/fakes/told-book.ts';
import { TimelineBook } from '../timeline/timeline-book.ts';
import type { FeedContestLine, FeedLine } from '../timeline/timeline-entity.ts';
import { createSimulatedWorld } from './simulated-world.ts';
import { DEFAULT_SIMULATOR_OPTIONS } from './simulator-options.ts';

const DAY_MS = 86_400_000;
/** The bounds of what a market's prices imply beyond 1, rounding included. */
const TWO_WAY = { least: 0.038, most: 0.06 };
const THREE_WAY = { least: 0.045, most: 0.07 };
const FUTURE = { least: 0.15, most: 0.3 };

const toNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);

const removeMargin = (prices: readonly number[]) => {
  const { overround, fair } = removeVig(prices.map(factorOfPrice));
  return { overround: toNumber(overround), fair: fair.map(toNumber) };
};

interface PricedMarket {
  name: string;
  prices: readonly (number | null)[];
  band: { least: number; most: number };
}

const marketsOfLine = (line: FeedLine): PricedMarket[] => {
  const name = `${line.gameNum}.${line.periodNumber}`;
  const draw = line.moneyLineDraw;
  const money = [line.moneyLine1, line.moneyLine2, ...(draw === null ? [] : [draw])];
  return [
    { name: `${name} spread`, prices: [line.spreadAdj1, line.spreadAdj2], band: TWO_WAY },
    { name: `${name} moneyline`, prices: money, band: draw === null ? TWO_WAY : THREE_WAY },
    { name: `${name} total`, prices: [line.ttlPtsAdj1, line.ttlPtsAdj2], band: TWO_WAY },
    { name: `${name} team 1`, prices: [line.team1TtlPtsAdj1, line.team1TtlPtsAdj2], band: TWO_WAY },
    { name: `${name} team 2`, prices: [line.team2TtlPtsAdj1, line.team2TtlPtsAdj2], band: TWO_WAY },
  ];
};

const groupBy = <T>(records: Iterable<T>, keyOf: (record: T) => number): T[][] => {
  const groups = new Map<number, T[]>();
  for (const record of records) groups.set(keyOf(record), [...(groups.get(keyOf(record)) ?? []), record]);
  return [...groups.values()];
};

const contestsOf = (book: ToldBook): FeedContestLine[][] =>
  groupBy(
    book.contestLines.values() as Iterable<unknown> as Iterable<FeedContestLine>,
    ({ contestNum }) => contestNum,
  );

const linesOf = (book: ToldBook): FeedLine[] => [
  ...(book.lines.values() as Iterable<unknown> as Iterable<FeedLine>),
];

const marketsOfContest = (contestants: readonly FeedContestLine[]): PricedMarket => ({
  name: contestants[0]!.contestDesc,
  prices: contestants.map(({ moneyLine }) => moneyLine),
  band: contestants.length === 2 ? TWO_WAY : FUTURE,
});

/** Markets that a bettor of all outcomes would win on, and those that no book would price like this. */
const findOddMarkets = (book: ToldBook): { found: string[]; priced: number } => {
  const markets = [...linesOf(book).flatMap(marketsOfLine), ...contestsOf(book).map(marketsOfContest)];
  const priced = markets.filter(({ prices }) => prices.every((price) => price !== null));
  const odd = priced.filter(({ prices, band }) => {
    const { overround } = removeMargin(prices as readonly number[]);
    return overround < band.least || overround > band.most;
  });
  return { found: odd.map(({ name, prices }) => `${name}: ${prices.join(' / ')}`), priced: priced.length };
};

/** A number of a ladder and what it pays; the higher the number, the easier it is won. */
interface Rung {
  points: number | null;
  price: number | null;
}

/** Easier bets of one ladder that pay better than harder ones, and ladders that pay the same from end to end. */
const findOddRungs = (rungs: readonly Rung[]): string[] => {
  const sorted = rungs
    .filter(({ points, price }) => points !== null && price !== null)
    .sort((a, b) => a.points! - b.points!);
  if (sorted.length > 3 && sorted[0]!.price === sorted.at(-1)!.price) return ['flat'];
  return sorted.flatMap(({ points, price }, at) => {
    const easier = sorted[at + 1];
    if (easier === undefined) return [];
    const isOdd =
      easier.points === points
        ? easier.price !== price
        : toNumber(factorOfPrice(easier.price!)) > toNumber(factorOfPrice(price!));
    return isOdd ? [`${points} ${price}, ${easier.points} ${easier.price}`] : [];
  });
};

const laddersOf = (lines: readonly FeedLine[]): Rung[][] => [
  lines.map(({ spread1, spreadAdj1 }) => ({ points: spread1, price: spreadAdj1 })),
  lines.map(({ spread2, spreadAdj2 }) => ({ points: spread2, price: spreadAdj2 })),
  lines.map(({ totalPoints, ttlPtsAdj1 }) => ({ points: totalPoints && -totalPoints, price: ttlPtsAdj1 })),
  lines.map(({ totalPoints, ttlPtsAdj2 }) => ({ points: totalPoints, price: ttlPtsAdj2 })),
];

const { periodNumber: REGULATION } = findRegulation('Hockey')!;

/** What a payback of 1 costs at this price. */
const costOf = (price: number): number => 1 / toNumber(factorOfPrice(price));

/** The least that a payback of 1 costs however the game ends, in regulation and after it. */
const leastCover = (
  game: readonly [number, number],
  regulation: readonly [number, number, number],
): number => {
  const [game1, game2, regulation1, regulation2, draw] = [...game, ...regulation].map(costOf) as [
    number,
    number,
    number,
    number,
    number,
  ];
  // Whoever wins in overtime, the draw pays: it and the winner of the regulation stand in for a game's winner.
  return Math.min(
    game1 + game2,
    game1 + draw + regulation2,
    regulation1 + draw + game2,
    regulation1 + draw + regulation2,
  );
};

interface PricedGame {
  name: string;
  game: readonly [number, number];
  regulation: readonly [number, number, number];
}

/** Games that have both money lines, the one with overtime and the one without. */
const pricedTwice = (book: ToldBook): PricedGame[] =>
  groupBy(linesOf(book), ({ gameNum }) => gameNum).flatMap((lines) => {
    const [game, regulation] = [0, REGULATION].map((period) =>
      lines.find(({ periodNumber, disabled }) => periodNumber === period && !disabled),
    );
    const { moneyLine1: one, moneyLine2: two, moneyLineDraw: draw } = regulation ?? {};
    if (game?.moneyLine1 == null || game.moneyLine2 == null || one == null || two == null || draw == null)
      return [];
    const name = `${game.gameNum}: ${[game.moneyLine1, game.moneyLine2, one, two, draw].join(' / ')}`;
    return [{ name, game: [game.moneyLine1, game.moneyLine2], regulation: [one, two, draw] }];
  });

const seed = fc.integer({ min: 0, max: 4_000_000_000 });
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
const step = fc.integer({ min: 1_000, max: 2 * DAY_MS });

/** What is told from a moment on, in steps long enough for every market to drift. */
const walk = (value: number, fromMs: number, steps: readonly number[], look: (book: ToldBook) => void) => {
  const timeline = new TimelineBook(
    createSimulatedWorld({ ...DEFAULT_SIMULATOR_OPTIONS, seed: value, games: 80 }, 1),
  );
  const book = new ToldBook();
  book.tell(timeline.imageAt(fromMs));
  look(book);
  let atMs = fromMs;
  for (const stepMs of steps) {
    book.tell(timeline.advanceTo((atMs += stepMs)));
    look(book);
  }
};

const walks = (look: (book: ToldBook) => void): void =>
  fc.assert(
    fc.property(seed, moment, fc.array(step, { minLength: 1, maxLength: 6 }), (value, fromMs, steps) =>
      walk(value, fromMs, steps, look),
    ),
    { numRuns: 12 },
  );

describe('prices of the simulated book', () => {
  it('carry a book’s margin on every market, however it has drifted: none is an arbitrage', () => {
    let priced = 0;
    walks((book) => {
      const odd = findOddMarkets(book);
      expect(odd.found).toEqual([]);
      priced += odd.priced;
    });
    expect(priced).toBeGreaterThan(10_000);
  });

  it('leave no sure gain between a game’s money line and its regulation’s, and pay more without overtime', () => {
    let priced = 0;
    walks((book) => {
      const games = pricedTwice(book);
      priced += games.length;
      const sure = games.filter(({ game, regulation }) => leastCover(game, regulation) < 1.03);
      expect(sure.map(({ name }) => name)).toEqual([]);
      // To win within regulation is never easier.
      const odd = games.filter(({ game, regulation }) =>
        [0, 1].some((team) => costOf(regulation[team]!) > costOf(game[team]!)),
      );
      expect(odd.map(({ name }) => name)).toEqual([]);
    });
    expect(priced).toBeGreaterThan(300);
  });

  it('never pay more for an easier number: game and alternate lines are one ladder', () => {
    let rungs = 0;
    walks((book) => {
      for (const lines of groupBy(linesOf(book), ({ gameNum }) => gameNum)) {
        const full = lines.filter(({ periodNumber }) => periodOfLine(periodNumber) === 0);
        rungs += full.length;
        expect(laddersOf(full).flatMap(findOddRungs), `game ${full[0]?.gameNum}`).toEqual([]);
      }
    });
    expect(rungs).toBeGreaterThan(5_000);
  });

  it('say of both sides of a prop that either may happen', () => {
    const fair: number[] = [];
    walks((book) => {
      for (const contestants of contestsOf(book)) {
        const prices = contestants.map(({ moneyLine }) => moneyLine);
        if (prices.length === 2 && prices.every((price) => price !== null))
          fair.push(...removeMargin(prices).fair);
      }
    });
    expect(fair.length).toBeGreaterThan(500);
    expect(Math.min(...fair)).toBeGreaterThan(0.25);
    expect(Math.max(...fair)).toBeLessThan(0.75);
  });
});
