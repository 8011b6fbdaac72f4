import type { Static } from 'typebox';
import type { PendingBetSchema, PendingTicketSchema } from './open-bet.schema.ts';

/** A wager as it will stand when its ticket is accepted at the sent price. */
export type PendingBet = Static<typeof PendingBetSchema>;

/** A live ticket that waits for its decision (HR-44): what it may cost is held. */
export type PendingTicket = Static<typeof PendingTicketSchema>;
