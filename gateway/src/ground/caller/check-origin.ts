import type { IncomingMessage } from 'node:http';
import type { TrustsProxy } from './trusted-proxies.ts';

/** The parts of a call that tell which page made it. */
export type PagedCall = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined; encrypted?: boolean };
};

/** `none`: no browser made the call, or it changes nothing. */
export type OriginOfCall = 'own' | 'foreign' | 'none';

/** Whether a call comes from the site's own pages, both over HTTP and for the live socket. */
export type OriginCheck = (call: PagedCall) => OriginOfCall;

/**
 * With configured origins these pass and no other. Without, a page must come from the address that it calls, scheme and
 * all; https when a trusted proxy says that it took the call over TLS.
 */
export const createOriginCheck = (
  publicOrigins: readonly string[],
  trustsProxy: TrustsProxy,
): OriginCheck => {
  const schemeOf = ({ headers, socket }: PagedCall): string => {
    const said = headers['x-forwarded-proto'];
    if (typeof said !== 'string' || !trustsProxy(socket.remoteAddress ?? '', 0))
      return socket.encrypted === true ? 'https' : 'http';
    return said.split(',').at(-1)?.trim() ?? '';
  };
  return (call) => {
    const { origin, host } = call.headers;
    if (origin === undefined) return 'none';
    if (publicOrigins.length > 0) return publicOrigins.includes(origin) ? 'own' : 'foreign';
    const isOwn = host !== undefined && origin === `${schemeOf(call)}://${host.toLowerCase()}`;
    return isOwn ? 'own' : 'foreign';
  };
};
