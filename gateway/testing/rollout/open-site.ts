import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROXIES, type Replaced } from '../proxies/proxies.ts';
import { runProxy } from '../proxies/run-proxy.ts';

/** Where a site's proxy listens, and the ports of the Services behind it. */
export interface SitePlace {
  port: number;
  full: number;
  feeds: number;
  /** null: live sockets go to the full gateways, too. */
  watch: number | null;
  certificate: string;
  key: string;
}

/** What docs/operations/edge.md puts before the place of all else. */
const leadLive = (watch: number): Replaced => [
  [
    '    location / {',
    `    location /live {\n        proxy_pass http://127.0.0.1:${watch};\n    }\n\n    location / {`,
  ],
];

/**
 * The shipped nginx, in front of Services.
 *
 * @param folder that it gets one of its own in
 * @returns how to stop it
 */
export const openSite = async (folder: string, place: SitePlace): Promise<() => Promise<void>> => {
  const { port, full, feeds, watch, certificate, key } = place;
  const nginx = PROXIES.find(({ program }) => program === 'nginx')!;
  const own = join(folder, String(port));
  mkdirSync(own);
  // Its workers are another account.
  chmodSync(own, 0o755);
  return runProxy(nginx, {
    folder: own,
    port,
    plainPort: port + 1_000,
    gatewayPorts: [full],
    feedPorts: [feeds],
    certificate,
    key,
    mistakes: watch === null ? [] : leadLive(watch),
  });
};
