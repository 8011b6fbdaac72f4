import { randomUUID } from 'node:crypto';
import {
  STRAIGHT_OPTIONS,
  type TicketRequest,
  type WagerItemRequest,
} from '@lineboard/domain/betting/request/ticket-request';
import type { FuzzGame } from '../draw-game.ts';
import type { FuzzBoard } from '../open-fuzz-board.ts';

/** What a page shows of a leg. */
export type SeenLeg = Pick<WagerItemRequest, 'pick' | 'seenPrice' | 'seenLine'>;

/** Tells a game with other figures from now on. */
export const retell = (
  board: FuzzBoard,
  game: FuzzGame,
  change: Partial<FuzzGame['opening']>,
): Promise<void> => {
  game.opening = { ...game.opening, ...change };
  return board.open([game]);
};

/** A bet on one leg or a parlay, whatever the prices have become meanwhile. */
export const createBet = (amountCents: number, legs: readonly SeenLeg[]): TicketRequest => ({
  ...STRAIGHT_OPTIONS,
  idempotencyKey: randomUUID(),
  priceAcceptance: 'close20',
  wagerType: legs.length > 1 ? 'parlay' : 'straight',
  amountCents,
  items: legs.map((leg, at) => ({
    ...leg,
    itemId: `item-${at + 1}`,
    amountCents,
    seen: { epoch: 'fuzz', clk: 0 },
    amountEntered: 'risk',
    pointsBought: 0,
    pitcher1ReqFlag: false,
    pitcher2ReqFlag: false,
  })),
});
