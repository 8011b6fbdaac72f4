import { createClient } from '@redis/client';
import type { RedisPrimary } from '../redis/redis-primary.ts';
import { untilContact } from '../redis/until-contact.ts';
import type { Reporter } from '../report/reporter.ts';
import type { CustomerEvents, PrivateEvent } from './customer-events.ts';

export interface RedisCustomerEvents extends CustomerEvents {
  close(): Promise<void>;
}

export interface RedisCustomerEventsOptions {
  reporter: Reporter<'customerEvents'>;
  prefix?: string;
}

/** A gateway that starts without Redis comes up, and goes on trying. */
/** What was published last is still told, where there is somebody to take it. */
const LAST_TOLD_WITHIN_MS = 1_000;

/**
 * Customer events for any number of gateways, over Redis publish/subscribe. Events are hints: what they tell of is
 * in the database, and a tab asks for it when it connects. So an event that an outage swallows for other gateways
 * is at least given to the listeners of this one.
 */
export const createRedisCustomerEvents = async (
  { url$ }: RedisPrimary,
  { reporter, prefix = 'lineboard' }: RedisCustomerEventsOptions,
): Promise<RedisCustomerEvents> => {
  const channel = `${prefix}:customer-events`;
  const listeners = new Set<(customerId: string, event: PrivateEvent) => void>();
  const deliver = (customerId: string, event: PrivateEvent): void => {
    for (const onEvent of [...listeners]) onEvent(customerId, event);
  };
  const connect = (url: string) => {
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

  let current: { publisher: ReturnType<typeof connect>; subscriber: ReturnType<typeof connect> } | null =
    null;
  const { promise: contact, resolve: touch } = Promise.withResolvers<void>();
  const drop = (): void => {
    for (const client of [current?.publisher, current?.subscriber])
      if (client?.isOpen === true) client.destroy();
  };
  const following = url$.subscribe((url) => {
    drop();
    const [publisher, subscriber] = [connect(url), connect(url)];
    current = { publisher, subscriber };
    const subscribed = subscriber.connect().then(() =>
      subscriber.subscribe(channel, (message) => {
        const [customerId, event]: [string, PrivateEvent] = JSON.parse(message);
        deliver(customerId, event);
      }),
    );
    Promise.all([publisher.connect(), subscribed]).then(
      () => touch(),
      () => touch(),
    );
  });
  await untilContact(contact);

  const publish = async (message: string): Promise<void> => {
    if (current === null) throw new Error('no Redis is known to be the primary');
    await current.publisher.publish(channel, message);
  };
  return {
    publish: (customerId, event) => {
      publish(JSON.stringify([customerId, event])).catch((error: unknown) => {
        reporter.failed('notPublished', error);
        deliver(customerId, event);
      });
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    close: async () => {
      following.unsubscribe();
      listeners.clear();
      if (current?.publisher.isReady === true)
        await Promise.race([
          current.publisher.close(),
          new Promise((resolve) => setTimeout(resolve, LAST_TOLD_WITHIN_MS).unref()),
        ]);
      drop();
    },
  };
};
