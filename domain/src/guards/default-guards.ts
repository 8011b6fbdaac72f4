import type { SportType } from '../sport/sport.ts';
import type { Guards, SportGuards } from './guard-figures.ts';

/**
 * What a point is worth near even money, from the spread of final margins and totals (a margin of NFL games has a
 * standard deviation of some 13 points, a run line of 1½ is passed by a fifth of the games). A jump is measured with
 * it, so that a spread that moves together with its price is no jump.
 */
const sport = (
  [spreadPerPoint, totalPerPoint]: readonly [number, number],
  figures: Partial<SportGuards> = {},
): SportGuards => ({
  spreadPerPoint,
  totalPerPoint,
  // A quarter of even money is an obvious error (HR-83), and this a little less.
  mostBefore: 0.12,
  mostInPlay: 0.125,
  // A goal in the last minute is worth half of everything, and a basket at the horn nearly all.
  mostAfterScore: 0.9,
  mostContradiction: 0.15,
  mostMoneyLine: 100_000,
  mostPointsPrice: 10_000,
  ...figures,
});

const SPORTS: Readonly<Record<SportType, SportGuards>> = {
  Football: sport([0.03, 0.03]),
  Basketball: sport([0.032, 0.022]),
  // An outsider at +133 that gives the run line was a book's own closing line.
  Baseball: sport([0.08, 0.09], { mostContradiction: 0.2 }),
  Hockey: sport([0.15, 0.15]),
  Soccer: sport([0.22, 0.2]),
  // One set has its own winner: the favorite of the match may be the outsider of the games that are left.
  Tennis: sport([0.05, 0.05], { mostContradiction: 1 }),
  Fighting: sport([0.1, 0.15], { mostContradiction: 1 }),
  Golf: sport([0.05, 0.05], { mostContradiction: 1 }),
};

/**
 * Published prices of 2,000 NFL, 7,000 MLB and 760 soccer games sum to between 1.012 and 1.123; what lies further out
 * was typed wrongly.
 */
export const DEFAULT_GUARDS: Guards = {
  confirmBeforeMs: 10_000,
  confirmInPlayMs: 3_000,
  newsMs: 30_000,
  leastSum: 0.98,
  mostSum: 1.15,
  mostSumOfThree: 1.18,
  mostDropped: 0.5,
  leastGames: 10,
  mostContestJump: 0.3,
  mostContestPrice: 500_000,
  sports: SPORTS,
};
