import type { PushPayload } from '@lineboard/domain/account/notifications/push-notice';
import type { WebPushKeys } from '../../config/web-push-keys.ts';
import type { ClaimedNotices } from './claim-notices.ts';

/** A push service that hasn't answered by then has failed. */
const PATIENCE_MS = 5_000;

/** How long it waits for a device that is off: what is older is found in the bell. */
const KEPT_SECONDS = 6 * 3_600;

/** The most that is waited for because a push service said so. */
export const LONGEST_PUSH_WAIT_MS = 3_600_000;

export type Delivery =
  | { kind: 'told' }
  /** The browser has let go of it. */
  | { kind: 'gone' }
  /** `isService`: the service is down or busy for all browsers. */
  | { kind: 'failed'; cause: unknown; isService: boolean; retryAfterMs: number | null };

export interface DeliverParts {
  keys: WebPushKeys;
  /** The contact for a push service: `mailto:` or `https:`. */
  contact: string;
  signal: AbortSignal;
}

const readRetryAfter = (text: string | null): number | null => {
  const seconds = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.min(seconds * 1000, LONGEST_PUSH_WAIT_MS);
};

/**
 * Seals what there is to say for one browser and hands it to its push service. No redirect is followed: the host was
 * looked at, and nobody leads elsewhere.
 */
export const deliverNotice = async (
  { keys, contact, signal }: DeliverParts,
  { endpoint, p256dh, auth, language, notices }: ClaimedNotices,
): Promise<Delivery> => {
  const [only] = notices;
  const payload: PushPayload = {
    language,
    notice: notices.length === 1 && only !== undefined ? only : { kind: 'several', count: notices.length },
  };
  try {
    const { default: webPush } = await import('web-push');
    const { headers, body, method } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails: { subject: contact, ...keys }, TTL: KEPT_SECONDS, urgency: 'normal' },
    );
    const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
    const response = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return { kind: 'told' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    return {
      kind: 'failed',
      cause: new Error(`the push service answered ${status}`),
      isService: status === 429 || status >= 500,
      retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    };
  } catch (cause) {
    return { kind: 'failed', cause, isService: true, retryAfterMs: null };
  }
};
