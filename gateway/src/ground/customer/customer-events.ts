import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';

/** The events that gateways send to each other. */
export type PrivateEvent =
  | Exclude<CustomerEvent, { kind: 'sessionEnded' }>
  /** Without an id all sessions of the customer have ended. The id stays inside: a page is told that its own has. */
  | { kind: 'sessionEnded'; sessionId?: string };

/** Carries one customer's private events to all of that customer's tabs, on whichever gateway they are. */
export interface CustomerEvents {
  publish(customerId: string, event: PrivateEvent): void;
  /** @returns how to stop listening */
  listen(onEvent: (customerId: string, event: PrivateEvent) => void): () => void;
}
