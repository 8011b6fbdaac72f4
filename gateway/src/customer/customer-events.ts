import type { CustomerEvent } from '@lineboard/domain/wire/live-messages';

/** Carries one customer's private events to all of that customer's tabs, on whichever gateway they are. */
export interface CustomerEvents {
  publish(customerId: string, event: CustomerEvent): void;
  /** @returns how to stop listening */
  listen(onEvent: (customerId: string, event: CustomerEvent) => void): () => void;
}
