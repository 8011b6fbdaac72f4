import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { environmentOf, readCompose } from './read-compose.ts';

const REAL = join(ROOT, 'compose.yaml');
const DEMO = join(ROOT, 'compose.demo.yaml');
const SECRET = { POSTGRES_PASSWORD: 'word' };

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a real book has every variable of its file, and what is so in a container comes before them', () => {
  const { gateway } = readCompose([REAL], SECRET);
  writeFileSync(
    join(folder, 'lineboard.env'),
    "FEED='push'\nFEED_PUSH_TOKENS='mover:0123456789abcdef'\nMAIL_URL='smtps://m.example'\n" +
      "DEMO='true'\nHOST='127.0.0.1'\nPORT='9000'\nDATABASE_URL='postgres://elsewhere/x'\n",
  );
  expect(environmentOf(gateway!, folder)).toEqual({
    FEED: 'push',
    FEED_PUSH_TOKENS: 'mover:0123456789abcdef',
    MAIL_URL: 'smtps://m.example',
    DEMO: 'false',
    HOST: '0.0.0.0',
    PORT: '8080',
    TRUST_PROXY: '1',
    DATABASE_URL: 'postgres://lineboard:word@postgres:5432/lineboard',
    REDIS_URL: 'redis://redis:6379',
  });
});

it('without the file a real book has no feed: nothing invents its games', () => {
  const { gateway } = readCompose([REAL], SECRET);
  expect(environmentOf(gateway!, join(folder, 'nowhere'))).not.toHaveProperty('FEED');
});

it('a demo shows its sandbox where pages look for it, and takes nothing of a real book’s file', () => {
  const { gateway } = readCompose([REAL, DEMO], SECRET);
  const variables = environmentOf(gateway!, folder);
  expect(variables).toMatchObject({ DEMO: 'true', FEED: 'simulator', MAIL_DIR: '/tmp/mail' });
  expect(variables).not.toHaveProperty('FEED_PUSH_TOKENS');
  const { port } = new URL(variables['SANDBOX_URL']!);
  expect(variables['SANDBOX_PORT']).toBe(port);
  expect(gateway!.ports).toEqual(['127.0.0.1:8080:8080', `127.0.0.1:${port}:${port}`]);
});

it('only the demo’s ports are added, and its gateway is as closed as a real one', () => {
  const [real, demo] = [readCompose([REAL], SECRET), readCompose([REAL, DEMO], SECRET)];
  expect(real['gateway']!.ports).toEqual(['127.0.0.1:8080:8080']);
  const closed = { init: true, read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] };
  for (const { gateway } of [real, demo])
    expect(gateway).toMatchObject({ ...closed, security_opt: ['no-new-privileges:true'] });
});

it('without a password nothing starts', () => {
  expect(() => readCompose([REAL], {})).toThrow('POSTGRES_PASSWORD is not set: set it in .env');
});
