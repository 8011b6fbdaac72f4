import { createRational } from '../../../ground/money/rational.ts';
import type { Game } from '../game.ts';
import { judgePlaces, sumAmounts } from '../judge-places.ts';
import { payFactor } from '../pay-factor.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import { NUMBERS, ROULETTE_PLACES } from './roulette-places.ts';
import type { RouletteBet, RouletteState } from './roulette-round.ts';

const STEP_CENTS = 100;

/** A bet on n numbers pays 36 / n − 1 to 1: as if there were no zero. */
const NUMBERS_WITHOUT_ZERO = NUMBERS - 1;

/** One zero; it takes all bets that are not on it, those on even chances too. */
export const ROULETTE: Game<RouletteBet, RouletteState, never> = {
  ...WITHOUT_MOVES,
  limits: { minCents: STEP_CENTS, maxCents: 100_000, stepCents: STEP_CENTS },
  returns: new Map([['everyBet', createRational(NUMBERS_WITHOUT_ZERO, NUMBERS)]]),
  calculateStake: ({ bets }) => sumAmounts(bets),
  judgeBet: ({ bets }) => judgePlaces(bets, STEP_CENTS, (place) => ROULETTE_PLACES.has(place)),
  start: ({ bets }, draws) => {
    const number = draws.nextBelow(NUMBERS);
    const wonCents = bets.map(({ place, amountCents }) => {
      const numbers = ROULETTE_PLACES.get(place)!;
      return numbers.includes(number) ? payFactor(amountCents, NUMBERS_WITHOUT_ZERO, numbers.length) : 0;
    });
    return {
      state: { bets, number, wonCents },
      extraStakeCents: 0,
      outcome: { winCents: wonCents.reduce((sum, cents) => sum + cents, 0) },
    };
  },
};
