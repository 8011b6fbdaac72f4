import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartRefused } from '../report/start-refused.ts';
import { readTarget } from './read-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineboard-target-'));
const wrong = join(folder, 'wrong.crt');
writeFileSync(wrong, 'no certificate');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (query: string) => readTarget(`postgres://me:secret@db.example:6543/book?${query}`);

it.each([
  ['sslmode=allow', /^DATABASE_URL: sslmode=allow isn’t taken, .* Take verify-full or require/],
  ['sslmode=prefer', /^DATABASE_URL: sslmode=prefer isn’t taken/],
  ['sslmode=Require', /^DATABASE_URL: there is no sslmode=Require\. Take one of disable, require, /],
  ['sslmode=', /^DATABASE_URL: there is no sslmode=\./],
  ['ssl=maybe', /^DATABASE_URL: there is no sslmode=maybe/],
  ['sslmode=verify-ca', /^DATABASE_URL: sslmode=verify-ca needs a file in sslrootcert/],
  ['sslmode=verify-ca&sslrootcert=system', /^DATABASE_URL: sslrootcert=system goes with sslmode=verify-full/],
  ['sslmode=require&sslcrl=/a', /^DATABASE_URL: sslcrl isn’t taken/],
  [
    'sslrootcert=/none/ca.crt',
    /^DATABASE_URL: the file of sslrootcert, \/none\/ca\.crt, can’t be read \(ENOENT\)/,
  ],
  ['sslcert=/none/me.crt&sslkey=/none/me.key', /^DATABASE_URL: the file of sslcert, .* \(ENOENT\)/],
  [`sslcert=${wrong}`, /^DATABASE_URL: sslcert and sslkey go together/],
  [`sslcert=${wrong}&sslkey=/none/me.key`, /^DATABASE_URL: the file of sslkey, .* \(ENOENT\)/],
  [`sslcert=${wrong}&sslkey=${wrong}`, /^DATABASE_URL: what sslcert or sslkey names can’t be used/],
  [`sslmode=verify-full&sslrootcert=${wrong}`, /^DATABASE_URL: what sslrootcert names can’t be used/],
])('refuses %s in one line without the password', (query, line) => {
  try {
    read(query);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefused);
    expect((error as Error).message).toMatch(line);
    expect((error as Error).message).not.toMatch(/secret|\n/);
  }
});

it('leaves the rest of the address as it is', () => {
  expect(read('application_name=book%20one&options=-c%20search_path%3Dbook')).toMatchObject({
    host: 'db.example',
    port: 6543,
    user: 'me',
    password: 'secret',
    database: 'book',
    application_name: 'book one',
    options: '-c search_path=book',
  });
});

it('takes `ssl` of other clients', () => {
  expect(read('ssl=0').ssl).toBe(false);
  expect(read('ssl=true').ssl).toEqual({});
  expect(read('ssl=no-verify').ssl).toEqual({ rejectUnauthorized: false });
  expect(read('').ssl).toBeUndefined();
});
