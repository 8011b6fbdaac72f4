import type { Database } from '../database/create-database.ts';
import type { Listener } from '../database/listener.ts';
import type { CustomerEvents, PrivateEvent } from './customer-events.ts';
import { createInProcessCustomerEvents } from './in-process-customer-events.ts';

const CHANNEL = 'lineboard_customer_events';

type Message = [customerId: string, event: PrivateEvent];

/** What commands in the database tell the pages of a gateway that has no Redis: they are another process. */
export const sendCustomerEvents = (
  { pool }: Pick<Database, 'pool'>,
  onFailed: (error: unknown) => void,
): Pick<CustomerEvents, 'publish'> & { close(): Promise<void> } => {
  const sent = new Set<Promise<unknown>>();
  return {
    publish: (customerId, event) => {
      const message: Message = [customerId, event];
      const sending = pool
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)])
        .then(() => undefined, onFailed);
      sent.add(sending);
      void sending.finally(() => sent.delete(sending));
    },
    close: async () => {
      await Promise.all(sent);
    },
  };
};

/**
 * For a gateway that runs alone: its own events stay in the process, and it hears those of commands in its database. As
 * with Redis an event is a hint: one that is lost is asked for when a page connects.
 */
export const createAloneCustomerEvents = ({
  listen,
}: Pick<Database, 'listen'>): CustomerEvents & Pick<Listener, 'close'> => {
  const events = createInProcessCustomerEvents();
  const listener = listen(CHANNEL, (said) => {
    if (said === undefined) return;
    const [customerId, event] = JSON.parse(said) as Message;
    events.publish(customerId, event);
  });
  return { ...events, close: listener.close };
};
