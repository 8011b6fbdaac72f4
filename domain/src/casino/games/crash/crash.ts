import { createRational } from '../../../ground/money/rational.ts';
import type { Game } from '../game.ts';
import { payFactor } from '../pay-factor.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import type { CrashBet, CrashState } from './crash-round.ts';

export const CRASH_NUMBERS = 2 ** 32;

const RETURN_PERCENT = 99;

/** Higher ones aren't told apart: no target is near. */
const HIGHEST_CRASH = 1_000_000;

/**
 * Where the curve ends: of 2³² numbers, ⌊99 · 2³² / k⌋ end at k hundredths or later, so that every target returns 99 %.
 * One in a hundred ends at once.
 */
export const crashOfNumber = (number: number): number =>
  Math.min(
    HIGHEST_CRASH,
    Math.max(100, Math.floor((RETURN_PERCENT * CRASH_NUMBERS) / (CRASH_NUMBERS - number))),
  );

/** The player says beforehand where to get off; no reflex and no slow line decides anything. */
export const CRASH: Game<CrashBet, CrashState, never> = {
  ...WITHOUT_MOVES,
  limits: { minCents: 100, maxCents: 10_000, stepCents: 100 },
  returns: new Map([['everyTarget', createRational(RETURN_PERCENT, 100)]]),
  calculateStake: ({ stakeCents }) => stakeCents,
  judgeBet: () => null,
  start: (bet, draws) => {
    const crash = crashOfNumber(draws.nextBelow(CRASH_NUMBERS));
    const isWon = crash >= bet.target;
    return {
      state: { ...bet, crash, isWon },
      extraStakeCents: 0,
      outcome: { winCents: isWon ? payFactor(bet.stakeCents, bet.target, 100) : 0 },
    };
  },
};
