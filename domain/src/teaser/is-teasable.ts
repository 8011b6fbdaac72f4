import type { GameWagerType } from '../ticket/pick.ts';

/** Teasers move the points of sides and totals of the full game, of baseball totals alone (HR-12). */
export const isTeasable = (sportType: string, wagerType: GameWagerType, periodNumber: number): boolean =>
  periodNumber === 0 && (wagerType === 'L' || (wagerType === 'S' && sportType !== 'Baseball'));
