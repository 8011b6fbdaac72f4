import { isIP } from 'node:net';

/**
 * An address in its one spelling: IPv6 shortened, an IPv4 address that is written as IPv6 as what it is, without zone
 * and without the port that some proxies add.
 *
 * @returns null when the text is no address
 */
export const parseAddress = (text: string): string | null => {
  // The longest address is 45 characters, a zone and a port come on top: nothing longer is looked at.
  if (text.length > MOST_CHARACTERS) return null;
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text) ?? [];
  const bare = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 4) return bare;
  if (version === 0) return null;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
};

const MOST_CHARACTERS = 80;
