import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { findFreePort } from '../../../testing/servers/find-free-port.ts';
import {
  createOwnAuthority,
  type KeyPair,
  type OwnAuthority,
} from '../../../testing/servers/own-authority.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../testing/servers/own-postgres.ts';
import { typeLine } from '../../../testing/servers/type-line.ts';
import { openLongPool } from '../../desk/backup/open-long-pool.ts';
import { connectDatabase } from './connect-database.ts';
import { StartRefused } from '../report/start-refused.ts';
import { findPostgresUser } from './embedded/postgres-user.ts';
import { openDatabase } from './open-database.ts';

const HERE = '127.0.0.1/32';

describeWithPostgres('a PostgreSQL with TLS', (binDir) => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-tls-'));
  let authority: OwnAuthority;
  let stranger: OwnAuthority;
  let client: KeyPair;
  let port: number;
  let encrypted: OwnPostgres;
  let plain: OwnPostgres;
  let plainPort: number;

  beforeAll(async () => {
    authority = createOwnAuthority(folder);
    stranger = createOwnAuthority(mkdtempSync(join(folder, 'stranger-')));
    client = authority.sign('lineboard');
    const server = authority.sign('localhost');
    const user = findPostgresUser();
    chmodSync(folder, 0o755);
    chmodSync(server.key, 0o600);
    if (user !== null) chownSync(server.key, user.uid, user.gid);
    port = await findFreePort();
    const listen = { host: '127.0.0.1', from: HERE };
    encrypted = await startOwnPostgres(binDir, {
      listen: { ...listen, port },
      access: [
        `hostssl all certified ${HERE} trust clientcert=verify-ca`,
        `hostnossl all encrypted ${HERE} reject`,
      ],
      settings: [
        'ssl=on',
        `ssl_cert_file=${server.certificate}`,
        `ssl_key_file=${server.key}`,
        `ssl_ca_file=${authority.certificate}`,
      ],
    });
    plainPort = await findFreePort();
    plain = await startOwnPostgres(binDir, { listen: { ...listen, port: plainPort } });
    const database = await connectDatabase(encrypted.connection, 1);
    for (const role of ['certified', 'encrypted'])
      await database.pool.query(`create role ${role} superuser login`);
    await database.close();
  });
  afterAll(async () => {
    await encrypted.stop();
    await plain.stop();
    rmSync(folder, { recursive: true });
  });

  const address = (
    parameters: Record<string, string>,
    { host = 'localhost', at = port, role = 'lineboard' } = {},
  ): string => {
    const query = new URLSearchParams(parameters).toString();
    return `postgresql://${role}:secret@${host}:${at}/postgres${query === '' ? '' : `?${query}`}`;
  };

  /** Whether each kind of connection to it is encrypted, or the line that says why there is none. */
  const reach = async (url: string): Promise<boolean | string> => {
    const ask = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
    try {
      const database = await connectDatabase(url, 4);
      const long = openLongPool(url);
      try {
        await database.pipeline.query({ name: 'first', text: 'select 1', values: [] });
        const answers = [await database.pool.query(ask), await long.query(ask)];
        await database.createProbe().ask('select 1', 1_000);
        const found = new Set(answers.map(({ rows }) => rows[0].ssl as boolean));
        expect(found.size).toBe(1);
        return [...found][0]!;
      } finally {
        await long.end();
        await database.close();
      }
    } catch (error) {
      const { name, message } = error as Error;
      expect(message).not.toContain('secret');
      return `${name}: ${message}`;
    }
  };

  it('is reached as each sslmode says', async () => {
    const sslrootcert = authority.certificate;
    expect(await reach(address({}))).toBe(false);
    expect(await reach(address({ sslmode: 'disable' }))).toBe(false);
    expect(await reach(address({ sslmode: 'require' }))).toBe(true);
    expect(await reach(address({ sslmode: 'no-verify' }))).toBe(true);
    expect(await reach(address({ sslmode: 'no-verify', sslrootcert: stranger.certificate }))).toBe(true);
    expect(await reach(address({ sslmode: 'verify-full', sslrootcert }))).toBe(true);
    expect(await reach(address({ sslmode: 'verify-full', sslrootcert, uselibpqcompat: 'true' }))).toBe(true);
    expect(await reach(address({ sslrootcert }))).toBe(true);
  });

  it('is believed with another host’s certificate by verify-ca, and not by verify-full', async () => {
    const sslrootcert = authority.certificate;
    const elsewhere = { host: '127.0.0.1' };
    expect(await reach(address({ sslmode: 'verify-ca', sslrootcert }, elsewhere))).toBe(true);
    expect(await reach(address({ sslmode: 'require', sslrootcert }, elsewhere))).toBe(true);
    const refused = 'StartRefused: DATABASE_URL: the server’s certificate is for another host.';
    expect(await reach(address({ sslmode: 'verify-full', sslrootcert }, elsewhere))).toContain(refused);
    expect(await reach(address({ sslrootcert }, elsewhere))).toContain(refused);
  });

  it.each([
    { sslmode: 'verify-ca', own: false },
    { sslmode: 'require', own: false },
    { sslmode: 'verify-full', own: false },
    { sslmode: 'verify-full', own: true },
    { ssl: 'true', own: true },
  ])('is refused when a stranger signed for it (%o)', async ({ own, ...mode }) => {
    const parameters = { ...mode, ...(!own && { sslrootcert: stranger.certificate }) };
    expect(await reach(address(parameters as Record<string, string>))).toContain(
      'StartRefused: DATABASE_URL: nobody who is trusted signed the server’s certificate.',
    );
  });

  it('says what to do about a server that has no TLS, or takes nobody without', async () => {
    for (const sslmode of ['require', 'verify-full'])
      expect(await reach(address({ sslmode }, { at: plainPort }))).toContain(
        'StartRefused: DATABASE_URL: the server has no TLS.',
      );
    expect(await reach(address({}, { role: 'encrypted' }))).toContain(
      'StartRefused: DATABASE_URL: the server takes nobody without TLS',
    );
    expect(await reach(address({ sslmode: 'require' }, { role: 'encrypted' }))).toBe(true);
  });

  it('is shown the certificate of sslcert where it wants one', async () => {
    const who = { role: 'certified' };
    const sslmode = 'require';
    expect(await reach(address({ sslmode }, who))).toContain('the server wants a certificate.');
    const shown = { sslmode, sslcert: client.certificate, sslkey: client.key };
    expect(await reach(address(shown, who))).toBe(true);
    const strange = stranger.sign('lineboard');
    expect(
      await reach(address({ sslmode, sslcert: strange.certificate, sslkey: strange.key }, who)),
    ).toContain('StartRefused: DATABASE_URL: ');
  });

  it('is reached by its Unix socket without TLS whatever the mode, as by libpq', async () => {
    const { host, port: socketPort } = encrypted.connection;
    const url = address({ host, port: String(socketPort), sslmode: 'verify-full' });
    expect(await reach(url)).toBe(false);
  });

  it('is checked by the machine’s certificates, and doctor and the commands say the line of a start', async () => {
    const DATABASE_URL = address({ sslmode: 'verify-full', sslrootcert: 'system' });
    const line = await reach(DATABASE_URL);
    const told = String(line).replace('StartRefused: ', '');
    expect(told).toMatch(/^DATABASE_URL: nobody who is trusted/);
    const start = openDatabase(
      {
        url: DATABASE_URL,
        dataDir: null,
        defaultDir: '/nowhere',
        mayBeNew: true,
        connections: 2,
        stopAsked: new AbortController().signal,
      },
      () => undefined,
    );
    await expect(start).rejects.toThrow(new StartRefused(told));
    const doctor = await typeLine({ DATABASE_URL }, ['doctor', '--json']);
    expect(JSON.parse(doctor.out).findings).toContainEqual({
      part: 'database',
      state: 'wrong',
      found: told,
      todo: expect.stringContaining('Correct the address in DATABASE_URL'),
    });
    const trusting = { DATABASE_URL, SSL_CERT_FILE: authority.certificate };
    expect((await typeLine(trusting, ['doctor'])).out).toMatch(
      /PostgreSQL 1.* MB, encrypted on the way \(TLSv1\.\d\)\./,
    );
    for (const words of [['check-balances'], ['customers', 'list']])
      expect((await typeLine({ DATABASE_URL }, words)).err).toBe(`${told}\n`);
  });
});
