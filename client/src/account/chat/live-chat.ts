import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';

export type LiveChat = NonNullable<SiteSettings['liveChat']>;

const urlOf = (address: string): URL => new URL(address, location.href);

/** Who learns of the customer when the chat is loaded. */
export const hostOf = ({ source }: LiveChat): string => urlOf(source).host;

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A provider's own page keeps its own origin; what comes from the book's is of none, and has nothing of the book. */
export const sandboxOf = ({ frame }: LiveChat): string =>
  urlOf(frame).origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;

const ANSWERS_WITHIN_MS = 8_000;

/** Whether the provider answers from here: a frame says the same whether it shows a page or why there is none. */
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
