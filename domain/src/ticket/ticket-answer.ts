import type { Static } from 'typebox';
import type {
  AcceptedItemSchema,
  ChangedItemSchema,
  TicketAcceptedSchema,
  TicketAnswerSchema,
  TicketChangedSchema,
  TicketPendingSchema,
  TicketRefusedSchema,
} from './ticket-answer.schema.ts';

/** What became of an idempotency key. Exactly one of these, forever the same once it is final. */
export type TicketAnswer = Static<typeof TicketAnswerSchema>;

export type TicketAccepted = Static<typeof TicketAcceptedSchema>;

export type AcceptedItem = Static<typeof AcceptedItemSchema>;

/** A live wager waits the sport's delay (HR-44); its risk is held meanwhile. */
export type TicketPending = Static<typeof TicketPendingSchema>;

/** Some price or line moved and the customer's choice does not cover it; nothing was placed, the key stays usable. */
export type TicketChanged = Static<typeof TicketChangedSchema>;

export type ChangedItem = Static<typeof ChangedItemSchema>;

export type TicketRefused = Static<typeof TicketRefusedSchema>;
