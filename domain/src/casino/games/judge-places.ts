import type { Cents } from '../../ground/money/cents.ts';
import type { GameFault } from './game.ts';

/** A chip on a place of a table. */
export interface PlacedBet {
  place: string;
  amountCents: Cents;
}

/** Judges the chips on a table: each in steps, on a place that there is, and one for each place. */
export const judgePlaces = (
  bets: readonly PlacedBet[],
  stepCents: Cents,
  isOffered: (place: string) => boolean,
): GameFault | null =>
  bets.some(({ amountCents }) => amountCents < stepCents || amountCents % stepCents !== 0)
    ? 'stakeNotInSteps'
    : new Set(bets.map(({ place }) => place)).size < bets.length ||
        !bets.every(({ place }) => isOffered(place))
      ? 'betNotOffered'
      : null;

export const sumAmounts = (bets: readonly PlacedBet[]): Cents =>
  bets.reduce((sum, { amountCents }) => sum + amountCents, 0);
