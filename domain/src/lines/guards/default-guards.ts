import { rowOfSport, SPORT_TYPES, type SportType } from '../../ground/sport/sports.ts';
import type { Guards, SportGuards } from './guard-figures.schema.ts';

const guardsOf = (sportType: SportType): SportGuards => ({
  // A quarter of even money is an obvious error (HR-83), and this a little less.
  mostBefore: 0.12,
  mostInPlay: 0.125,
  // A goal in the last minute is worth half of everything, and a basket at the horn nearly all.
  mostAfterScore: 0.9,
  mostContradiction: 0.15,
  mostMoneyLine: 100_000,
  mostPointsPrice: 10_000,
  // A jump is measured with what a point is worth: a spread that moves together with its price is no jump.
  ...rowOfSport(sportType).guards,
});

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
  leastContestSum: 0.98,
  mostContestPrice: 500_000,
  sports: Object.fromEntries(SPORT_TYPES.map((name) => [name, guardsOf(name)])) as Guards['sports'],
};
