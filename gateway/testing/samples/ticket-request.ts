import { randomUUID } from 'node:crypto';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import {
  STRAIGHT_OPTIONS,
  type TicketRequest,
  type WagerItemRequest,
} from '@lineboard/domain/betting/request/ticket-request';
import { createItem as createWagerItem } from '@lineboard/domain/testing/ticket-fixtures';

/** A spread on the home team of a fake game as its line is there first: −3 at −110. */
export const createItem = (gameNum: number, fields: Partial<WagerItemRequest> = {}): WagerItemRequest =>
  createWagerItem({
    itemId: `item-${gameNum}`,
    pick: { type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team2' } satisfies GamePick,
    seenLine: -3,
    seen: { epoch: 'fake', clk: 1 },
    amountEntered: 'risk',
    amountCents: 11_000,
    pitcher1ReqFlag: false,
    pitcher2ReqFlag: false,
    ...fields,
  });

export const createTicket = (
  items: WagerItemRequest[],
  fields: Partial<TicketRequest> = {},
): TicketRequest => ({
  ...STRAIGHT_OPTIONS,
  idempotencyKey: randomUUID(),
  priceAcceptance: 'none',
  items,
  ...fields,
});
