import { createRational } from '../../../ground/money/rational.ts';
import { drawInOrder } from '../draw-in-order.ts';
import type { Game } from '../game.ts';
import { WITHOUT_MOVES } from '../without-moves.ts';
import { LOTTO_NUMBERS, LOTTO_PAYS, LOTTO_PICKS, type LottoBet, type LottoState } from './lotto-draw.ts';

const choose = (of: number, count: number): number =>
  Array.from({ length: count }).reduce<number>((ways, _, at) => (ways * (of - at)) / (at + 1), 1);

/** The payout of all possible draws with one stake each. */
const allPays = LOTTO_PAYS.reduce(
  (sum, pays, hits) =>
    sum + pays * choose(LOTTO_PICKS, hits) * choose(LOTTO_NUMBERS - LOTTO_PICKS, LOTTO_PICKS - hits),
  0,
);

/** Five numbers of 36, drawn at once. */
export const LOTTO: Game<LottoBet, LottoState, never> = {
  ...WITHOUT_MOVES,
  limits: { minCents: 100, maxCents: 1_000, stepCents: 100 },
  returns: new Map([['picks', createRational(allPays, choose(LOTTO_NUMBERS, LOTTO_PICKS))]]),
  calculateStake: ({ stakeCents }) => stakeCents,
  judgeBet: ({ picks }) => (new Set(picks).size === LOTTO_PICKS ? null : 'betNotOffered'),
  start: (bet, draws) => {
    const drawNext = drawInOrder(LOTTO_NUMBERS, draws);
    const drawn = Array.from({ length: LOTTO_PICKS }, () => drawNext() + 1);
    const hits = bet.picks.filter((pick) => drawn.includes(pick));
    const winCents = bet.stakeCents * (LOTTO_PAYS[hits.length] ?? 0);
    return { state: { ...bet, drawn, hits }, extraStakeCents: 0, outcome: { winCents } };
  },
};
