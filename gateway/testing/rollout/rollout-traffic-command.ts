/**
 * What goes on while gateways are renewed: pages, customers and a line mover behind the shipped nginx, as a child of
 * `npm run verify:rollout`. It says `placing` when all is well, is told `judge`, and says what was seen.
 */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { makeCertificate } from '../proxies/certificate.ts';
import { judgeSeen, openCustomers, tellSeen } from './customers-of-rollout.ts';
import { openSite } from './open-site.ts';

const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({
  options: {
    /** Address of the book's database. */
    database: text,
    /** Ports of the sites that it opens. */
    site: text,
    'site-without-edges': text,
    /** Ports of the Services that these lead to. */
    full: text,
    feeds: text,
    watch: text,
    watchers: text,
    /** The line mover's name and token. */
    feed: text,
    token: text,
  },
});
const folder = mkdtempSync(join(tmpdir(), 'lineboard-rollout-'));
chmodSync(folder, 0o755);
process.once('SIGTERM', () => process.exit());
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const { certificate, key, pem } = makeCertificate(folder);
setDefaultCACertificates([pem]);
const [site, plain] = [Number(values.site), Number(values['site-without-edges'])];
const services = { full: Number(values.full), feeds: Number(values.feeds), certificate, key };
const proxies = [
  await openSite(folder, { ...services, port: site, watch: Number(values.watch) }),
  await openSite(folder, { ...services, port: plain, watch: null }),
];
const database = createDatabase(values.database, 4);
const customers = await openCustomers({
  database,
  origins: [`https://localhost:${site}`, `https://localhost:${plain}`],
  service: `http://127.0.0.1:${values.full}`,
  watchers: Number(values.watchers),
  feed: { feedId: values.feed, token: values.token },
});
process.send!({ kind: 'placing' });
await once(process, 'message');
const seen = await customers.judge();
const { rows } = await database.pool.query<{ name: string }>('select name from schema_migration');
process.send!({
  kind: 'judged',
  broken: judgeSeen(seen),
  figures: tellSeen(seen),
  migrations: rows.map(({ name }) => name),
});
await customers.close();
await database.close();
for (const stop of proxies) await stop();
process.disconnect();
