import type { Rational } from '../../../ground/money/rational.ts';
import type { Draws } from '../create-draws.ts';
import { drawInOrder } from '../draw-in-order.ts';
import type { Game } from '../game.ts';
import { payFactor } from '../pay-factor.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import type { BingoBet, BingoState } from './bingo-round.ts';

const BINGO_SIZE = 5;
export const BINGO_NUMBERS = 75;
export const BINGO_BALLS = 35;

const NUMBERS_OF_COLUMN = BINGO_NUMBERS / BINGO_SIZE;
const INDEXES = [0, 1, 2, 3, 4];
const CENTER = 12;

/** The places of each line: rows, columns, diagonals. */
export const BINGO_LINES: readonly (readonly number[])[] = [
  ...INDEXES.map((row) => INDEXES.map((column) => row * BINGO_SIZE + column)),
  ...INDEXES.map((column) => INDEXES.map((row) => row * BINGO_SIZE + column)),
  INDEXES.map((index) => index * (BINGO_SIZE + 1)),
  INDEXES.map((index) => (index + 1) * (BINGO_SIZE - 1)),
];

/** Times the stake, by the number of full lines; more lines pay as the most. */
export const BINGO_PAYS = [0, 2, 7, 25, 100, 400, 2_000] as const;

export const payOfLines = (lines: number): number => BINGO_PAYS[Math.min(lines, BINGO_PAYS.length - 1)]!;

/** Each column has numbers of its own fifteen, as on any card of 75. */
const drawCard = (draws: Draws): number[] => {
  const card = new Array<number>(BINGO_SIZE * BINGO_SIZE).fill(0);
  for (const column of INDEXES) {
    const next = drawInOrder(NUMBERS_OF_COLUMN, draws);
    for (const row of INDEXES) {
      const place = row * BINGO_SIZE + column;
      if (place !== CENTER) card[place] = column * NUMBERS_OF_COLUMN + next() + 1;
    }
  }
  return card;
};

/** A card of its own for each round, 35 of 75 balls; full lines pay. */
export const createBingo = (overall: Rational): Game<BingoBet, BingoState, never> => ({
  ...WITHOUT_MOVES,
  limits: { minCents: 25, maxCents: 10_000, stepCents: 25 },
  returns: new Map([['card', overall]]),
  calculateStake: ({ stakeCents }) => stakeCents,
  judgeBet: () => null,
  start: ({ stakeCents }, draws) => {
    const card = drawCard(draws);
    const next = drawInOrder(BINGO_NUMBERS, draws);
    const balls = Array.from({ length: BINGO_BALLS }, () => next() + 1);
    const called = new Set([0, ...balls]);
    const lines = BINGO_LINES.flatMap((places, line) =>
      places.every((place) => called.has(card[place]!)) ? [line] : [],
    );
    return {
      state: { stakeCents, card, balls, lines },
      extraStakeCents: 0,
      outcome: { winCents: payFactor(stakeCents, payOfLines(lines.length)) },
    };
  },
});
