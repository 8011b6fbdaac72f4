import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';

export type LiveChat = NonNullable<SiteSettings['liveChat']>;

const urlOf = (address: string): URL => new URL(address, location.href);

/** The host that learns of the customer when the chat is loaded. */
export const hostOf = ({ source }: LiveChat): string => urlOf(source).host;

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * A provider's own page keeps its own origin; a page from the book's address has none, and can reach nothing of the
 * book.
 */
export const sandboxOf = ({ frame }: LiveChat): string =>
  urlOf(frame).origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;

const ANSWERS_WITHIN_MS = 8_000;

/** Whether the provider can be reached from here: a frame looks the same whether it shows the page or an error. */
export const isThere = ({ source }: LiveChat): Promise<boolean> =>
  fetch(source, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).then(
    () => true,
    () => false,
  );
