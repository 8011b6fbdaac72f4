import { randomUUID } from 'node:crypto';
import { STRAIGHT_OPTIONS, type TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { createItem } from '@lineboard/domain/testing/ticket-fixtures';
import { createBenchLine, gameNumAt } from '../made-up-board.ts';

const STAKE_CENTS = 1_000;
const line = createBenchLine(0, 0);

/** A straight wager on the spread of the game at a place of the board, as it was pushed first. Its key is its own. */
export const createBenchTicket = (index: number, side: 'team1' | 'team2'): TicketRequest => ({
  ...STRAIGHT_OPTIONS,
  idempotencyKey: randomUUID(),
  priceAcceptance: 'none',
  items: [
    createItem({
      itemId: 'i1',
      pick: { type: 'G', gameNum: gameNumAt(index), periodNumber: 0, market: 'S', side },
      seenPrice: (side === 'team1' ? line.spreadAdj1 : line.spreadAdj2)!,
      seenLine: side === 'team1' ? line.spread1 : line.spread2,
      seen: { epoch: 'bench', clk: 0 },
      amountEntered: 'risk',
      amountCents: STAKE_CENTS,
      pitcher1ReqFlag: false,
      pitcher2ReqFlag: false,
    }),
  ],
});
