import { createRational } from '../../../ground/money/rational.ts';
import type { Draws } from '../create-draws.ts';
import { drawInOrder } from '../draw-in-order.ts';
import type { Game } from '../game.ts';
import { payFactor } from '../pay-factor.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import type { ScratchBet, ScratchState } from './scratch-round.ts';

/** Cards of a series. Each round takes one out of a whole series. */
export const CARDS_OF_SERIES = 100_000;

const FIELDS = 9;
const ALIKE = 3;

/** What three equal fields pay, times the stake, and how many cards of a series have them. */
export const SCRATCH_PRIZES = [
  { pays: 1, cards: 16_000 },
  { pays: 2, cards: 10_000 },
  { pays: 5, cards: 3_600 },
  { pays: 10, cards: 1_300 },
  { pays: 50, cards: 240 },
  { pays: 250, cards: 32 },
  { pays: 2_500, cards: 2 },
] as const;

const PAID = SCRATCH_PRIZES.reduce((sum, { pays, cards }) => sum + pays * cards, 0);

/** @param card 0 to 99,999 */
export const prizeOfCard = (card: number): number | null => {
  let end = 0;
  const prize = SCRATCH_PRIZES.findIndex(({ cards }) => {
    end += cards;
    return card < end;
  });
  return prize === -1 ? null : prize;
};

/** The prize three times, and nothing else more than twice, in a drawn order. */
const drawFields = (prize: number | null, draws: Draws): number[] => {
  const others = SCRATCH_PRIZES.flatMap((_prize, index) => (index === prize ? [] : [index, index]));
  const nextOther = drawInOrder(others.length, draws);
  const alike = prize === null ? [] : new Array<number>(ALIKE).fill(prize);
  const fields = [...alike, ...Array.from({ length: FIELDS - alike.length }, () => others[nextOther()]!)];
  const nextPlace = drawInOrder(FIELDS, draws);
  return Array.from(fields, () => fields[nextPlace()]!);
};

/** Nine covered places; three equal ones pay what they show. */
export const SCRATCH: Game<ScratchBet, ScratchState, never> = {
  ...WITHOUT_MOVES,
  limits: { minCents: 50, maxCents: 5_000, stepCents: 50 },
  returns: new Map([['card', createRational(PAID, CARDS_OF_SERIES)]]),
  calculateStake: ({ stakeCents }) => stakeCents,
  judgeBet: () => null,
  start: ({ stakeCents }, draws) => {
    const prize = prizeOfCard(draws.nextBelow(CARDS_OF_SERIES));
    const fields = drawFields(prize, draws);
    const factor = prize === null ? 0 : SCRATCH_PRIZES[prize]!.pays;
    return {
      state: { stakeCents, fields, prize },
      extraStakeCents: 0,
      outcome: { winCents: payFactor(stakeCents, factor) },
    };
  },
};
