import type { Cents } from '../../../ground/money/cents.ts';
import type { Card } from '../cards/card.ts';

export const BACCARAT_PLACES = ['player', 'banker', 'tie'] as const;
export type BaccaratPlace = (typeof BACCARAT_PLACES)[number];

export interface BaccaratBet {
  /** One for each place at most. */
  bets: readonly { place: BaccaratPlace; amountCents: Cents }[];
}

export interface BaccaratState extends BaccaratBet {
  playerCards: readonly Card[];
  bankerCards: readonly Card[];
  winner: BaccaratPlace;
  /** What is paid back for each bet. */
  wonCents: readonly Cents[];
}
