import { listOf, type Variable } from '../ground/variables/variable.ts';

/**
 * Push services of the browsers' vendors. A subscription names the address that the gateway is to call: it calls no
 * other hosts than these.
 */
export interface PushService {
  protocol: 'https:' | 'http:';
  /** Lower case, with the port where one is named; `*.` before it stands for any hosts beneath. */
  host: string;
}

const https = (host: string): PushService => ({ protocol: 'https:', host });

/** Chrome and those made of it, Firefox, Edge on Windows, Safari. */
const VENDORS: PushService[] = [
  https('fcm.googleapis.com'),
  https('updates.push.services.mozilla.com'),
  https('*.notify.windows.com'),
  https('*.push.apple.com'),
];

const NAME = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/;

/** @returns undefined for what is no host name; no address of this machine but for trying things out, as it says */
const parseService = (part: string): PushService | undefined => {
  if (NAME.test(part)) return https(part);
  return LOOPBACK.test(part) ? { protocol: 'http:', host: part.slice('http://'.length) } : undefined;
};

export const pushServices: Variable<PushService[]> = {
  ...listOf(
    'hosts of push services, e.g. fcm.googleapis.com,*.push.apple.com (a loopback address with http:// for tests)',
    parseService,
  ),
  fallback: VENDORS,
};

const matches = ({ protocol, host }: PushService, url: URL): boolean =>
  url.protocol === protocol && (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host);

/** @returns null for an address that the gateway won't call */
export const findPushHost = (endpoint: string, services: readonly PushService[]): string | null => {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  return services.some((service) => matches(service, url)) ? url.host : null;
};
