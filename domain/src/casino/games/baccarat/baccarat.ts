import type { Rational } from '../../../ground/money/rational.ts';
import { dealCards } from '../cards/card.ts';
import type { Game } from '../game.ts';
import { judgePlaces, sumAmounts } from '../judge-places.ts';
import { payFactor } from '../pay-factor.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import type { BaccaratBet, BaccaratPlace, BaccaratState } from './baccarat-round.ts';
import { dealBaccarat, pointsOfCards } from './deal-baccarat.ts';

export const BACCARAT_DECKS = 8;

const STEP_CENTS = 100;

/** Payouts in percent of the stake: the banker's 1 to 1 less 5 % commission, ties 8 to 1. */
const PERCENT_OF_WINNER: Readonly<Record<BaccaratPlace, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
};

/** The percentage of its stake that a place gets back: on a tie, player and banker have their own. */
export const percentOfPlace = (place: BaccaratPlace, winner: BaccaratPlace): number =>
  place === winner ? PERCENT_OF_WINNER[place] : winner === 'tie' ? 100 : 0;

/**
 * Eight decks, shuffled for each round. The commission is rounded up to the cent, which no bet in whole units of the
 * currency comes to.
 */
export const createBaccarat = (
  returns: readonly (readonly [BaccaratPlace, Rational])[],
): Game<BaccaratBet, BaccaratState, never> => ({
  ...WITHOUT_MOVES,
  limits: { minCents: STEP_CENTS, maxCents: 100_000, stepCents: STEP_CENTS },
  returns: new Map(returns),
  calculateStake: ({ bets }) => sumAmounts(bets),
  judgeBet: ({ bets }) => judgePlaces(bets, STEP_CENTS, () => true),
  start: ({ bets }, draws) => {
    const hands = dealBaccarat(dealCards(BACCARAT_DECKS, draws));
    const lead = pointsOfCards(hands.playerCards) - pointsOfCards(hands.bankerCards);
    const winner = lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
    const wonCents = bets.map(({ place, amountCents }) =>
      payFactor(amountCents, percentOfPlace(place, winner), 100),
    );
    return {
      state: { bets, ...hands, winner, wonCents },
      extraStakeCents: 0,
      outcome: { winCents: wonCents.reduce((sum, cents) => sum + cents, 0) },
    };
  },
});
