import { createRational } from '../../../ground/money/rational.ts';
import type { Draws } from '../create-draws.ts';
import type { Game } from '../game.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import { type HorseBet, type HorseState, RUNNERS } from './horse-race.ts';

const HUNDRED = 100;

/** One place after the other, each by the shares of those that still run. */
const drawOrder = (draws: Draws): number[] => {
  const running = RUNNERS.map(({ weight }, runner) => ({ runner, weight }));
  return RUNNERS.map(() => {
    let left = draws.nextBelow(running.reduce((sum, { weight }) => sum + weight, 0));
    const at = running.findIndex(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return running.splice(at, 1)[0]!.runner;
  });
};

/** A race of eight, bet on to win. Stakes are whole units, which every price divides. */
export const HORSES: Game<HorseBet, HorseState, never> = {
  ...WITHOUT_MOVES,
  limits: { minCents: 100, maxCents: 20_000, stepCents: 100 },
  returns: new Map(
    RUNNERS.map(({ weight, paysHundredths }, runner) => [
      `runner${runner + 1}`,
      createRational(weight * paysHundredths, HUNDRED * HUNDRED),
    ]),
  ),
  calculateStake: ({ stakeCents }) => stakeCents,
  judgeBet: ({ runner }) => (RUNNERS[runner] === undefined ? 'betNotOffered' : null),
  start: (bet, draws) => {
    const order = drawOrder(draws);
    const isWon = order[0] === bet.runner;
    const { paysHundredths } = RUNNERS[bet.runner]!;
    const winCents = isWon ? (bet.stakeCents / HUNDRED) * paysHundredths : 0;
    return { state: { ...bet, order }, extraStakeCents: 0, outcome: { winCents } };
  },
};
