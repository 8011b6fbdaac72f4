import type { Static } from 'typebox';
import type {
  CombinationRequestSchema,
  TicketOptionsSchema,
  TicketRequestSchema,
  WagerItemRequestSchema,
  WagerRefSchema,
} from './ticket-request.schema.ts';

/** One item as the customer saw it. The gateway compares these figures and never trusts them. */
export type WagerItemRequest = Static<typeof WagerItemRequestSchema>;

/** Items of one game that count as one leg, as the customer saw them. */
export type CombinationRequest = Static<typeof CombinationRequestSchema>;

/** A wager that was placed already: an open parlay to fill, or the parent of a rolling if bet. */
export type WagerRef = Static<typeof WagerRefSchema>;

/** Everything on a ticket besides its items. */
export type TicketOptions = Static<typeof TicketOptionsSchema>;

export type TicketRequest = Static<typeof TicketRequestSchema>;

/** What the slip evaluates and the gateway evaluates again. */
export type TicketDraft = Omit<TicketRequest, 'idempotencyKey' | 'priceAcceptance'>;

/** A plain ticket of straight wagers: each item becomes one wager. */
export const STRAIGHT_OPTIONS: TicketOptions = {
  wagerType: 'straight',
  arbc: false,
  teaserName: null,
  roundRobinSizes: [],
  openSpots: 0,
  amountEntered: 'risk',
  amountCents: 0,
  useFreePlay: false,
  lessJuice: false,
  parentRif: null,
  filling: null,
};
