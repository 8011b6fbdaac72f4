import type { Rational } from '../../../ground/money/rational.ts';
import type { Game } from '../game.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import type { SlotMachine } from './slot-machine.ts';
import type { SlotBet, SlotState } from './slot-round.ts';
import { spinReels } from './spin-reels.ts';

/** The largest stake of a spin is so many of the smallest. */
const LARGEST_STAKE = 500;

/**
 * A machine as a game: one bet on all lines, the free spins that it wins played at once with no more to win in them.
 * @param centsPerLine the smallest stake of a line; steps are as large
 */
export const createSlotGame = (
  machine: SlotMachine,
  centsPerLine: number,
  overall: Rational,
): Game<SlotBet, SlotState, never> => {
  const stepCents = centsPerLine * machine.lines.length;
  return {
    ...WITHOUT_MOVES,
    limits: { minCents: stepCents, maxCents: stepCents * LARGEST_STAKE, stepCents },
    returns: new Map([['spin', overall]]),
    calculateStake: ({ stakeCents }) => stakeCents,
    judgeBet: () => null,
    start: ({ stakeCents }, draws) => {
      const paid = spinReels(machine, stakeCents, 1, draws);
      const free = Array.from({ length: paid.freeSpins }, () => ({
        ...spinReels(machine, stakeCents, machine.freeSpinFactor, draws),
        freeSpins: 0,
      }));
      const spins = [paid, ...free];
      const winCents = spins.reduce((sum, spin) => sum + spin.winCents, 0);
      return { state: { stakeCents, spins }, extraStakeCents: 0, outcome: { winCents } };
    },
  };
};
