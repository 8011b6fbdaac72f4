import { createClient } from '@redis/client';

import type { Reporter } from '../report/reporter.ts';
import type { CustomerEvents, PrivateEvent } from './customer-events.ts';

export interface RedisCustomerEvents extends CustomerEvents {
  close(): Promise<void>;
}

export interface RedisCustomerEventsOptions {
  reporter: Reporter<'customerEvents'>;
  prefix?: string;
}

/**
 * Customer events for any number of gateways, over Redis publish/subscribe. Events are hints: what they tell of is
 * in the database, and a tab asks for it when it connects. So an event that an outage swallows for other gateways
 * is at least given to the listeners of this one.
 */
export const createRedisCustomerEvents = async (
  url: string,
  { reporter, prefix = 'lineboard' }: RedisCustomerEventsOptions,
): Promise<RedisCustomerEvents> => {
  const channel = `${prefix}:customer-events`;
  const listeners = new Set<(customerId: string, event: PrivateEvent) => void>();
  const connect = () => {
    const client = createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 3_000,
        reconnectStrategy: (retries: number) => Math.min(20 * 2 ** retries, 1_000),
      },
    });
    // Without a listener an error of the connection would end the process; it comes back by itself.
    client.on('error', (error) => reporter.failed('disconnected', error));
    return client;
  };
  const publisher = connect();
  const subscriber = connect();

  const deliver = (customerId: string, event: PrivateEvent): void => {
    for (const onEvent of [...listeners]) onEvent(customerId, event);
  };
  const contact = Promise.all([
    publisher.connect(),
    subscriber.connect().then(() =>
      subscriber.subscribe(channel, (message) => {
        const [customerId, event]: [string, PrivateEvent] = JSON.parse(message);
        deliver(customerId, event);
      }),
    ),
  ]);
  // A gateway comes up without Redis; both connections go on trying.
  await Promise.race([contact.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2_000).unref())]);

  return {
    publish: (customerId, event) => {
      publisher.publish(channel, JSON.stringify([customerId, event])).catch((error: unknown) => {
        reporter.failed('notPublished', error);
        deliver(customerId, event);
      });
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    close: async () => {
      listeners.clear();
      // What was published last is still told, where there is somebody to take it.
      if (publisher.isReady)
        await Promise.race([publisher.close(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
};
