import { cpSync, mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKillableGateway, type KillableGateway } from '../../testing/kill/killable-gateway.ts';
import { findFreePort } from '../../testing/servers/find-free-port.ts';
import { typeLine } from '../../testing/servers/type-line.ts';
import { DEMO_CUSTOMERS } from '../desk/demo/demo-customers.ts';

const signIn = async (origin: string, customerId: string, password: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ customerId, password }),
  });
  return ((await answer.json()) as { resultCode: number }).resultCode;
};

describe('a database in which somebody tried the demo becomes a real book’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-init-'));
  const file = join(folder, 'lineboard.env');
  const data = join(folder, 'data');
  let gateway: KillableGateway;
  let port: number;

  const init = (...words: string[]) =>
    typeLine({}, ['init', '--yes', '--file', file, '--port', String(port), ...words]);

  beforeAll(async () => {
    chmodSync(folder, 0o711);
    port = await findFreePort();
    gateway = await createKillableGateway({ DATA_DIR: data, DEMO: 'true', SANDBOX: 'false' }, { port });
    await gateway.start();
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  });

  it('by init, which closes each login of the demo and says so, and none of them comes in again', async () => {
    for (const { customerId, password, kind } of DEMO_CUSTOMERS)
      expect([customerId, await signIn(gateway.origin, customerId, password)]).toEqual([
        customerId,
        kind === 'agent' ? 4 : 0,
      ]);
    await gateway.stop();
    const made = await init('--origin', gateway.origin, '--customer', 'maria', '--data-dir', data);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('This database was a demo’s.');
    for (const { customerId } of DEMO_CUSTOMERS) expect(made.out).toContain(customerId);
    expect(made.out).toMatch(/ok +demo +1 customer, none for a demo/);
    gateway = await createKillableGateway(
      { ...(parseEnv(readFileSync(file, 'utf8')) as Record<string, string>), ENCRYPT_PASSWORDS: 'false' },
      { port },
    );
    await gateway.start();
    for (const { customerId, password } of DEMO_CUSTOMERS)
      expect([customerId, await signIn(gateway.origin, customerId, password)]).toEqual([customerId, 1]);
    const maria = /told once\): +MARIA +(\S+)/.exec(made.out)?.[1] ?? '';
    expect(await signIn(gateway.origin, 'MARIA', maria)).toBe(0);
  });

  it('whose data folder is named in the file, where a copy of the file finds it', async () => {
    const copy = join(folder, 'new-version.env');
    cpSync(file, copy);
    const listed = await typeLine({ LINEBOARD_ENV_FILE: copy }, ['customers', 'list', '--json']);
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toContain('MARIA');
  });

  it('and init again keeps what it isn’t asked about, and a copy of the file', async () => {
    await gateway.stop();
    const before = parseEnv(readFileSync(file, 'utf8'));
    expect((await init('--customer', 'maria')).err).toMatch(/is there already/);
    const again = await init('--overwrite', '--origin', 'http://other.example', '--customer', 'maria');
    expect(again.out).toMatch(/The one that was there is kept as \S+lineboard\.env\.20\S+Z\./);
    expect(again.out).toMatch(/Kept: .*CARD_KEYS.*\n +Changed: PUBLIC_ORIGINS\n/);
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({
      ...before,
      PUBLIC_ORIGINS: 'http://other.example',
    });
  });
});
