import { CHAT_FRAME_PATH, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type { FastifyInstance } from 'fastify';

export interface ChatRouteParts {
  siteFile: Pick<SiteConfiguration, 'liveChat'>;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a chat's frame may do: run scripts and send forms of an origin that is nobody's, with nothing of the book's. */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Where a chat comes from, for the page's policy: what it may frame, and what it asks whether it is there. */
export const listChatOrigins = ({
  liveChat,
}: ChatRouteParts['siteFile']): { frames: string[]; asked: string[] } => {
  if (liveChat === null) return { frames: [], asked: [] };
  // An address without an origin is the book's own.
  const isOwn = liveChat.address.startsWith('/');
  const origin = isOwn ? "'self'" : new URL(liveChat.address).origin;
  return { frames: [liveChat.kind === 'script' ? "'self'" : origin], asked: isOwn ? [] : [origin] };
};

/**
 * CALL1-19: a page with nothing but the chat's script in it, for a frame. Its policy makes it of no origin, the book's
 * least of all, wherever it is opened: the script has no cookie, no storage and no page of the book.
 */
export const chatRoutes = (app: FastifyInstance, { siteFile: { liveChat } }: ChatRouteParts): void => {
  if (liveChat?.kind !== 'script') return;
  const { origin } = new URL(liveChat.address);
  const page =
    '<!doctype html><html><head><meta charset="utf-8"><title>Chat</title></head>' +
    `<body><script src="${escape(liveChat.address)}" async></script></body></html>`;
  const policy = [
    SANDBOX,
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin} 'unsafe-inline'`,
    ...['connect-src', 'img-src', 'font-src', 'media-src', 'frame-src', 'form-action'].map(
      (directive) => `${directive} ${origin}`,
    ),
    "frame-ancestors 'self'",
  ].join(';');
  app.get(CHAT_FRAME_PATH, async (_, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(page),
  );
};
