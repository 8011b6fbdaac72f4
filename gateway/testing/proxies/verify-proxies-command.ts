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
import { findPostgresBin, findRedisServer } from '../servers/requires.ts';
import { startBalancedMover } from '../two-gateways/balanced-mover.ts';
import { makeCertificate } from './certificate.ts';
import { findMistakes } from './find-mistakes.ts';
import { PROXIES, type Proxy, type ProxyPlace } from './proxies.ts';
import { PROXY_MISTAKES } from './proxy-mistakes.ts';
import { runProxy } from './run-proxy.ts';
import { checkUnit } from './check-unit.ts';
import { startUnit } from './start-unit.ts';
import { STEPS, type Walk } from './walk-proxy.ts';
import { walkTwoGateways } from './walk-two-gateways.ts';

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

/** Where a proxy can run, with a certificate that is believed here. */
const preparePlace = async (): Promise<Omit<ProxyPlace, 'gatewayPorts'> & { origin: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-proxy-'));
  // The proxy's workers are another account.
  chmodSync(folder, 0o755);
  const { certificate, key, pem } = makeCertificate(folder);
  setDefaultCACertificates([pem]);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  return { folder, port, plainPort, certificate, key, origin: `https://localhost:${port}` };
};

/** A book of its own for each proxy: locks of the one are not the other's. */
const walkThrough = async (proxy: Proxy): Promise<void> => {
  const { origin, ...place } = await preparePlace();
  const { plainPort } = place;
  const book = await createFirstBook();
  const gatewayPort = Number(new URL(book.origin).port);
  const here = { ...place, gatewayPorts: [gatewayPort] };
  let stopProxy = await runProxy(proxy, here);
  try {
    const where = ['--origin', origin, '--port', String(gatewayPort)];
    const set = [...where, '--customer', 'maria', '--deposit', '250'];
    const { customer } = (await book.read('init', '--yes', ...set)) as { customer: Walk['customer'] };
    await book.start();
    const [feedId = '', token = ''] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
    const mover = startBalancedMover([origin], { feed: { feedId, token } });
    const walk: Walk = { book, mover, origin, plainPort, customer, gameNum: FIRST_GAME };
    for (const [name, run] of STEPS) await tell(`${proxy.program}: ${name}`, () => run(walk));
    await mover.stop();
    for (const mistake of PROXY_MISTAKES[proxy.program] ?? []) {
      await stopProxy();
      stopProxy = await runProxy(proxy, { ...here, mistakes: mistake.mistakes });
      await tell(`${proxy.program}: doctor finds ${mistake.what}`, () =>
        findMistakes(book.variables(), mistake),
      );
    }
  } finally {
    await stopProxy();
    await book.close();
    rmSync(place.folder, { recursive: true });
  }
};

const walkThroughTwo = async (proxy: Proxy, postgresBin: string, redisProgram: string): Promise<void> => {
  const { origin, ...place } = await preparePlace();
  try {
    await walkTwoGateways(proxy, {
      origin,
      postgresBin,
      redisProgram,
      runProxy: (gatewayPorts) => runProxy(proxy, { ...place, gatewayPorts }),
    });
  } finally {
    rmSync(place.folder, { recursive: true });
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
const [postgresBin, redisProgram] = [findPostgresBin(), findRedisServer()];
if (postgresBin === null || redisProgram === null)
  console.log('Not run: two gateways behind a proxy. On Debian: apt-get install postgresql redis-server');
else
  for (const proxy of there)
    await tell(`${proxy.program}: two gateways, of which one is stopped`, () =>
      walkThroughTwo(proxy, postgresBin, redisProgram),
    );
if (isThere('systemd-analyze')) await tell('systemd takes the unit', checkUnit);
else console.log('Not run: systemd-analyze is missing, so nobody read the unit.');
await tell('what the unit starts comes up, and stops in time', startUnit);
console.log(`${failed === 0 ? 'All' : failed} ${failed === 0 ? 'passed' : 'failed'}.`);
process.exitCode = failed === 0 ? 0 : 1;
