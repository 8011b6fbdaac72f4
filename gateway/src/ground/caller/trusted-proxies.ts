import { BlockList } from 'node:net';
import { parseAddress } from './parse-address.ts';
import { type Network, parseNetwork } from './parse-network.ts';

/** The reverse proxies whose word on where a call came from is taken: so many, or those with such addresses. */
export type TrustedProxies = { hops: number } | { networks: Network[] };

export const NO_PROXIES: TrustedProxies = { hops: 0 };

const MOST_HOPS = 10;

/** @param text a number of proxies one behind the other, or addresses and networks by comma */
export const parseTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const networks = text.split(',').map((part) => parseNetwork(part.trim()));
  return networks.every((network) => network !== undefined) ? { networks: networks as Network[] } : undefined;
};

/**
 * Whether what an address says of the one before it is taken.
 * @param hop 0 for the peer connected to us, 1 for the one before
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

export const createTrustsProxy = (proxies: TrustedProxies): TrustsProxy => {
  if ('hops' in proxies) return (_address, hop) => hop < proxies.hops;
  const list = new BlockList();
  for (const { address, prefix, family } of proxies.networks) list.addSubnet(address, prefix, family);
  return (given) => {
    const address = parseAddress(given);
    return address !== null && list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  };
};
