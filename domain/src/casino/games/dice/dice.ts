import { createRational } from '../../../ground/money/rational.ts';
import type { Game } from '../game.ts';
import { payFactor } from '../pay-factor.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import { DICE_NUMBERS, type DiceBet, type DiceState } from './dice-round.ts';

/** A won roll pays back so much, divided by its chance: 99 % of what a fair one would. */
export const DICE_FACTOR = 9_900;

const isWinningRoll = (roll: number, { side, chance }: Pick<DiceBet, 'side' | 'chance'>): boolean =>
  side === 'under' ? roll < chance : roll >= DICE_NUMBERS - chance;

/** One number of 10,000; any number of them may be bet on, from either end. */
export const DICE: Game<DiceBet, DiceState, never> = {
  ...WITHOUT_MOVES,
  limits: { minCents: 100, maxCents: 10_000, stepCents: 100 },
  returns: new Map([['everyChance', createRational(DICE_FACTOR, DICE_NUMBERS)]]),
  calculateStake: ({ stakeCents }) => stakeCents,
  judgeBet: () => null,
  start: (bet, draws) => {
    const roll = draws.nextBelow(DICE_NUMBERS);
    const isWon = isWinningRoll(roll, bet);
    return {
      state: { ...bet, roll, isWon },
      extraStakeCents: 0,
      outcome: { winCents: isWon ? payFactor(bet.stakeCents, DICE_FACTOR, bet.chance) : 0 },
    };
  },
};
