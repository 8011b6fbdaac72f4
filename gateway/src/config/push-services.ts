import { listOf, type Variable } from '../ground/variables/variable.ts';

/**
 * The push services of the browsers' vendors. A subscription names an address for the gateway to call: it only calls
 * these hosts.
 */
export interface PushService {
  protocol: 'https:' | 'http:';
  /** The host in lower case, with the port if there is one; a leading `*.` stands for any subdomain. */
  host: string;
}

const https = (host: string): PushService => ({ protocol: 'https:', host });

/** Chrome and browsers based on it, Firefox, Edge on Windows, Safari. */
const VENDORS: PushService[] = [
  https('fcm.googleapis.com'),
  https('updates.push.services.mozilla.com'),
  https('*.notify.windows.com'),
  https('*.push.apple.com'),
];

const NAME = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/;

/** @returns undefined for anything but a host name; an address of this machine has to be marked as one for trials */
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
