import type { PushSubscriptionBody } from '@lineboard/domain/account/notifications/push-subscription.schema';

type BrowserKeys = Pick<PushSubscriptionBody, 'endpoint' | 'p256dh' | 'auth'>;

/** What the browser supports, as far as it says so without being asked. */
export type PushSupport = 'supported' | 'blocked' | 'needsInstall' | 'unsupported';

/** The worker comes after the first lines; a browser that has none by then won't get one. */
const WORKER_WITHIN_MS = 10_000;

/** iPads claim to be Macs, which have no touch screens. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const readPushSupport = (): PushSupport => {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return isAppleTouch() ? 'needsInstall' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'supported';
};

/** Asks once, and only after a press. */
export const askPermission = async (): Promise<NotificationPermission> =>
  Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;

const encode = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const findRegistration = async (): Promise<ServiceWorkerRegistration> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no service worker')), WORKER_WITHIN_MS);
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } finally {
    clearTimeout(timer);
  }
};

const keysOf = (subscription: PushSubscription): BrowserKeys => ({
  endpoint: subscription.endpoint,
  p256dh: encode(subscription.getKey('p256dh')),
  auth: encode(subscription.getKey('auth')),
});

/** The browser's subscription for the book's key; a subscription for another key is useless. */
export const subscribeBrowser = async (publicKey: string): Promise<BrowserKeys> => {
  const { pushManager } = await findRegistration();
  const known = await pushManager.getSubscription();
  if (known !== null && encode(known.options.applicationServerKey) === publicKey) return keysOf(known);
  await known?.unsubscribe();
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
};

/**
 * Ends the subscription, and removes its notifications from the device. @returns its address; null when there was none
 */
export const unsubscribeBrowser = async (): Promise<string | null> => {
  const registration = await navigator.serviceWorker?.getRegistration(document.baseURI);
  if (registration === undefined || !('pushManager' in registration)) return null;
  for (const shown of await registration.getNotifications()) shown.close();
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
};
