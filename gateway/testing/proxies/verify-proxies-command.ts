/**
 * `npm run verify:proxies`: nginx and Caddy, started with the files of docs/operations, in front of a book that `init`
 * set up; and the unit of systemd, as systemd reads it. Exit code 77: nothing of it can run on this machine.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { createFirstBook } from '../operators/first-book.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { startBalancedMover } from '../two-gateways/balanced-mover.ts';
import { makeCertificate } from './certificate.ts';
import { PROXIES, type Proxy } from './proxies.ts';
import { runProxy } from './run-proxy.ts';
import { checkUnit } from './check-unit.ts';
import { STEPS, type Walk } from './walk-proxy.ts';

const CANNOT_RUN = 77;

const FIRST_GAME = 4_001;

const isThere = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

let failed = 0;

const tell = async (name: string, run: () => Promise<void> | void): Promise<void> => {
  try {
    await run();
    console.log(`✓ ${name}`);
  } catch (error) {
    failed++;
    console.error(`✗ ${name}\n  ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** A book of its own for each proxy: locks of the one are not the other's. */
const walkThrough = async (proxy: Proxy): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-proxy-'));
  // The proxy's workers are another account.
  chmodSync(folder, 0o755);
  const { certificate, key, pem } = makeCertificate(folder);
  setDefaultCACertificates([pem]);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const origin = `https://localhost:${port}`;
  const book = await createFirstBook();
  const gatewayPort = Number(new URL(book.origin).port);
  const stopProxy = await runProxy(proxy, { folder, port, plainPort, gatewayPort, certificate, key });
  try {
    const set = [
      '--origin',
      origin,
      '--port',
      String(gatewayPort),
      '--customer',
      'maria',
      '--deposit',
      '250',
    ];
    const { customer } = (await book.read('init', '--yes', ...set)) as { customer: Walk['customer'] };
    await book.start();
    const [feedId = '', token = ''] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
    const mover = startBalancedMover([origin], { feed: { feedId, token } });
    const walk: Walk = { book, mover, origin, plainPort, customer, gameNum: FIRST_GAME };
    for (const [name, run] of STEPS) await tell(`${proxy.program}: ${name}`, () => run(walk));
    await mover.stop();
  } finally {
    await stopProxy();
    await book.close();
    rmSync(folder, { recursive: true });
  }
};

const [there, missing] = [
  PROXIES.filter(({ program }) => isThere(program)),
  PROXIES.filter(({ program }) => !isThere(program)),
];
if (there.length === 0 || !isThere('openssl')) {
  const packages = [...missing.map(({ debianPackage }) => debianPackage), 'openssl'].join(' ');
  console.log(`No proxy can be started here. On Debian: apt-get install ${packages}`);
  process.exit(CANNOT_RUN);
}
for (const { program, debianPackage } of missing)
  console.log(`Not run: ${program} is missing. On Debian: apt-get install ${debianPackage}`);
for (const proxy of there)
  await walkThrough(proxy).catch((error: unknown) => tell(proxy.program, () => Promise.reject(error)));
if (isThere('systemd-analyze')) await tell('systemd takes the unit', checkUnit);
else console.log('Not run: systemd-analyze is missing, so nobody read the unit.');
console.log(`${failed === 0 ? 'All' : failed} ${failed === 0 ? 'passed' : 'failed'}.`);
process.exitCode = failed === 0 ? 0 : 1;
