import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { isSetComplete } from '@lineboard/domain/betting/grading/set-score';
import { rowOfSport, type SportType } from '@lineboard/domain/ground/sport/sports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToldBook } from '../../../../testing/fakes/told-book.ts';
import { TimelineBook } from '../timeline/timeline-book.ts';
import type { FeedLine, FeedScore } from '../timeline/timeline-entity.ts';
import { createSimulatedWorld } from './simulated-world.ts';
import { DEFAULT_SIMULATOR_OPTIONS } from './simulator-options.ts';

const DAY_MS = 86_400_000;
const optionsOf = (seed: number, games = 60) => ({ ...DEFAULT_SIMULATOR_OPTIONS, seed, games, rate: 4 });
const bookOf = (seed: number, games?: number) =>
  new TimelineBook(createSimulatedWorld(optionsOf(seed, games), 1));

const told = (seed: number, atMs: number, games?: number): ToldBook => {
  const book = new ToldBook();
  book.tell(bookOf(seed, games).imageAt(atMs));
  return book;
};

const seed = fc.integer({ min: 0, max: 4_000_000_000 });
/** Two years with both changes of daylight saving time, down to the millisecond. */
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
/** Steps from one look to the next: from one tick to a closed laptop. */
const step = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }),
  fc.integer({ min: 1_000, max: 600_000 }),
  fc.integer({ min: 600_000, max: 2 * DAY_MS }),
);

describe('the simulated world', () => {
  it('tells the same image for the same seed and moment', () => {
    fc.assert(
      fc.property(seed, moment, (value, atMs) => {
        expect(told(value, atMs).differencesFrom(told(value, atMs))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('tells another seed other games under other numbers', () => {
    const [first, second] = [told(7, Date.UTC(2026, 9, 4)), told(8, Date.UTC(2026, 9, 4))];
    expect([...first.games.keys()].filter((gameNum) => second.games.has(gameNum))).toEqual([]);
  });

  it('continues after a restart as if it had never been away', () => {
    fc.assert(
      fc.property(seed, moment, fc.array(step, { minLength: 1, maxLength: 25 }), (value, fromMs, steps) => {
        const book = bookOf(value);
        const listener = new ToldBook();
        listener.tell(book.imageAt(fromMs));
        let atMs = fromMs;
        for (const stepMs of steps) {
          atMs += stepMs;
          listener.tell(book.advanceTo(atMs));
        }
        expect(listener.differencesFrom(told(value, atMs))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('offers only lines that the domain takes', () => {
    fc.assert(
      fc.property(seed, moment, (value, atMs) => {
        const book = told(value, atMs, 120);
        const lines = [...(book.lines.values() as Iterable<unknown> as Iterable<FeedLine>)];
        expect(lines.length).toBeGreaterThan(100);
        expect(
          lines.filter((line) => faultsOf(line, atMs).length > 0).map((line) => [faultsOf(line, atMs), line]),
        ).toEqual([]);
        const contests = [...book.contestLines.values()];
        expect(contests.filter(({ moneyLine }) => !isPriceOrNull(moneyLine as number | null))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('ends every game with the sum of its segments', () => {
    fc.assert(
      fc.property(seed, moment, (value, atMs) => {
        const book = told(value, atMs, 300);
        let finals = 0;
        for (const score of book.scores.values() as Iterable<unknown> as Iterable<FeedScore>) {
          const { sportType } = book.games.get(score.gameNum) as Game;
          if (score.phase !== 'final') continue;
          finals += 1;
          expectCoherentFinal(score, sportType);
        }
        expect(finals).toBeGreaterThan(50);
      }),
      { numRuns: 4 },
    );
  });
});

const isPriceOrNull = (price: number | null): boolean => price === null || isAmericanPrice(price);

/** What the domain would not take of a line, or what contradicts itself in it. */
const faultsOf = (line: FeedLine, atMs: number): string[] => {
  const prices = [
    line.spreadAdj1,
    line.spreadAdj2,
    line.moneyLine1,
    line.moneyLine2,
    line.moneyLineDraw,
    line.ttlPtsAdj1,
    line.ttlPtsAdj2,
    line.team1TtlPtsAdj1,
    line.team1TtlPtsAdj2,
    line.team2TtlPtsAdj1,
    line.team2TtlPtsAdj2,
  ];
  const points = [line.spread1, line.totalPoints, line.team1TotalPoints, line.team2TotalPoints];
  const rules: Array<readonly [string, boolean]> = [
    ['prices', prices.every(isPriceOrNull)],
    ['points', points.every((figure) => figure === null || Number.isInteger(figure * 4))],
    // Written so that −0 fails: JSON would make two different records of it.
    ['mirrored', line.spread1 === null || Object.is(line.spread2, 0 - line.spread1)],
    ['total above 0', line.totalPoints === null || line.totalPoints > 0],
    ['both prices or none', (line.spreadAdj1 === null) === (line.spreadAdj2 === null)],
    ['not cut off while open', line.disabled || line.periodWagerCutoffMs > atMs],
    ['one favourite', hasOneFavourite(line)],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
};

/** The team that gives points is not the longer price. */
const hasOneFavourite = ({ spread1, moneyLine1, moneyLine2 }: FeedLine): boolean => {
  if (spread1 === null || moneyLine1 === null || moneyLine2 === null || spread1 === 0) return true;
  const profit = (price: number): number => (price > 0 ? price / 100 : -100 / price);
  const longer2 = profit(moneyLine2) - profit(moneyLine1);
  return spread1 > 0 ? longer2 <= 0 : longer2 >= 0;
};

const expectCoherentFinal = ({ score1, score2, segments }: FeedScore, sportType: string): void => {
  const { sets, mayTie, segments: parts } = rowOfSport(sportType as SportType);
  if (sets !== null) {
    expect(segments.filter(([one, two]) => one > two).length).toBe(score1);
    expect(segments.length).toBe(score1 + score2);
    expect(Math.max(score1, score2)).toBe(sets.toWin);
    expect(segments.every((set, at) => isSetComplete(sets, set, at))).toBe(true);
    return;
  }
  expect(segments.reduce((sum, segment) => sum + segment[0], 0)).toBe(score1);
  expect(segments.reduce((sum, segment) => sum + segment[1], 0)).toBe(score2);
  expect(segments.length).toBeGreaterThanOrEqual(sportType === 'Basketball' ? 2 : parts.count);
  if (!mayTie || sportType === 'Fighting') expect(score1).not.toBe(score2);
};
