import type { CustomerEvent } from '@lineboard/domain/wire/live-messages';
import type { CustomerEvents } from './customer-events.ts';

/** For a gateway that runs alone. */
export const createInProcessCustomerEvents = (): CustomerEvents => {
  const listeners = new Set<(customerId: string, event: CustomerEvent) => void>();
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
