import { createWebPushKeys, type WebPushKeys } from '../config/web-push-keys.ts';
import type { Config } from '../config/read-config.ts';
import type { CustomerEvents } from '../ground/customer/customer-events.ts';
import { createWebPush, type WebPush } from '../account/web-push/start-web-push.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';

/** In a demo book without a key, a key lasts as long as its process: pages ask their browsers again. */
export const webPushKeysOf = ({ PUSH_KEY, DEMO }: Config): WebPushKeys | null =>
  PUSH_KEY ?? (DEMO ? createWebPushKeys() : null);

/** The contact for push services when something is wrong with the book's messages. */
const contactOf = ({ PUSH_CONTACT, MAIL_FROM }: Config): string =>
  PUSH_CONTACT ?? `mailto:${/<(.+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;

/** @returns null when closed pages are told nothing */
export const openWebPush = (
  config: Config,
  keys: WebPushKeys | null,
  { database, reports, customerEvents }: Ground & { customerEvents: CustomerEvents },
  closers: Closers,
): WebPush | null => {
  if (keys === null) return null;
  const push = createWebPush({
    database,
    customerEvents,
    wallNowMs: Date.now,
    reporter: reports.of('push'),
    keys,
    contact: contactOf(config),
  });
  closers.add(() => push.close());
  return push;
};
