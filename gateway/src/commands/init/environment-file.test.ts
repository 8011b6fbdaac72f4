import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { compareVariables, createVariables } from './create-variables.ts';
import { changeVariable } from './change-variable.ts';
import { readVariables, writeEnvironmentFile } from './environment-file.ts';

const ANSWERS = new Map([
  ['origin', 'https://book.example'],
  ['database', 'postgres://u:p%23$x@db/book?a="b"#c'],
  ['port', '8080'],
  ['feed', 'mover'],
]);

describe('the file of variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'lineboard.env');

  it('can be read by a gateway without a demo, has its own secrets, and is only readable by its owner', async () => {
    const variables = createVariables(ANSWERS);
    await writeEnvironmentFile(file, variables, false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const result = readConfig(parseEnv(readFileSync(file, 'utf8')));
    expect(result).toMatchObject({
      ok: true,
      config: {
        DEMO: false,
        DATABASE_URL: ANSWERS.get('database'),
        REDIS_URL: null,
        FEED_PUSH_TOKENS: [{ feedId: 'mover', token: expect.stringMatching(/^[0-9a-f]{48}$/) }],
        CARD_KEYS: [{ keyId: 'first' }],
        PUSH_KEY: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
      },
    });
    const others = createVariables(ANSWERS);
    for (const secret of ['METRICS_TOKEN', 'FEED_PUSH_TOKENS', 'CARD_KEYS', 'PUSH_KEY'])
      expect(others.get(secret)).not.toBe(variables.get(secret));
  });

  it('keeps the data in the chosen place', () => {
    expect(createVariables(ANSWERS).get('DATA_DIR')).toBeUndefined();
    const said = createVariables(new Map([...ANSWERS, ['data-dir', '/srv/book']]));
    expect(said.get('DATA_DIR')).toBe('/srv/book');
  });

  it('is only replaced on request, and is then closed to others again', async () => {
    writeFileSync(file, 'KEPT=1\n');
    chmodSync(file, 0o644);
    await expect(writeEnvironmentFile(file, createVariables(ANSWERS), false)).rejects.toThrow(
      'is there already',
    );
    expect(readFileSync(file, 'utf8')).toBe('KEPT=1\n');
    const copy = await writeEnvironmentFile(file, createVariables(ANSWERS), true);
    expect(readFileSync(file, 'utf8')).toContain("DEMO='false'");
    expect(copy).toMatch(/lineboard\.env\.\d{4}-\d\d-\d\dT[\d.-]+Z$/);
    expect(readFileSync(copy ?? '', 'utf8')).toBe('KEPT=1\n');
    for (const each of [file, copy ?? '']) expect(statSync(each).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('keeps variables that weren’t asked for, whatever their quotes, and reports the changes', () => {
    const before = createVariables(ANSWERS);
    const old = new Map([
      ...before,
      ['MAIL_URL', 'smtps://u:p@mail.example'],
      ['MAIL_FROM', "Ann's book <a@book.example>"],
      ['TRUST_PROXY', '10.0.0.0/8'],
      ['FEED_PUSH_TOKENS', `${before.get('FEED_PUSH_TOKENS')},props:${'p'.repeat(20)}`],
    ]);
    old.delete('METRICS_TOKEN');
    const after = createVariables(new Map([...ANSWERS, ['port', '9090'], ['database', '']]), old);
    expect(compareVariables(old, after)).toEqual({
      kept: expect.arrayContaining(['CARD_KEYS', 'PUSH_KEY', 'FEED_PUSH_TOKENS', 'MAIL_URL', 'TRUST_PROXY']),
      changed: ['PORT'],
      added: ['METRICS_TOKEN'],
      removed: ['DATABASE_URL'],
    });
    expect(after.get('MAIL_FROM')).toBe("Ann's book <a@book.example>");
    const more = createVariables(new Map([...ANSWERS, ['feed', 'second']]), old);
    expect(more.get('FEED_PUSH_TOKENS')).toMatch(/^mover:[0-9a-f]{48},props:p{20},second:[0-9a-f]{48}$/);
    expect(createVariables(ANSWERS, new Map([['FEED', 'odds-api']])).get('FEED')).toBe('odds-api');
    expect(createVariables(ANSWERS, new Map([['FEED', 'simulator']])).get('FEED')).toBe('push');
  });

  it('is read back as it was written', async () => {
    const other = join(folder, 'quotes.env');
    const variables = new Map([
      ['MAIL_FROM', "Ann's <a@b.example>"],
      ['SITE_FILE', '/a "b"/`c`.json'],
    ]);
    await writeEnvironmentFile(other, variables, false);
    expect([...readVariables(other)]).toEqual([...variables]);
    rmSync(other);
  });

  it('is written to a link’s target, and the link stays a link', async () => {
    const [real, link] = [join(folder, 'etc.env'), join(folder, 'link.env')];
    writeFileSync(real, "PORT='8080'\n");
    symlinkSync(real, link);
    const copy = await writeEnvironmentFile(link, createVariables(ANSWERS), true);
    expect([lstatSync(link).isSymbolicLink(), readVariables(real).get('DEMO')]).toEqual([true, 'false']);
    const kept = await changeVariable(link, 'PORT', '9090');
    expect([lstatSync(link).isSymbolicLink(), readVariables(real).get('PORT')]).toEqual([true, '9090']);
    for (const each of [real, link, copy ?? '', kept ?? '']) rmSync(each);
  });

  it('loses no secret because of the marks that editors leave in it', async () => {
    const odd = join(folder, 'odd.env');
    writeFileSync(odd, '\uFEFFCARD_KEYS=first:abc\r\nexport PUSH_KEY="a$b#c"\r\nPORT=1\r\nPORT=2');
    expect(Object.fromEntries(readVariables(odd))).toEqual({
      CARD_KEYS: 'first:abc',
      PUSH_KEY: 'a$b#c',
      PORT: '2',
    });
    rmSync(odd);
    expect(() => readVariables(folder)).toThrow(/^The variables in .* can’t be read: /);
  });

  it('refuses a value that Node would read differently', async () => {
    const variables = createVariables(new Map([...ANSWERS, ['database', `postgres://u:it's"\`@db/book`]]));
    await expect(writeEnvironmentFile(join(folder, 'other'), variables, false)).rejects.toThrow(
      'DATABASE_URL has',
    );
    expect(readdirSync(folder)).not.toContain('other');
  });
});
