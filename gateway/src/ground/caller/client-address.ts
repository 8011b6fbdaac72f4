import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { parseAddress } from './parse-address.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** The parts of a call that tell where it came from. */
export type AddressedCall = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/** The address that lock-outs, rate limits and live sockets count a call by. */
export type ClientAddress = (call: AddressedCall) => string;

/**
 * Goes back from the peer connected to us, over the proxies that are trusted, to the first that isn't.
 * `X-Forwarded-For` is read from its right end, where our own proxies write; what is further left was written by
 * the client. A text that is no address ends the way: the one who passed it on is counted.
 */
export const createClientAddress =
  (trusts: TrustsProxy): ClientAddress =>
  ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-for'];
    const before = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? '')).split(',');
    let address = parseAddress(socket.remoteAddress ?? '') ?? UNKNOWN;
    for (let hop = 0; before.length > 0 && trusts(address, hop); hop += 1) {
      const next = parseAddress(before.pop()?.trim() ?? '');
      if (next === null) break;
      address = next;
    }
    return isIP(address) === 6 ? networkOf(address) : address;
  };

/** A call over something that has no addresses, e.g. a Unix socket. */
const UNKNOWN = '0.0.0.0';

/** One customer has a whole /64 to choose addresses from: all of it counts as one. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
};
