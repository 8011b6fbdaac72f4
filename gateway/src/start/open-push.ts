import { createPushKeys, type PushKeys } from '../config/push-keys.ts';
import type { Config } from '../config/read-config.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import { createPush, type Push } from '../push/start-push.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';

/** Of a demo book that has no key the key lasts as long as its process: pages ask their browsers again. */
export const pushKeysOf = ({ PUSH_KEY, DEMO }: Config): PushKeys | null =>
  PUSH_KEY ?? (DEMO ? createPushKeys() : null);

/** Whom push services turn to when something is wrong with what the book sends. */
const contactOf = ({ PUSH_CONTACT, MAIL_FROM }: Config): string =>
  PUSH_CONTACT ?? `mailto:${/<(.+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;

/** @returns null when closed pages are told nothing */
export const openPush = (
  config: Config,
  keys: PushKeys | null,
  { database, reports, customerEvents }: Ground & { customerEvents: CustomerEvents },
  closers: Closers,
): Push | null => {
  if (keys === null) return null;
  const push = createPush({
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
