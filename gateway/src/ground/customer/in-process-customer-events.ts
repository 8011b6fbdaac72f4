import type { CustomerEvents, PrivateEvent } from './customer-events.ts';

/** Serves a gateway that runs alone. */
export const createInProcessCustomerEvents = (): CustomerEvents => {
  const listeners = new Set<(customerId: string, event: PrivateEvent) => void>();
  return {
    publish: (customerId, event) => {
      for (const onEvent of [...listeners]) onEvent(customerId, event);
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
  };
};
