import {
  addressOfNotice,
  nameOfNotice,
  type PushPayload,
} from '@lineboard/domain/account/notifications/push-notice';
import { describeNotice, type NoticeTexts } from './describe-notice.ts';

/** The words under `notice.` of every language: key → text with `{{placeholders}}`. */
export type ServiceTexts = Readonly<Record<PushPayload['language'], Readonly<Record<string, string>>>>;

/** The worker's message to a page: where to go. */
export interface OpenAddress {
  kind: 'openAddress';
  address: string;
}

/** The data of a notification on the device. */
interface NotificationData {
  address: string;
}

const createTexts =
  (texts: ServiceTexts, language: PushPayload['language']): NoticeTexts =>
  (key, values = {}) => {
    const text = texts[language][key] ?? texts.en[key] ?? '';
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };

/** Sent by the book and encrypted for this browser; an unreadable one must still be shown as something. */
const readPayload = (data: PushMessageData | null): PushPayload => {
  try {
    const payload = data?.json() as PushPayload;
    nameOfNotice(payload.notice);
    return payload;
  } catch {
    return { language: 'en', notice: { kind: 'several', count: 1 } };
  }
};

/** A visible page shows the news itself. */
const isLookedAt = async ({ clients }: ServiceWorkerGlobalScope): Promise<boolean> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).some(
    (page) => page.visibilityState === 'visible' && page.focused,
  );

export const tellNotice = async (
  scope: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
  texts: ServiceTexts,
): Promise<void> => {
  const { language, notice } = readPayload(data);
  if (await isLookedAt(scope)) return;
  const known = language in texts ? language : 'en';
  const { title, body } = describeNotice(notice, createTexts(texts, known));
  const about: NotificationData = { address: addressOfNotice(notice) };
  await scope.registration.showNotification(title, {
    body,
    tag: nameOfNotice(notice),
    icon: 'icon-192.png',
    badge: 'badge-96.png',
    lang: known,
    data: about,
  });
};

/** Opens the subject of the notification, in an open page if there is one: its slip stays as it is. */
export const openNotice = async (
  scope: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> => {
  notification.close();
  const { address } = notification.data as NotificationData;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = pages.filter(({ url }) => url.startsWith(scope.registration.scope));
  const page = own.find(({ visibilityState }) => visibilityState === 'visible') ?? own[0];
  if (page === undefined) {
    await scope.clients.openWindow(scope.registration.scope + address);
    return;
  }
  const message: OpenAddress = { kind: 'openAddress', address };
  page.postMessage(message);
  await page.focus();
};
