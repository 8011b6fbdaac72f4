import { isIP } from 'node:net';

export interface Network {
  address: string;
  /** Bits of the address that all in the network share. */
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/**
 * @param text one address, or a network in CIDR notation, e.g. `10.0.0.0/8` or `::1`
 * @returns undefined for anything else
 */
export const parseNetwork = (text: string): Network | undefined => {
  const [, address = '', given] = /^([\da-fA-F:.]{2,45})(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  const prefix = given === undefined ? bits : Number(given);
  // All of the internet is no network of proxies: it would believe whatever a stranger writes.
  if (prefix === 0 || prefix > bits) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
};
